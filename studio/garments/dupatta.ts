import { toned } from "../relief/colour.ts";
import { noise } from "../relief/noise.ts";
import type { Part } from "../relief/part.ts";
import type { Garment, Look } from "./look.ts";
import { booti, lotus, scattered } from "./prints.ts";
import { rail, tassels } from "./rail.ts";

export const dupatta: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 290, y: 470, size: 460, turn: 5 } } : { parts: laid(look) };

function laid(look: Look): Part[] {
  const { colour } = look;
  const cloth = { colour, cloth: "silk", gloss: 0.3, edge: 7 } as const;
  const behind = Array.from({ length: 11 }, (_, i) => 470 + i * 28);
  const before = Array.from({ length: 14 }, (_, i) => 296 + i * 28);
  return [
    ...tassels(behind, 694, look.accent),
    {
      outline: "M452 150C460 330 452 520 456 700H768C772 520 756 330 752 150Z",
      ...cloth,
      colour: toned(colour, -0.12),
      thickness: 12,
      swell: 10,
      relief: fall(9, 3),
      wrinkle: 0.5,
      print: art(look, 700, 456, 768),
    },
    ...rail(148),
    ...tassels(before, 838, look.accent),
    {
      outline:
        "M300 150C304 132 312 124 322 124H684C694 124 700 132 702 150C696 360 692 600 700 846Q590 838 490 848Q380 838 280 846C290 600 296 360 300 150Z",
      ...cloth,
      thickness: 14,
      bridge: 26,
      swell: 14,
      relief: fall(8, 11),
      wrinkle: 0.5,
      print: art(look, 846, 284, 698),
    },
  ];
}

/** Folds that hang from the rail, tight at the top and slack below. */
function fall(count: number, seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const turn = (x / 420) * count + 0.5 * noise(x / 90, y / 420, seed);
    const wave = (0.5 + 0.5 * Math.cos(turn * Math.PI * 2)) ** 1.2;
    const over = Math.exp(-(((y - 138) / 16) ** 2)) * 14;
    return (
      wave *
        (8 + 13 * Math.min(1, Math.max(0, (y - 150) / 400))) *
        (0.7 + 0.5 * noise(Math.round(turn) * 2.3, 4, seed + 1)) +
      over
    );
  };
}

function art({ colour, accent }: Look, hem: number, left: number, right: number): string {
  const dark = toned(colour, -0.35);
  const row = (y: number, scale: number, ink: string) =>
    Array.from(
      { length: 12 },
      (_, i) => `<g transform="translate(${left + 10 + i * 38} ${y}) scale(${scale})">${lotus(ink)}</g>`,
    ).join("");
  const edges = `<path d="M${left + 8} 100L${left - 8} ${hem}M${right - 6} 100V${hem}" stroke="${accent}" stroke-width="34"/><path d="M${left + 32} 100L${left + 16} ${hem}M${right - 30} 100V${hem}" stroke="${accent}" stroke-width="4"/>`;
  const end = `<rect x="0" y="${hem - 128}" width="1000" height="80" fill="${accent}"/>${row(hem - 82, 1.7, dark)}<path d="M0 ${hem - 142}H1000M0 ${hem - 154}H1000M0 ${hem - 34}H1000" stroke="${accent}" stroke-width="6"/><rect x="0" y="${hem - 22}" width="1000" height="30" fill="${accent}"/>${row(hem - 172, 1, accent)}`;
  return `${scattered(booti(accent), 64, 76)}${edges}${end}`;
}
