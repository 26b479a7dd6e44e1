import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { peekingCat, sittingCat, sleepingCat } from "./cat.ts";
import { awning, basket, cloths, crate, garland, leafBunch, mango, marigold, pot } from "./market-things.ts";
import { kite } from "./not-found.ts";
import { palette } from "./palette.ts";
import { place, round, sheet } from "./paper.ts";
import { box, evening, heart, post, present, thread } from "./scene-things.ts";
import { arch, circle, polygon, rect, smooth } from "./shapes.ts";

const ground = 526;

/** What the shop's cat does meanwhile, for pages on which there is nothing yet. */
export const scenes: Record<string, () => Part[]> = {
  cart: () => [
    ...evening(270),
    ...handle(640),
    ...place(basket(place(sleepingCat(), 8, -108, 0.9, 0.6), "#c98a5c"), 640, ground + 8, 1.55, 4),
    ...marigolds([360, 532, 16], [948, 522, 18], [990, 546, 14]),
  ],
  heart: () => [
    ...evening(980),
    ...place(pot(palette.teal), 720, ground, 0.95, 4),
    ...wishTree(720, ground - 176),
    ...place(sittingCat(), 470, ground, 1.3, 4),
    ...marigolds([920, 538, 16], [330, 548, 14]),
  ],
  package: () => [
    ...evening(920),
    ...place(box(place(peekingCat(), 0, -152, 1.02)), 590, ground + 6, 1.5, 4),
    ...marigolds([280, 540, 17], [900, 536, 16]),
  ],
  globe: () => [
    ...evening(250),
    ...place(kite(0, 0), 800, 176, 0.88),
    ...place(sittingCat(), 480, ground, 1.35, 4),
    ...marigolds([950, 540, 15], [310, 546, 14]),
  ],
  lock: () => [
    ...evening(290),
    ...door(640),
    ...place(sleepingCat(), 700, ground - 6, 1.25, 9),
    ...place(pot("#b5562f"), 372, ground, 0.8, 5),
    ...place(leafBunch(palette.leaf), 372, ground - 146, 0.8, 4),
  ],
  store: () => [...evening(210), ...stall(600), ...marigolds([216, 540, 16], [960, 540, 14])],
  bolt: () => [
    ...evening(600),
    ...line(250, 950),
    ...[380, 530, 680, 820].flatMap((x, i) =>
      tag(x, [206, 226, 224, 202][i]!, [palette.turmeric, palette.rose, palette.teal, palette.terracotta][i]!),
    ),
    ...place(sleepingCat(), 610, ground + 4, 1.3, 5),
  ],
  search: () => [
    ...evening(980),
    ...place(crate(230, 130), 800, ground, 1.1, 4),
    ...place(cloths([palette.rose, palette.turmeric, palette.leaf], 180), 800, ground - 146, 1, 5),
    ...place(sittingCat(), 430, ground, 1.35, 4),
    ...lens(620, 330),
  ],
  done: () => [
    ...evening(600),
    ...line(200, 1000),
    ...garland([206, 176], [994, 176], 40, 33, 8, [palette.marigold, palette.saffron], 17),
    ...place(present(palette.terracotta, palette.turmeric), 520, ground + 4, 1.15, 5),
    ...place(sittingCat(), 760, ground + 4, 1.2, 6),
    ...marigolds([320, 540, 17], [930, 540, 15]),
  ],
  pause: () => [
    ...evening(620),
    ...place(sittingCat(), 322, ground, 1.2, 4),
    ...place(basket(heap(), "#c98a5c", 260, 104), 590, ground + 6, 1.15, 5),
    ...card(876, ground - 104),
    ...marigolds([1060, 544, 15]),
  ],
};

function marigolds(...flowers: [number, number, number][]): Part[] {
  return flowers.map(([x, y, r], i) => marigold(x, y, r, i % 2 ? palette.saffron : palette.marigold, 5));
}

function handle(x: number): Part[] {
  const wood = toned(palette.clay, -0.3);
  return [
    round(
      3.6,
      `M${x - 196} 360C${x - 190} 60 ${x + 190} 60 ${x + 196} 360L${x + 172} 360C${x + 160} 92 ${x - 160} 92 ${x - 172} 360Z`,
      wood,
      "",
      0.2,
    ),
  ];
}

function heap(): Part[] {
  const fruit = [
    [-84, -110],
    [-30, -122],
    [28, -120],
    [84, -110],
    [-56, -152],
    [2, -164],
    [58, -152],
  ];
  return fruit.flatMap(([x, y], i) =>
    mango(x!, y!, 1, i * 0.5 - 1, 0.6 + (i > 3 ? 0.8 : 0), i % 2 ? palette.turmeric : palette.marigold),
  );
}

/** A young tree that bears hearts. */
function wishTree(x: number, foot: number): Part[] {
  const trunk = `M${x - 9} ${foot + 6}Q${x - 2} ${foot - 90} ${x - 6} ${foot - 190}L${x + 6} ${foot - 190}Q${x + 8} ${foot - 90} ${x + 9} ${foot + 6}Z`;
  const leaf = (dx: number, dy: number, turn: number) => {
    const [tx, ty] = [x + dx + turn * 44, foot + dy - 26];
    return sheet(
      4.6,
      smooth([x + dx, foot + dy], [x + dx + turn * 14, foot + dy - 24], [tx, ty], [x + dx + turn * 30, foot + dy - 2]),
      turn > 0 ? palette.leaf : palette.neem,
      { edge: 5 },
    );
  };
  return [
    round(4, trunk, palette.wood, "", 0.3),
    leaf(4, -40, 1),
    leaf(-4, -64, -1),
    leaf(4, -104, 1),
    leaf(-4, -128, -1),
    heart(x, foot - 196, 118, palette.rose, 5.6),
    heart(x - 84, foot - 128, 62, palette.terracotta, 5),
    heart(x + 86, foot - 108, 70, palette.marigold, 5),
  ];
}

