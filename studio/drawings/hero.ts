import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import {
  awning,
  basket,
  cloths,
  crate,
  garland,
  lantern,
  leafBunch,
  mango,
  pot,
  spiceBowl,
} from "./market-things.ts";
import { palette } from "./palette.ts";
import { place, round, sheet } from "./paper.ts";
import { arch, circle, dome, rect, smooth } from "./shapes.ts";

/** A market stall in the morning on the right; quiet paper on the left for the words. */
export function hero(): Part[] {
  return [...morning(), ...stall(), ...goods(), ...roof()];
}

function morning(): Part[] {
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#fbeedb"/><stop offset=".6" stop-color="#f9e2c4"/><stop offset="1" stop-color="#f3d0a6"/></linearGradient></defs><rect y="-420" width="1700" height="1330" fill="url(#sky)"/>`;
  const near = "#eab98c";
  const hill = (points: [number, number][], colour: string, level: number) =>
    sheet(level, smooth([-80, 1000], ...points, [1700, 1000]), colour);
  return [
    sheet(0, rect(-20, -420, 1740, 1340), "#fbeedb", { print: sky, thickness: 0 }),
    sheet(0.4, circle(610, 360, 128), "#fbd9a0", {
      print: `<circle cx="610" cy="360" r="128" fill="#fff" fill-opacity=".12"/>`,
    }),
    skyline(590, "#f5d6b2", 0.9, 40),
    skyline(650, "#f0c79c", 1.3, 0),
    hill(
      [
        [-60, 720],
        [180, 690],
        [420, 720],
        [700, 690],
        [980, 720],
      ],
      near,
      1.5,
    ),
    hill(
      [
        [-60, 800],
        [220, 768],
        [520, 790],
        [820, 770],
        [1200, 800],
      ],
      "#dd9c6c",
      2.2,
    ),
    hill(
      [
        [-60, 872],
        [300, 846],
        [640, 862],
        [1000, 850],
        [1400, 860],
      ],
      "#c97a4b",
      3,
    ),
  ];
}

function stall(): Part[] {
  const back = `<g opacity=".5">${Array.from({ length: 9 }, (_, i) => `<path d="M${850 + i * 80} 150V760" stroke="${toned(palette.indigo, -0.25)}" stroke-width="3"/>`).join("")}</g>`;
  const shelf = (y: number) => [sheet(4.6, rect(884, y, 640, 18, 4), palette.wood, { thickness: 10 })];
  const front = Array.from({ length: 6 }, (_, i) =>
    sheet(6.4, arch(896 + i * 122, 892, 84, 112, "cusped"), toned(palette.brick, -0.18), {
      print: `<path d="${arch(896 + i * 122, 892, 56, 84, "cusped")}" fill="${palette.brick}"/>`,
    }),
  );
  return [
    sheet(3.4, rect(850, 110, 704, 800), palette.indigo, { print: back }),
    ...shelf(500),
    ...[846, 1530].map((x) => round(5, rect(x, 96, 30, 830, 6), palette.wood, "", 0.3)),
    round(6, rect(800, 728, 806, 40, 6), toned(palette.wood, 0.12), "", 0.05),
    sheet(5.6, rect(820, 760, 790, 160), palette.terracotta),
    ...front,
  ];
}

