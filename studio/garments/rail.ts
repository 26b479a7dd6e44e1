import type { Part } from "../relief/part.ts";
import { box, disc } from "./findings.ts";

/** A turned wooden rail across the picture. */
export function rail(y: number, left = 110, right = 890): Part[] {
  const grain = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${left} ${y - 12 + i * 6}q160 ${i % 2 ? 3 : -3} 320 0t460 ${i - 2}" stroke="#5f3a20" stroke-opacity=".25" stroke-width="1.6" fill="none"/>`,
  ).join("");
  const wood = { colour: "#a87448", cloth: "hard", gloss: 0.18, swell: 0, wrinkle: 0 } as const;
  return [
    {
      outline: box(left, y - 15, right - left, 30, 12),
      ...wood,
      thickness: 4,
      edge: 3,
      relief: (_, at) => 26 * Math.sqrt(Math.max(0, 1 - ((at - y) / 16) ** 2)),
      print: grain,
    },
    ...[left, right].map((x): Part => ({ outline: disc(x, y, 21), ...wood, thickness: 34, edge: 12 })),
  ];
}

/** Hanging threads, knotted at the top. */
export function tassels(xs: number[], y: number, colour: string, long = 46): Part[] {
  return xs.map((x, i) => ({
    outline: `M${x - 4} ${y}Q${x - 6} ${y + 8} ${x - 7 - (i % 3)} ${y + long - (i % 2) * 4}H${x + 7 - (i % 3)}Q${x + 6} ${y + 8} ${x + 4} ${y}Z`,
    colour,
    cloth: "rib",
    thickness: 6,
    edge: 4,
    swell: 0,
    wrinkle: 0,
    relief: (at) => 1.2 * Math.sin(at * 2),
  }));
}
