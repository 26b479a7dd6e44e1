import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { round, sheet } from "./paper.ts";
import type { Point } from "./shapes.ts";
import { awningStrips, circle, oval, polygon, rect, smooth } from "./shapes.ts";

/** A striped awning hung between left and right, with its own shadowed underside. */
export function awning(
  left: number,
  right: number,
  y: number,
  height: number,
  count: number,
  colours: [string, string],
  level = 6,
  slope = 46,
): Part[] {
  const shade = `<defs><linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b1030" stop-opacity=".16"/></linearGradient></defs>`;
  return [
    ...awningStrips(left, right, y, height, count, slope).map((strip, i) =>
      sheet(level + (i % 2) * 0.35, strip, colours[i % 2]!, {
        print: `${shade}<path d="${strip}" fill="url(#fall)"/>`,
        thickness: 7,
        edge: 3,
      }),
    ),
    sheet(level + 0.9, rect(left + slope - 10, y - 12, right - left - slope * 2 + 20, 20, 8), palette.wood),
  ];
}

/** A brass or clay water pot, 200 units tall. */
export function pot(colour: string): Part[] {
  const belly = smooth(
    [-34, 0],
    [-88, -54],
    [-72, -112],
    [-30, -136],
    [30, -136],
    [72, -112],
    [88, -54],
    [34, 0],
  );
  const bands = `<g fill="none" stroke="${toned(colour, -0.28)}" stroke-width="4" stroke-opacity=".8"><path d="M-92 -66Q0 -42 92 -66M-90 -80Q0 -56 90 -80"/></g><g fill="${toned(colour, 0.45)}">${[-60, -36, -12, 12, 36, 60].map((x) => `<circle cx="${x}" cy="${-98 + (60 - Math.abs(x)) * 0.14}" r="4"/>`).join("")}</g>`;
  return [
    round(0.2, oval(0, -192, 50, 14), toned(colour, -0.3)),
    round(1, belly, colour, bands, 0.32),
    round(
      1.4,
      "M-30 -138C-26 -156 -30 -166 -50 -182C-56 -192 56 -192 50 -182C30 -166 26 -156 30 -138Z",
      toned(colour, 0.08),
      "",
      0.3,
    ),
    round(1.8, "M-56 -190Q0 -170 56 -190L52 -178Q0 -158 -52 -178Z", toned(colour, 0.16)),
  ];
}