function goods(): Part[] {
  const heap = [
    [-84, -118],
    [-30, -126],
    [28, -124],
    [84, -116],
    [-56, -158],
    [2, -168],
    [58, -158],
  ].flatMap(([x, y], i) =>
    mango(x!, y!, 1, i * 0.5 - 1, 0.6 + (i > 3 ? 0.8 : 0), i % 2 ? palette.turmeric : palette.marigold),
  );
  return [
    ...place(pot(palette.teal), 972, 500, 0.92, 5),
    ...place(cloths([palette.rose, palette.turmeric, palette.leaf, palette.paper], 190), 1160, 500, 1.05, 5),
    ...place(pot("#d49a3a"), 1336, 500, 1.02, 5),
    ...place(cloths([palette.teal, palette.terracotta], 130), 1462, 500, 1.1, 5),
    ...place(lantern("#d49a3a", "#fdeebf"), 1040, 230, 0.72, 5),
    ...place(lantern(palette.rose, "#fdeebf"), 1240, 230, 0.6, 5),
    ...place(lantern(palette.teal, "#fdeebf"), 1420, 230, 0.78, 5),
    ...place(leafBunch(palette.leaf), 892, 690, 0.82, 6),
    ...place(pot("#b5562f"), 884, 732, 0.84, 7),
    ...place(basket(heap), 1090, 738, 0.86, 7),
    ...place(spiceBowl("#d9531f", "#b98a4a"), 1290, 734, 0.74, 8),
    ...place(spiceBowl("#e8a51f", "#b98a4a"), 1424, 734, 0.8, 7),
    ...place(spiceBowl("#7c8f3a", "#b98a4a"), 1548, 734, 0.7, 8),
    ...place(crate(190, 120), 700, 900, 1, 6),
    ...place(leafBunch(palette.neem), 664, 796, 0.78, 7),
    ...place(leafBunch(palette.leaf), 738, 796, 0.72, 7.4),
  ];
}

function roof(): Part[] {
  const string = (from: number, to: number) =>
    garland([from, 252], [to, 252], 58, 25, 9.6, [palette.marigold, palette.saffron], 13);
  return [
    ...awning(776, 1632, 76, 150, 9, [palette.marigold, palette.terracotta], 8, 60),
    ...string(846, 1200),
    ...string(1200, 1560),
  ];
}

/** Roofs, domes, pavilions and trees of an old town as one sheet. */
function skyline(y: number, colour: string, level: number, shift: number): Part {
  const roofs = [
    [-60, 40, 150],
    [60, -6, 110],
    [150, 30, 140],
    [276, 8, 120],
    [380, 44, 170],
    [530, 16, 120],
    [630, 40, 190],
    [800, 20, 160],
  ].map(([x, up, w]) => rect(x! + shift, y - 40 + up!, w!, 500));
  const domes = [
    [6, 40, 92],
    [214, 30, 84],
    [466, 44, 118],
    [722, 40, 100],
  ].map(
    ([x, up, w]) =>
      `${dome(x! + shift, y - 38 + up!, w!, w! * 0.86)}${rect(x! + shift - 2, y - 38 + up! - w! * 0.86 - 18, 4, 24)}`,
  );
  const pavilions = [
    [116, 44],
    [336, 66],
    [586, 52],
  ].map(([x, up]) => {
    const [cx, top] = [x! + shift, y - up!];
    return `${[-24, -3, 18].map((dx) => rect(cx + dx, top - 4, 6, 60)).join("")}${rect(cx - 32, top - 8, 64, 9)}${rect(cx - 34, top + 40, 68, 400)}${dome(cx, top - 6, 56, 40)}`;
  });
  const trees = [
    [262, 20],
    [680, 26],
    [30, 30],
  ].map(([x, up]) =>
    [
      [0, 0, 40],
      [-34, 18, 30],
      [34, 20, 30],
      [0, 34, 40],
    ]
      .map(([dx, dy, r]) => circle(x! + shift + dx!, y - up! + dy!, r!))
      .join(""),
  );
  const windows = [
    [30, 26],
    [104, 60],
    [196, 70],
    [322, 60],
    [430, 84],
    [510, 90],
    [574, 60],
    [690, 84],
  ]
    .map(([x, down]) => `<path d="${arch(x! + shift, y + down!, 20, 42)}" fill="#fdf0da" fill-opacity=".8"/>`)
    .join("");
  return sheet(level, [...roofs, ...domes, ...pavilions, ...trees].join(""), colour, {
    union: true,
    print: windows,
  });
}
