import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { assemblyHouse, fourTowers, ironBridge, memorialArch, seaGate, taxi, tree } from "./landmarks.ts";
import { palette } from "./palette.ts";
import { sheet } from "./paper.ts";
import { circle, dome, polygon, rect, smooth } from "./shapes.ts";
import type { Front } from "./shop-front.ts";
import { shop, shopFront } from "./shop-front.ts";

const { x: left, width } = shop;
const stone = "#c2673f";

export const stores: Record<string, () => Part[]> = {
  "store-delhi": () => [
    ...air("#fbe6c8", "#f3c391", "#fdd79a", 386, 220),
    ...memorialArch(258, "#e2a877"),
    ...tree(86, 716, 0.86, palette.neem, palette.wood, 3.4),
    ...tree(452, 716, 0.7, palette.leaf, palette.wood, 3.2),
    ...street("#cf9a6b"),
    ...shopFront(delhi),
  ],
  "store-mumbai": () => [
    ...air("#d8e9ea", "#f7d9b5", "#fbe2a8", 120, 240),
    ...sea("#4f98a3"),
    ...seaGate(258, "#d9a867"),
    ...street("#9fa6a8"),
    ...shopFront(mumbai),
    ...taxi(236, "#23233c", palette.marigold),
  ],
  "store-bengaluru": () => [
    ...air("#d9ecdf", "#f4ecd2", "#fff0c0", 420, 200),
    ...assemblyHouse(238, "#cbb795"),
    ...tree(70, 716, 1.05, "#b06fa8", "#6e4a3a", 3.6),
    ...tree(440, 716, 1.12, "#d98cb3", "#6e4a3a", 3.4),
    ...street("#a9b184"),
    ...shopFront(bengaluru),
  ],
  "store-hyderabad": () => [
    ...air("#f6d3c8", "#f9e0bd", "#fbe6b4", 90, 190),
    ...fourTowers(256, "#dcb27a"),
    ...street("#c99a78"),
    ...shopFront(hyderabad),
  ],
  "store-kolkata": () => [
    ...air("#fae8bf", "#f3cfa0", "#f9b95c", 360, 250),
    ...river("#7fa39b"),
    ...ironBridge("#77818f"),
    ...street("#b09a82"),
    ...shopFront(kolkata),
    ...taxi(220, "#f0b51f", "#f0b51f"),
  ],
};

const delhi: Front = {
  wall: stone,
  trim: "#eec79a",
  head: "cusped",
  cloth: [palette.marigold, palette.brick],
  shutters: "#2f6d6a",
  goods: [palette.teal, palette.turmeric, palette.rose],
  roof: domedRoof,
};
const mumbai: Front = {
  wall: "#7fb3b5",
  trim: "#fbf0dc",
  head: "round",
  cloth: ["#fbf0dc", "#c8456b"],
  shutters: "#c9532c",
  goods: [palette.rose, palette.marigold, palette.teal],
  roof: decoRoof,
};
const bengaluru: Front = {
  wall: "#efe0bf",
  trim: "#8a5a37",
  head: "round",
  cloth: ["#5f7f3f", "#f7e6bd"],
  shutters: "#33573c",
  goods: ["#b06fa8", palette.leaf, palette.marigold],
  roof: tiledRoof,
};
const hyderabad: Front = {
  wall: "#3f8a86",
  trim: "#f3dcae",
  head: "pointed",
  cloth: [palette.rose, "#f7e6bd"],
  shutters: "#7a2348",
  goods: [palette.rose, palette.turmeric, "#7a2348"],
  roof: domedRoof,
};
const kolkata: Front = {
  wall: "#b8483a",
  trim: "#f7e4c4",
  head: "round",
  cloth: [palette.turmeric, "#2f6d4f"],
  shutters: "#2f6d4f",
  goods: [palette.marigold, palette.teal, palette.terracotta],
  roof: balustrade,
};

