import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { sleepingCat } from "./cat.ts";
import { awning, crate, garland, marigold } from "./market-things.ts";
import { palette } from "./palette.ts";
import { place, round, sheet } from "./paper.ts";
import { circle, polygon, rect, smooth } from "./shapes.ts";

/** A stall with nothing left on it but a sleeping cat; a kite has got away. */
export function notFound(): Part[] {
  return [...evening(), ...emptyStall(), ...place(sleepingCat(), 540, 548, 1.12, 7), ...kite(1010, 190)];
}

function evening(): Part[] {
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#f8e6d0"/><stop offset="1" stop-color="#f3cfa8"/></linearGradient></defs><rect width="1200" height="800" fill="url(#sky)"/>`;
  const hill = (y: number, level: number, colour: string) =>
    sheet(
      level,
      smooth([-80, y + 20], [200, y - 20], [560, y + 16], [900, y - 24], [1290, y], [1300, 900], [-100, 900]),
      colour,
    );
  return [
    sheet(0, rect(-10, -10, 1220, 820), "#f8e6d0", { print: sky, thickness: 0 }),
    sheet(0.4, circle(182, 250, 92), "#fbd79b"),
    hill(610, 1, "#eec49a"),
    hill(670, 1.8, "#e0a676"),
    hill(726, 2.6, "#cf8a58"),
  ];
}

function emptyStall(): Part[] {
  return [
    sheet(3.2, rect(318, 190, 500, 520), toned(palette.indigo, 0.06), {
      print: Array.from(
        { length: 6 },
        (_, i) =>
          `<path d="M${390 + i * 80} 190V710" stroke="${toned(palette.indigo, -0.25)}" stroke-width="3"/>`,
      ).join(""),
    }),
    sheet(4.4, rect(340, 398, 456, 15, 4), palette.wood, { thickness: 9 }),
    sheet(
      4.8,
      "M430 398Q436 366 470 364Q474 344 492 344L520 344Q530 352 524 364Q556 372 556 398Z",
      toned(palette.clay, -0.1),
      {
        print: `<path d="M430 386Q500 366 556 388" fill="none" stroke="${toned(palette.clay, -0.4)}" stroke-width="4"/>`,
      },
    ),
    ...[318, 798].map((x) => round(4.8, rect(x, 170, 24, 570, 6), palette.wood, "", 0.3)),
    round(6, rect(284, 544, 572, 34, 6), toned(palette.wood, 0.12), "", 0.05),
    sheet(5.6, rect(300, 572, 540, 170), palette.terracotta, {
      print: Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M${330 + i * 60} 600l22 34l-22 34l-22 -34z" fill="${palette.brick}" fill-opacity=".7"/>`,
      ).join(""),
    }),
    ...place(crate(150, 96), 950, 748, 1, 5),
    marigold(908, 636, 15, palette.marigold, 8),
    marigold(240, 752, 14, palette.saffron, 6),
    ...awning(272, 868, 132, 112, 7, [palette.marigold, palette.terracotta], 8, 46),
    ...garland([330, 262], [810, 262], 46, 27, 9.6, [palette.marigold, palette.saffron], 11),
  ];
}

export function kite(x: number, y: number): Part[] {
  const string = `M${x - 30} ${y + 52}C${x - 60} ${y + 180} ${x + 60} ${y + 250} ${x - 20} ${y + 360}C${x - 60} ${y + 420} ${x - 30} ${y + 470} ${x - 62} ${y + 470}L${x - 60} ${y + 474}C${x - 24} ${y + 474} ${x - 54} ${y + 422} ${x - 16} ${y + 362}C${x + 66} ${y + 252} ${x - 54} ${y + 182} ${x - 26} ${y + 52}Z`;
  return [
    sheet(3, string, "#8d6a4a", { thickness: 2, edge: 1 }),
    sheet(
      3.4,
      polygon([x + 20, y - 110], [x + 92, y - 20], [x - 30, y + 60], [x - 84, y - 44]),
      palette.rose,
      {
        print: `<path d="M${x + 20} ${y - 110}L${x - 30} ${y + 60}L${x + 92} ${y - 20}z" fill="${palette.turmeric}"/><circle cx="${x}" cy="${y - 26}" r="22" fill="${palette.indigo}"/><path d="M${x + 20} ${y - 110}L${x - 30} ${y + 60}M${x + 92} ${y - 20}Q${x - 10} ${y - 70} ${x - 84} ${y - 44}" stroke="#7a4a2a" stroke-width="4" fill="none"/>`,
        thickness: 6,
      },
    ),
    sheet(3.6, polygon([x - 30, y + 56], [x - 56, y + 92], [x - 16, y + 96]), palette.teal),
  ];
}