function door(x: number): Part[] {
  const wall = toned(palette.terracotta, 0.08);
  return [
    sheet(3.4, arch(x, ground, 430, 470, "cusped"), wall),
    sheet(4, arch(x, ground, 350, 410, "cusped"), palette.wood),
    sheet(4.6, arch(x, ground, 306, 372, "cusped"), palette.indigo, {
      print: `<path d="M${x} 100V${ground}" stroke="${toned(palette.indigo, -0.4)}" stroke-width="6"/>${[-104, -52, 52, 104].map((dx) => `<path d="M${x + dx} 120V${ground}" stroke="${toned(palette.indigo, -0.25)}" stroke-width="3"/>`).join("")}`,
    }),
    sheet(5.4, smooth([x - 34, 318], [x - 34, 270], [x, 244], [x + 34, 270], [x + 34, 318], [x + 20, 318], [x + 20, 276], [x, 260], [x - 20, 276], [x - 20, 318]), "#9a958c"),
    round(6, rect(x - 48, 308, 96, 78, 12), palette.marigold, `<circle cx="${x}" cy="340" r="10" fill="#7a4a2a"/><path d="M${x} 340v24" stroke="#7a4a2a" stroke-width="9" stroke-linecap="round"/>`, 0.25),
    ...garland([x - 168, 176], [x + 168, 176], 34, 17, 7, [palette.marigold, palette.saffron], 14),
    round(7, rect(x - 260, ground - 14, 520, 40, 6), toned(palette.wood, 0.12), "", 0.05),
  ];
}

function stall(x: number): Part[] {
  return [
    sheet(3.2, rect(x - 210, 130, 420, 390), toned(palette.indigo, 0.06), {
      print: [1, 2, 3, 4, 5]
        .map((i) => `<path d="M${x - 210 + i * 70} 130V520" stroke="${toned(palette.indigo, -0.25)}" stroke-width="3"/>`)
        .join(""),
    }),
    ...[x - 212, x + 188].map((left) => round(4.8, rect(left, 110, 24, 430, 6), palette.wood, "", 0.3)),
    ...place(sleepingCat(), x + 4, 392, 1.15, 7),
    round(6, rect(x - 246, 386, 492, 30, 6), toned(palette.wood, 0.12), "", 0.05),
    sheet(5.6, rect(x - 230, 412, 460, 130), palette.terracotta, {
      print: [0, 1, 2, 3, 4, 5, 6]
        .map((i) => `<path d="M${x - 186 + i * 62} 444l20 30l-20 30l-20 -30z" fill="${palette.brick}" fill-opacity=".7"/>`)
        .join(""),
    }),
    ...awning(x - 256, x + 256, 70, 118, 7, [palette.marigold, palette.terracotta], 8, 40),
    ...garland([x - 206, 196], [x + 206, 196], 36, 23, 9.6, [palette.marigold, palette.saffron], 11),
  ];
}

/** Two posts with a thread from one to the other. */
function line(left: number, right: number): Part[] {
  return [...post(left, ground + 12, 360), ...post(right, ground + 12, 360), thread([left, 176], [right, 176], 40, 6)];
}

function tag(x: number, y: number, colour: string): Part[] {
  return [
    sheet(6, rect(x - 2, y - 8, 4, 40), "#8d6a4a", { thickness: 2, edge: 1 }),
    sheet(
      6.6,
      polygon([x - 24, y + 20], [x + 24, y + 20], [x + 44, y + 46], [x + 44, y + 132], [x - 44, y + 132], [x - 44, y + 46]),
      colour,
      { print: `<circle cx="${x}" cy="${y + 42}" r="9" fill="#f8e6d0"/>`, thickness: 6 },
    ),
  ];
}

function lens(x: number, y: number): Part[] {
  const r = 92;
  const ring = `${circle(x, y, r)}${circle(x, y, r - 20)}`;
  return [
    sheet(8, polygon([x + 54, y + 68], [x + 70, y + 54], [x + 150, y + 148], [x + 128, y + 168]), palette.wood, {
      thickness: 10,
      edge: 5,
    }),
    sheet(7.4, circle(x, y, r - 12), palette.sky, {
      print: `<path d="M${x - 46} ${y - 8}Q${x - 40} ${y - 44} ${x - 6} ${y - 50}" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity=".8"/>`,
    }),
    round(8.4, ring, palette.marigold, "", 0.2),
  ];
}

/** A card to pay with, which waits. */
function card(x: number, y: number): Part[] {
  const print = `<path d="M${x - 160} ${y - 62}H${x + 160}" stroke="${toned(palette.indigo, -0.4)}" stroke-width="34"/><rect x="${x - 128}" y="${y - 22}" width="60" height="44" rx="8" fill="${palette.turmeric}"/><path d="M${x - 128} ${y}h60M${x - 98} ${y - 22}v44" stroke="#b98a2f" stroke-width="3"/><g stroke="#b9b6dc" stroke-width="9" stroke-linecap="round"><path d="M${x - 126} ${y + 62}h44M${x - 66} ${y + 62}h44"/></g>`;
  return [
    sheet(4.4, rect(x - 160, y - 110, 320, 216, 24), palette.indigo, { print, thickness: 8 }),
    sheet(6, circle(x + 96, y + 70, 82), palette.paper, { thickness: 8 }),
    ...[-26, 26].map((dx) =>
      sheet(7, rect(x + 96 + dx - 13, y + 32, 26, 76, 9), palette.terracotta, { thickness: 9, edge: 5 }),
    ),
  ];
}