/** A shallow bowl with a heap of ground spice. */
export function spiceBowl(spice: string, bowl: string): Part[] {
  const heap = "M-76 -50C-52 -74 -22 -128 0 -138C22 -128 52 -74 76 -50Z";
  const grain = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle cx="${((i * 37) % 130) - 65}" cy="${-56 - ((i * 23) % 60)}" r="1.8" fill="${toned(spice, i % 2 ? 0.3 : -0.25)}"/>`,
  ).join("");
  return [
    round(0.6, heap, spice, grain, 0.24),
    round(
      1.2,
      "M-92 -56C-86 -22 -56 -2 -36 0L36 0C56 -2 86 -22 92 -56Q0 -36 -92 -56Z",
      bowl,
      `<path d="M-86 -40Q0 -20 86 -40" fill="none" stroke="${toned(bowl, 0.4)}" stroke-width="5" stroke-dasharray="2 9" stroke-linecap="round"/>`,
      0.28,
    ),
  ];
}

/** A string of marigolds that hangs in a bow from one nail to the other. */
export function garland(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  level: number,
  colours = [palette.marigold, palette.saffron],
  size = 15,
): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t);
    return marigold(
      x,
      y,
      size * (0.92 + (0.16 * ((i * 7) % 3)) / 2),
      colours[i % colours.length]!,
      level + (i % 2) * 0.3,
    );
  });
}

export function marigold(x: number, y: number, r: number, colour: string, level: number): Part {
  const petals = 11;
  const points = Array.from({ length: petals * 2 }, (_, i): Point => {
    const angle = (Math.PI * i) / petals;
    const reach = i % 2 ? r * 0.84 : r * 1.06;
    return [round2(x + Math.cos(angle) * reach), round2(y + Math.sin(angle) * reach)];
  });
  const ruffle = [0.74, 0.5, 0.27]
    .map(
      (k) =>
        `<circle cx="${x}" cy="${y}" r="${r * k}" fill="none" stroke="${toned(colour, -0.24)}" stroke-width="${r * 0.1}" stroke-dasharray="${r * 0.2} ${r * 0.13}"/>`,
    )
    .join("");
  return sheet(level, smooth(...points), colour, { print: ruffle, thickness: 9, edge: r * 0.4 });
}

/** Folded cloths in a pile; the first colour lies at the bottom. */
export function cloths(colours: string[], width = 210): Part[] {
  return colours.flatMap((colour, i) => {
    const y = -i * 30;
    const w = width - ((i * 13) % 24);
    const fold = `M${-w / 2 + 12} ${y - 30}L${w / 2 - 12} ${y - 30}Q${w / 2 + 6} ${y - 30} ${w / 2 + 6} ${y - 15}Q${w / 2 + 6} ${y} ${w / 2 - 12} ${y}L${-w / 2 + 8} ${y}Q${-w / 2} ${y - 15} ${-w / 2 + 12} ${y - 30}Z`;
    const trim =
      i % 2
        ? `<path d="M${-w / 2} ${y - 8}H${w / 2}" stroke="${palette.turmeric}" stroke-width="6"/>`
        : `<path d="M${-w / 2} ${y - 15}H${w / 2 - 10}" stroke="${toned(colour, -0.25)}" stroke-width="2.5"/>`;
    return [round(1 + i * 0.2, fold, colour, trim, 0.16)];
  });
}

export function mango(
  x: number,
  y: number,
  size: number,
  turn: number,
  level: number,
  colour: string = palette.marigold,
): Part[] {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const at = (px: number, py: number): Point => [
    round2(x + (px * c - py * s) * size),
    round2(y + (px * s + py * c) * size),
  ];
  const body = smooth(at(-28, 4), at(-20, -26), at(6, -36), at(28, -18), at(32, 12), at(14, 34), at(-12, 30));
  const [bx, by] = at(8, -12);
  const blush = `<defs><radialGradient id="blush"><stop offset="0" stop-color="#d9532c" stop-opacity=".65"/><stop offset="1" stop-color="#d9532c" stop-opacity="0"/></radialGradient></defs><circle cx="${bx}" cy="${by}" r="${26 * size}" fill="url(#blush)"/>`;
  const [lx, ly] = at(4, -36);
  return [
    sheet(level + 0.4, body, colour, { print: blush + rounded2(body), thickness: 12, edge: 8 * size }),
    sheet(level + 1, smooth([lx, ly], at(20, -52), at(42, -50), at(24, -38)), palette.leaf),
  ];
}

/** A woven cane basket, open at the top, its contents drawn behind the front wall. */
export function basket(contents: Part[], colour: string = palette.clay, width = 260, height = 110): Part[] {
  const w = width / 2;
  const wall = `M${-w} ${-height}L${w} ${-height}L${w * 0.82} -6Q0 10 ${-w * 0.82} -6Z`;
  const weave = Array.from({ length: 7 }, (_, row) =>
    Array.from(
      { length: 17 },
      (_, i) =>
        `<path d="M${-w + (i + (row % 2) / 2) * (width / 16) - 8} ${-height + 12 + row * 15}q8 -7 16 0" stroke="${toned(colour, -0.32)}" stroke-width="4" fill="none"/>`,
    ).join(""),
  ).join("");
  return [
    sheet(0.3, oval(0, -height, w, 22), toned(colour, -0.45)),
    ...contents,
    round(2.4, wall, colour, weave, 0.22),
    round(
      2.9,
      `M${-w - 8} ${-height - 4}Q0 ${-height + 26} ${w + 8} ${-height - 4}L${w + 5} ${-height + 14}Q0 ${-height + 44} ${-w - 5} ${-height + 14}Z`,
      toned(colour, 0.12),
      Array.from(
        { length: 22 },
        (_, i) =>
          `<path d="M${-w + i * (width / 21)} ${-height - 10}l10 60" stroke="${toned(colour, -0.3)}" stroke-width="3"/>`,
      ).join(""),
    ),
  ];
}

/** A pierced lantern that hangs from its ring at (0, 0). */
export function lantern(colour: string, glow: string): Part[] {
  const body = "M-26 52C-56 82 -56 128 -26 158L26 158C56 128 56 82 26 52Z";
  const holes = [
    [-22, 92],
    [0, 86],
    [22, 92],
    [-22, 118],
    [0, 124],
    [22, 118],
    [0, 105],
  ]
    .map(([x, y]) => `<path d="M${x} ${y! - 9}l7 9l-7 9l-7 -9z" fill="${glow}"/>`)
    .join("");
  return [
    sheet(0, rect(-2, -160, 4, 200), palette.ink, { thickness: 2, edge: 1 }),
    round(1, body, colour, holes, 0.3),
    round(1.3, "M-30 54L-14 26L14 26L30 54Z", toned(colour, -0.15)),
    round(1.3, "M-30 156L30 156L18 174L-18 174Z", toned(colour, -0.15)),
    sheet(1.2, circle(0, 184, 9), glow, { thickness: 8, edge: 5 }),
  ];
}

export function leafBunch(colour: string): Part[] {
  return [-52, -30, -10, 12, 34, 54].map((turn, i) => {
    const a = ((turn - 90) * Math.PI) / 180;
    const long = 150 - Math.abs(turn) * 0.7;
    const tip: Point = [Math.cos(a) * long, Math.sin(a) * long];
    const side = (k: number): Point => [tip[0] * 0.5 - Math.sin(a) * k, tip[1] * 0.5 + Math.cos(a) * k];
    return sheet(
      0.4 + (i % 3) * 0.5,
      smooth([0, 0], side(-22), [round2(tip[0]), round2(tip[1])], side(22)),
      i % 2 ? colour : toned(colour, 0.16),
      {
        print: `<path d="M0 0L${tip[0]} ${tip[1]}" stroke="${toned(colour, -0.3)}" stroke-width="2.5"/>`,
        edge: 5,
      },
    );
  });
}

export function crate(width: number, height: number, colour: string = palette.wood): Part[] {
  const boards = Math.round(height / 38);
  const tall = height / boards;
  return [
    sheet(
      0.4,
      polygon([-width / 2, 0], [-width / 2, -height], [width / 2, -height], [width / 2, 0]),
      toned(colour, -0.5),
    ),
    ...Array.from({ length: boards }, (_, i) =>
      sheet(
        1,
        rect(-width / 2, -height + i * tall + 3, width, tall - 7, 3),
        toned(colour, i % 2 ? 0.06 : 0),
        {
          print: `<path d="M${-width / 2} ${-height + i * tall + 14}q${width / 3} 6 ${width / 2} 0t${width / 2} 4" fill="none" stroke="${toned(colour, -0.25)}" stroke-width="2"/>`,
        },
      ),
    ),
    ...[-width / 2 + 4, width / 2 - 26].map((x) =>
      sheet(1.5, rect(x, -height - 4, 22, height + 4, 3), toned(colour, -0.12)),
    ),
  ];
}

function rounded2(outline: string): string {
  return `<defs><linearGradient id="round"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#7a2a10" stop-opacity=".22"/></linearGradient></defs><path d="${outline}" fill="url(#round)"/>`;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
