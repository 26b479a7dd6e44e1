import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { round, sheet } from "./paper.ts";
import { circle, oval, polygon, rect, smooth } from "./shapes.ts";

/** The evening in which all scenes lie; the ground that things stand on is at 520. */
export function evening(sun: number): Part[] {
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#f8e6d0"/><stop offset="1" stop-color="#f3cfa8"/></linearGradient></defs><rect width="1200" height="600" fill="url(#sky)"/>`;
  const hill = (y: number, level: number, colour: string, turn: number) =>
    sheet(
      level,
      smooth(
        [-80, y + 18 * turn],
        [200, y - 20 * turn],
        [560, y + 16 * turn],
        [900, y - 22 * turn],
        [1290, y],
        [1300, 760],
        [-100, 760],
      ),
      colour,
    );
  return [
    sheet(0, rect(-10, -10, 1220, 620), "#f8e6d0", { print: sky, thickness: 0 }),
    sheet(0.4, circle(sun, 190, 92), "#fbd79b"),
    hill(418, 1, "#eec49a", 1),
    hill(468, 1.8, "#e0a676", -1),
    hill(528, 2.6, "#cf8a58", 0.5),
  ];
}

export function heart(x: number, y: number, size: number, colour: string, level: number): Part {
  const s = size / 100;
  const at = (px: number, py: number) => `${x + px * s} ${y + py * s}`;
  return sheet(
    level,
    `M${at(0, 50)}C${at(-70, 6)} ${at(-62, -52)} ${at(-28, -50)}C${at(-10, -48)} ${at(0, -34)} ${at(0, -26)}C${at(0, -34)} ${at(10, -48)} ${at(28, -50)}C${at(62, -52)} ${at(70, 6)} ${at(0, 50)}Z`,
    colour,
    { thickness: 8, edge: 6 },
  );
}

/** A post for what hangs, its foot at (0, 0). */
export function post(x: number, foot: number, height: number, level = 4): Part[] {
  return [
    round(level, rect(x - 13, foot - height, 26, height, 6), palette.wood, "", 0.3),
    round(level + 0.3, circle(x, foot - height, 20), toned(palette.wood, 0.14), "", 0.3),
  ];
}

/** A thread that sags between two points. */
export function thread(from: [number, number], to: [number, number], sag: number, level: number): Part {
  const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return sheet(
    level,
    `M${from.join(" ")}Q${cx} ${cy} ${to.join(" ")}L${to[0]} ${to[1] + 5}Q${cx} ${cy + 5} ${from[0]} ${from[1] + 5}Z`,
    "#8d6a4a",
    { thickness: 2, edge: 1 },
  );
}

/** An open box of card, its flaps out; what looks out of it stands behind its front. */
export function box(contents: Part[]): Part[] {
  const card = "#d79a5b";
  return [
    sheet(0.3, polygon([-130, -150], [130, -150], [112, -184], [-112, -184]), toned(card, -0.45)),
    ...contents,
    sheet(2.6, polygon([-130, 0], [-130, -150], [130, -150], [130, 0]), card, {
      print: `<path d="M-130 -92H130" stroke="${palette.terracotta}" stroke-width="26"/><path d="M-130 -92H130" stroke="${toned(palette.terracotta, -0.25)}" stroke-width="3" stroke-dasharray="10 9"/><path d="M70 -50v34M58 -38l12 -14l12 14M94 -50v34M82 -38l12 -14l12 14" fill="none" stroke="${toned(card, -0.4)}" stroke-width="5"/>`,
    }),
    sheet(3, polygon([-130, -152], [-196, -112], [-166, -92], [-122, -134]), toned(card, 0.16)),
    sheet(3, polygon([130, -152], [196, -112], [166, -92], [122, -134]), toned(card, 0.16)),
  ];
}

/** A parcel tied up with a bow. */
export function present(colour: string, ribbon: string): Part[] {
  return [
    sheet(1, rect(-110, -150, 220, 150, 4), colour, {
      print: `<path d="M0 -160V0" stroke="${ribbon}" stroke-width="38"/>`,
    }),
    sheet(1.6, rect(-124, -186, 248, 52, 5), toned(colour, 0.12), {
      print: `<path d="M0 -190V-130" stroke="${ribbon}" stroke-width="38"/>`,
    }),
    ...([-1, 1] as const).map((side) =>
      sheet(
        2.2,
        smooth([0, -184], [side * 34, -236], [side * 84, -238], [side * 78, -196], [side * 36, -180]),
        ribbon,
        { edge: 6, thickness: 8, print: `<path d="M0 -186Q${side * 34} -216 ${side * 62} -216" stroke="${toned(ribbon, -0.28)}" stroke-width="6" fill="none" stroke-linecap="round"/>` },
      ),
    ),
    sheet(3, oval(0, -188, 22, 18), toned(ribbon, 0.12), { edge: 6, thickness: 8 }),
  ];
}
