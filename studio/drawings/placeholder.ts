import type { Part } from "../relief/part.ts";
import { sheet } from "./paper.ts";
import { awningStrips, rect } from "./shapes.ts";

/** The mark pressed into blank paper: stands where a picture is missing. */
export function placeholder(): Part[] {
  const post = (x: number) => sheet(1, rect(x, 316, 84, 400, 18), "#e2d8c8");
  return [
    post(338),
    post(578),
    ...awningStrips(240, 760, 404, 126, 5, 88).map((strip, i) =>
      sheet(2 + (i % 2) * 0.3, strip, i % 2 ? "#dccfba" : "#eae1d2", { thickness: 7, edge: 4 }),
    ),
  ];
}