function air(top: string, low: string, sun: string, x: number, y: number): Part[] {
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="1200" height="800" fill="url(#sky)"/>`;
  const cloud = (cx: number, cy: number, k: number) =>
    sheet(
      0.8,
      smooth(
        [cx - 90 * k, cy],
        [cx - 60 * k, cy - 26 * k],
        [cx - 10 * k, cy - 44 * k],
        [cx + 40 * k, cy - 24 * k],
        [cx + 96 * k, cy],
        [cx, cy + 12 * k],
      ),
      toned(top, 0.45),
    );
  return [
    sheet(0, rect(-10, -10, 1220, 820), top, { print: sky, thickness: 0 }),
    sheet(0.4, circle(x, y, 84), sun),
    cloud(190, 110, 0.9),
    cloud(1010, 84, 0.8),
  ];
}

function street(colour: string): Part[] {
  return [
    sheet(3.6, rect(-10, 706, 1220, 120), colour, {
      print: Array.from(
        { length: 16 },
        (_, i) => `<path d="M${i * 84 - 20} 706l-22 100" stroke="${toned(colour, -0.12)}" stroke-width="3"/>`,
      ).join(""),
    }),
    sheet(4.4, rect(-10, 768, 1220, 60), toned(colour, -0.22)),
  ];
}

function sea(colour: string): Part[] {
  const wave = (y: number) =>
    `M-20 900L-20 ${y}${Array.from({ length: 9 }, (_, i) => `Q${i * 80 + 10} ${y - 20} ${i * 80 + 60} ${y}`).join("")}L700 900Z`;
  return [0, 1, 2].map((i) => sheet(1 + i * 0.4, wave(596 + i * 34), toned(colour, 0.3 - i * 0.15)));
}

function river(colour: string): Part[] {
  return [
    sheet(0.9, rect(-10, 520, 700, 80), "#c9a878", {
      print: Array.from(
        { length: 12 },
        (_, i) => `<rect x="${i * 60 - 10}" y="${528 + (i % 3) * 8}" width="44" height="60" fill="#b5915f"/>`,
      ).join(""),
    }),
    sheet(1.2, rect(-10, 590, 700, 200), colour, {
      print: Array.from(
        { length: 14 },
        (_, i) =>
          `<path d="M${(i * 97) % 520} ${610 + (i % 6) * 17}h60" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
      ).join(""),
    }),
  ];
}

function domedRoof(wall: string, trim: string): Part[] {
  const pavilion = (cx: number): Part[] => [
    ...[-34, -4, 26].map((dx) => sheet(4, rect(cx + dx, 164, 9, 56), trim)),
    sheet(4.4, rect(cx - 48, 152, 96, 16, 4), trim),
    sheet(4.2, dome(cx, 156, 86, 70), toned(wall, 0.2)),
  ];
  return [
    ...pavilion(left + 76),
    ...pavilion(left + width - 76),
    sheet(3.8, rect(left + 10, 196, width - 20, 40), toned(wall, -0.1), {
      print: Array.from(
        { length: 20 },
        (_, i) =>
          `<path d="M${left + 24 + i * 30} 236v-22a9 9 0 0 1 18 0v22z" fill="${toned(wall, -0.35)}"/>`,
      ).join(""),
    }),
  ];
}

function decoRoof(wall: string, trim: string): Part[] {
  const step = (inset: number, y: number, colour: string, level: number) =>
    sheet(level, rect(left + inset, y, width - inset * 2, 240 - y, 16), colour);
  return [step(150, 96, trim, 3.2), step(90, 140, toned(wall, 0.14), 3.4), step(40, 180, trim, 3.6)];
}

function tiledRoof(wall: string): Part[] {
  const tiles = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 24 },
      (_, i) =>
        `<path d="M${left - 50 + i * 30 + (row % 2) * 15} ${100 + row * 22}a15 12 0 0 0 30 0" fill="none" stroke="#8e3b22" stroke-width="3"/>`,
    ).join(""),
  ).join("");
  return [
    sheet(
      3.8,
      polygon([left - 44, 226], [left + 70, 96], [left + width - 70, 96], [left + width + 44, 226]),
      "#c05a35",
      { print: tiles, thickness: 8 },
    ),
    sheet(4.4, rect(left + 56, 86, width - 112, 18, 6), toned("#c05a35", -0.2)),
    sheet(4.3, rect(left - 48, 216, width + 96, 14, 4), toned(wall, -0.4)),
  ];
}

function balustrade(wall: string, trim: string): Part[] {
  return [
    sheet(3.4, rect(left + 8, 170, width - 16, 60), toned(wall, -0.3)),
    ...Array.from({ length: 17 }, (_, i) =>
      sheet(
        3.9,
        smooth(
          [left + 26 + i * 35, 168],
          [left + 40 + i * 35, 192],
          [left + 34 + i * 35, 222],
          [left + 20 + i * 35, 222],
          [left + 14 + i * 35, 192],
        ),
        trim,
      ),
    ),
    sheet(4.3, rect(left - 6, 158, width + 12, 18, 4), trim),
    ...[left, left + width].map((x) => sheet(4.5, circle(x, 142, 20), trim)),
  ];
}
