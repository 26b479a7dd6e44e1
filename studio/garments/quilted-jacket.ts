import { against, toned } from "../relief/colour.ts";
import { noise } from "../relief/noise.ts";
import type { Part } from "../relief/part.ts";
import { box, label, zip } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored } from "./outline.ts";
import { Sleeve } from "./sleeve.ts";

const body = mirrored(
  [500, 196],
  [450, 190, 424, 170, 408, 140],
  [366, 150, 326, 168, 296, 184],
  [290, 250, 286, 310, 280, 370],
  [274, 520, 272, 660, 276, 810],
  [350, 824, 430, 826, 500, 826],
);

export const quiltedJacket: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 262, y: 70, size: 470, turn: -7 } } : { parts: laid(look) };

function laid({ colour, accent }: Look): Part[] {
  const cloth = { colour, cloth: "silk", gloss: 0.28, edge: 9, wrinkle: 0.5 } as const;
  const thread = against(colour, 0.1);
  const arm = new Sleeve({
    shoulder: [300, 186],
    armpit: [290, 372],
    angle: 72,
    length: 560,
    cuff: 94,
    bow: 18,
  });
  const sleeves = [false, true].flatMap((right): Part[] => {
    const side = (path: string) => (right ? flipped(path) : path);
    const lean = right ? -0.32 : 0.32;
    return [
      {
        outline: side(arm.outline),
        ...cloth,
        thickness: 14,
        swell: 12,
        relief: (x, y) => quilt(x, y + (x - 500) * lean, 52),
        seed: right ? 6 : 2,
      },
      {
        outline: side(arm.cuff(44, -3)),
        colour: accent,
        cloth: "rib",
        thickness: 5,
        bridge: 14,
        swell: 0,
        wrinkle: 0,
      },
    ];
  });
  return [
    {
      outline: "M414 150C420 70 580 70 586 150L560 210H440Z",
      ...cloth,
      colour: toned(colour, -0.4),
      thickness: 6,
      swell: 0,
      wrinkle: 0,
    },
    label(116, accent),
    ...sleeves,
    { outline: body, ...cloth, sewn: true, thickness: 16, swell: 16, relief: (x, y) => quilt(x, y, 58) },
    ...[false, true].map((right): Part => {
      const side = (path: string) => (right ? flipped(path) : path);
      return {
        outline: side("M336 640L352 634L382 764L366 770Z"),
        ...cloth,
        colour: toned(colour, -0.25),
        thickness: 3,
        edge: 4,
        swell: 0,
        wrinkle: 0,
        seams: side("M336 640L366 770M352 634L382 764"),
        thread,
        groove: 4,
      };
    }),
    {
      outline: box(272, 800, 456, 42, 8),
      ...cloth,
      thickness: 6,
      edge: 8,
      swell: 2,
      relief: (x) => 1.2 * Math.sin(x * 0.55),
      wrinkle: 0,
    },
    {
      outline: "M408 158C404 120 410 90 424 78C436 130 466 176 497 200V250C452 236 418 204 408 158Z",
      ...cloth,
      thickness: 13,
      edge: 9,
      swell: 4,
      relief: (_, y) => quilt(0, y, 44) * 0.7,
    },
    {
      outline: flipped("M408 158C404 120 410 90 424 78C436 130 466 176 497 200V250C452 236 418 204 408 158Z"),
      ...cloth,
      thickness: 13,
      edge: 9,
      swell: 4,
      relief: (_, y) => quilt(0, y, 44) * 0.7,
    },
    ...zip(500, 206, 838, accent, "#b9b6ae"),
  ];
}

/** Puffed rows with a pressed line of stitches between them. */
function quilt(x: number, y: number, row: number): number {
  const place = y / row - Math.floor(y / row);
  const puff = Math.abs(Math.sin(Math.PI * place)) ** 0.55;
  const near = Math.exp(-(((place < 0.5 ? place : 1 - place) * 5) ** 2));
  const gather =
    near *
    (2.2 * noise(x * 0.06, Math.round(y / row) * 7, 71) + 1.3 * noise(x * 0.15, Math.round(y / row) * 5, 72));
  return 12 * puff + gather * 1.6;
}
