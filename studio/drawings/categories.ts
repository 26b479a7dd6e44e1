import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { ball, books, headphones, notebook, openBook, pencilCup, phone, spark } from "./desk-things.ts";
import {
  bangles,
  bat,
  creamJar,
  cushion,
  jhumka,
  lipstick,
  perfume,
  plant,
  ring,
  stumps,
  tableLamp,
} from "./home-things.ts";
import { basket, leafBunch, mango, marigold, spiceBowl } from "./market-things.ts";
import { palette } from "./palette.ts";
import { place, sheet } from "./paper.ts";
import { arch, rect } from "./shapes.ts";
import { kurtaOnHanger, sareeFold } from "./wear-things.ts";

const gold = "#dba63f";

export const categories: Record<string, () => Part[]> = {
  "category-electronics": () =>
    niche("#31607a", [
      ...place(headphones(palette.indigo, palette.terracotta), 500, 800, 1.3, 4),
      ...place(phone("#23254a"), 500, 800, 1.02, 6),
    ]),
  "category-clothing": () =>
    niche("#b5482c", [
      ...kurtaOnHanger(palette.indigo, palette.marigold),
      ...place(sareeFold(), 740, 812, 0.9, 6),
    ]),
  "category-jewelry": () =>
    niche("#8c2f55", [
      ...place(jhumka(gold, "#c9352f"), 372, 290, 1.3, 4),
      ...place(jhumka(gold, "#c9352f"), 632, 290, 1.3, 4),
      ...place(bangles(["#2f7d7b", gold, "#c9352f"]), 360, 826, 0.92, 5),
      ...place(ring(gold, "#bfe3ea"), 650, 822, 0.84, 5),
    ]),
  "category-stationery": () =>
    niche("#c98a2b", [
      ...place(notebook(palette.rose), 630, 806, 1.42, 4),
      ...place(pencilCup(palette.indigo), 366, 812, 1.3, 6),
    ]),
  "category-grocery": () =>
    niche("#5f7a3a", [
      ...place(leafBunch(palette.leaf), 376, 620, 1.5, 3),
      ...place(basket(fruit(), "#c99360", 320, 130), 500, 806, 1.42, 4),
      ...place(spiceBowl("#dd4f22", "#d7b075"), 320, 846, 0.9, 7),
      ...place(spiceBowl("#eda920", "#d7b075"), 690, 846, 0.9, 7),
    ]),
  "category-home-living": () =>
    niche("#2f6d6a", [
      ...place(plant(palette.terracotta), 312, 806, 1.42, 4),
      ...place(tableLamp("#f8dca0", "#3b3f7d"), 600, 806, 1.56, 5),
      ...place(cushion(palette.rose), 450, 840, 0.94, 7),
    ]),
  "category-sports": () =>
    niche("#3d6fa0", [
      ...place(stumps(), 606, 806, 1.46, 4),
      ...turned(bat(), 420, 806, 1.38, 5),
      ...place(ball(78, "#b3261e"), 650, 834, 1, 7),
    ]),
  "category-beauty": () =>
    niche("#c4607c", [
      ...place(perfume("#f3c9b8"), 372, 800, 1.62, 4),
      ...place(lipstick("#b3203f"), 622, 800, 1.62, 4),
      ...place(creamJar("#fbeede", palette.teal), 520, 840, 1.08, 6),
      marigold(318, 836, 44, palette.marigold, 7),
      marigold(718, 842, 36, palette.saffron, 7),
    ]),
  "category-books": () =>
    niche("#5a4a86", [
      ...place(books([palette.terracotta, palette.teal, palette.marigold, palette.rose]), 500, 826, 1.56, 4),
      ...place(openBook(palette.indigo), 500, 506, 1.3, 5),
    ]),
};

/** A wall niche with a lit back, in which things stand at y = 806. */
function niche(colour: string, things: Part[]): Part[] {
  const dots = Array.from({ length: 12 }, (_, row) =>
    Array.from(
      { length: 12 },
      (_, i) => `<path d="M${i * 92 + (row % 2) * 46} ${row * 88 - 12}l10 12l-10 12l-10 -12z"/>`,
    ).join(""),
  ).join("");
  const glow = `<defs><radialGradient id="glow" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="#fff5dc"/><stop offset="1" stop-color="#f3dcb6"/></radialGradient></defs><rect width="1000" height="1000" fill="url(#glow)"/>`;
  const frame = (width: number, height: number) =>
    `${rect(-20, -20, 1040, 1040)}${arch(500, 900, width, height, "cusped")}`;
  return [
    sheet(0, rect(-20, -20, 1040, 1040), "#f9e8c8", { print: glow, thickness: 0 }),
    sheet(1, frame(800, 806), toned(colour, 0.42)),
    sheet(2.6, frame(840, 836), toned(colour, 0.16)),
    sheet(4.2, frame(884, 868), colour, {
      print: `<g fill="#fff" fill-opacity=".09">${dots}</g>`,
      thickness: 8,
    }),
    sheet(3.4, rect(-20, 800, 1040, 230), toned(colour, -0.2), {
      print: `<path d="M0 808H1000" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>`,
    }),
    ...[110, 890].map((x) => spark(x, 110, 46, palette.turmeric, 5.4)),
    ...things,
  ];
}

function fruit(): Part[] {
  return [
    [-110, -140],
    [-50, -150],
    [10, -146],
    [72, -150],
    [118, -134],
    [-80, -196],
    [-16, -206],
    [50, -200],
  ].flatMap(([x, y], i) =>
    mango(
      x!,
      y!,
      1.1,
      i * 0.7,
      0.5 + (i > 4 ? 0.9 : 0),
      i % 3 === 1 ? "#c8402c" : i % 3 === 2 ? palette.turmeric : palette.marigold,
    ),
  );
}

function turned(parts: Part[], x: number, y: number, size: number, level: number): Part[] {
  const lean = (path: string) =>
    path.replace(
      /(-?\d*\.?\d+) (-?\d*\.?\d+)/g,
      (_, a: string, b: string) =>
        `${(Number(a) * 0.96 - Number(b) * -0.26).toFixed(1)} ${(Number(b) * 0.96 + Number(a) * -0.26).toFixed(1)}`,
    );
  return place(
    parts.map((part) => ({
      ...part,
      outline: lean(part.outline),
      ...(part.print ? { print: `<g transform="matrix(.96 -.26 .26 .96 0 0)">${part.print}</g>` } : {}),
    })),
    x,
    y,
    size,
    level,
  );
}
