import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { stall } from "./mark.ts";
import { awning, basket, cloths, garland, lantern, leafBunch, mango, pot } from "./market-things.ts";
import { palette } from "./palette.ts";
import { place, round, sheet } from "./paper.ts";
import { arch, rect } from "./shapes.ts";

export interface Front {
  wall: string;
  trim: string;
  head: "pointed" | "round" | "cusped";
  cloth: [string, string];
  shutters: string;
  roof: (wall: string, trim: string) => Part[];
  goods: [string, string, string];
}

/** Left edge, width and pavement of every Haat shop. */
export const shop = { x: 510, width: 610, ground: 716 };

const { x: left, width, ground } = shop;
const middle = left + width / 2;

export function shopFront(front: Front): Part[] {
  return [
    ...front.roof(front.wall, front.trim),
    ...upper(front),
    ...lower(front),
    ...sign(),
    ...goodsOutside(front),
  ];
}

function upper({ wall, trim, head, shutters }: Front): Part[] {
  const bricks = Array.from({ length: 14 }, (_, row) =>
    Array.from(
      { length: 9 },
      (_, i) =>
        `<rect x="${left + 6 + i * 74 + (row % 2) * 34}" y="${236 + row * 34}" width="40" height="7" rx="3" fill="${toned(wall, (i + row) % 3 ? -0.07 : 0.1)}"/>`,
    ).join(""),
  ).join("");
  const windows = [left + 104, middle, left + width - 104].flatMap((x): Part[] => [
    sheet(4.6, arch(x, 392, 112, 134, head), trim),
    sheet(4.9, arch(x, 388, 86, 112, head), toned(shutters, -0.45), {
      print: `<path d="M${x} 260V400" stroke="${shutters}" stroke-width="6"/>`,
    }),
    ...[-1, 1].map((side) =>
      sheet(5.4, rect(x + (side < 0 ? -46 : 22), 318, 24, 72, 2), shutters, {
        print: Array.from(
          { length: 7 },
          (_, i) =>
            `<path d="M${x - 60} ${326 + i * 10}h120" stroke="${toned(shutters, -0.3)}" stroke-width="2.5"/>`,
        ).join(""),
      }),
    ),
    sheet(5.6, rect(x - 64, 388, 128, 14, 4), trim),
  ]);
  return [
    sheet(3.6, rect(left, 226, width, ground - 226), wall, { print: bricks }),
    sheet(4.4, rect(left - 14, 214, width + 28, 26, 5), trim),
    ...windows,
  ];
}

function lower({ trim, head, cloth, shutters, goods, wall }: Front): Part[] {
  const glass = (x: number): Part[] => [
    sheet(4.4, arch(x, 690, 168, 170, head), trim),
    sheet(4.0, arch(x, 684, 140, 150, head), "#fbe3ae", {
      print: `<rect x="${x - 80}" y="640" width="160" height="60" fill="#e9bf7c"/>`,
    }),
  ];
  return [
    ...glass(left + 112),
    ...glass(left + width - 112),
    ...place(cloths([goods[0], goods[1], goods[2]], 104), left + 112, 682, 0.86, 4.6),
    ...place(pot(goods[1]), left + width - 140, 684, 0.46, 4.6),
    ...place(pot(goods[2]), left + width - 84, 684, 0.36, 4.8),
    sheet(4.4, arch(middle, ground, 158, 218, head), trim),
    sheet(4, arch(middle, ground, 128, 196, head), toned(wall, -0.72), {
      print: `<defs><radialGradient id="lit" cx=".5" cy=".7" r=".7"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".95"/><stop offset="1" stop-color="#ffb95a" stop-opacity=".1"/></radialGradient></defs><rect x="${middle - 70}" y="500" width="140" height="220" fill="url(#lit)"/>`,
    }),
    ...[-1, 1].map((side) =>
      sheet(
        5,
        side < 0
          ? `M${middle - 64} ${ground}L${middle - 64} 566L${middle - 30} 582L${middle - 30} ${ground}Z`
          : `M${middle + 64} ${ground}L${middle + 64} 566L${middle + 30} 582L${middle + 30} ${ground}Z`,
        shutters,
        {
          print: `<rect x="${middle + side * 47 - 9}" y="600" width="18" height="34" fill="${toned(shutters, -0.22)}"/><rect x="${middle + side * 47 - 9}" y="646" width="18" height="48" fill="${toned(shutters, -0.22)}"/>`,
        },
      ),
    ),
    round(5.2, rect(left - 10, ground - 18, width + 20, 24, 4), toned(trim, -0.12), "", 0.06),
    ...place(lantern("#d49a3a", "#fff0c4"), left + 206, 498, 0.4, 6),
    ...place(lantern("#d49a3a", "#fff0c4"), left + width - 206, 498, 0.4, 6),
    ...awning(left - 30, left + width + 30, 424, 78, 11, cloth, 8, 34),
    ...garland([left - 4, 524], [middle, 524], 24, 21, 9.4, [palette.marigold, palette.saffron], 8.5),
    ...garland([middle, 524], [left + width + 4, 524], 24, 21, 9.4, [palette.marigold, palette.saffron], 8.5),
  ];
}

function sign(): Part[] {
  const size = 108;
  const [x, y] = [middle - size / 2, 128];
  return [
    sheet(7, rect(x - 8, y - 8, size + 16, size + 16, 30), palette.turmeric),
    sheet(7.6, rect(x, y, size, size, 25), palette.indigo, {
      print: `<g transform="translate(${x} ${y}) scale(${size / 64})">${stall(5)}</g>`,
    }),
  ];
}

function goodsOutside({ goods }: Front): Part[] {
  const heap = [
    [-70, -122],
    [-24, -128],
    [24, -126],
    [70, -120],
    [-40, -156],
    [8, -162],
  ].flatMap(([x, y], i) =>
    mango(x!, y!, 0.95, i * 0.6, 0.6 + (i > 3 ? 0.8 : 0), i % 2 ? palette.turmeric : palette.marigold),
  );
  return [
    ...place(leafBunch(palette.leaf), left + 26, 664, 0.62, 6.6),
    ...place(pot(goods[0]), left + 26, 732, 0.5, 7),
    ...place(basket(heap), left + width - 210, 740, 0.42, 7),
    ...place(leafBunch(palette.neem), left + width - 18, 664, 0.62, 6.6),
    ...place(pot(palette.terracotta), left + width - 18, 732, 0.5, 7),
  ];
}
