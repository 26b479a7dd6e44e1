import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import type { Flare } from "./flare.ts";
import { flare, hemOf, lineThrough } from "./flare.ts";
import type { Garment, Look } from "./look.ts";
import { booti, scattered, waves } from "./prints.ts";

const back: Flare = { tip: { x: 500, y: -330 }, from: 73, to: 107, count: 9, depth: 12 };
const front: Flare = { ...back, from: 75.5, to: 107, count: 8 };

export const skirt: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 220, y: 60, size: 560, turn: -10 } } : { parts: laid(look) };

function laid(look: Look): Part[] {
  const { colour, accent } = look;
  const cloth = { colour, cloth: "poplin", edge: 6, thickness: 9 } as const;
  const rings = [1162, 1132, 1186]
    .map(
      (r, i) =>
        `<circle cx="500" cy="-330" r="${r}" fill="none" stroke="${accent}" stroke-width="${[0, 5, 7][i]}"/>`,
    )
    .join("");
  const hem = (x: number) => -330 + Math.sqrt(1128 ** 2 - (x - 500) ** 2) - 96;
  const print = `${scattered(booti(accent), 74, 84)}<path d="M0 ${hem(0) - 30}Q500 ${hem(500) * 2 - hem(0) - 30} 1000 ${hem(1000) - 30}V1000H0Z" fill="${colour}"/>${waves(hem, accent, 4)}${rings}<path d="M300 ${hem(300) - 26}Q500 ${hem(500) * 2 - hem(300) - 26} 700 ${hem(700) - 26}" fill="none" stroke="${accent}" stroke-width="0"/>`;
  const piece = (fold: Flare, left: number, seed: number): Part => {
    const line = hemOf(fold, 1206, 9);
    const falls = flare({ ...fold, depth: 15 }, seed);
    return {
      outline: `M${left} 150L${line[0]!.map((v) => v.toFixed(1)).join(" ")}${lineThrough(line)}L636 150Z`,
      ...cloth,
      print,
      bridge: 6,
      swell: 14,
      wrinkle: 0.5,
      relief: (x, y) => falls(x, y) * 0.5 * Math.min(1, Math.max(0.15, (y - 140) / 260)),
    };
  };
  const lapFolds = flare({ ...front, count: 6, depth: 12 }, 21);
  return [
    {
      outline: "M372 128C420 138 580 138 628 128L630 108C580 98 420 98 370 108Z",
      ...cloth,
      colour: toned(colour, -0.3),
      wrinkle: 0,
      swell: 0,
    },
    piece(back, 364, 3),
    {
      outline: `M364 150L${hemOf(back, 1206, 9)[0]!
        .map((v) => v.toFixed(1))
        .join(" ")}${lineThrough(hemOf({ ...back, from: 85 }, 1210, 9))}C612 700 596 380 572 150Z`,
      ...cloth,
      print,
      bridge: 8,
      swell: 4,
      wrinkle: 0.5,
      relief: (x, y) => lapFolds(x, y) * 0.4 * Math.min(1, Math.max(0.1, (y - 150) / 300)),
    },
    {
      outline: "M366 118C420 130 580 130 634 118L640 164C580 176 420 176 360 164Z",
      ...cloth,
      thickness: 5,
      swell: 2,
      wrinkle: 0.3,
      seams: "M364 128C420 140 580 140 636 128M362 154C420 166 580 166 638 154",
      thread: accent,
    },
    ...tie(colour),
  ];
}

function tie(colour: string): Part[] {
  const cloth = { colour, cloth: "poplin", edge: 5, swell: 2, wrinkle: 0.6 } as const;
  return [
    { outline: "M570 150C600 220 604 300 588 396L610 402C630 310 622 214 588 144Z", ...cloth, thickness: 7 },
    { outline: "M580 150C632 200 656 260 664 344L686 338C680 250 650 186 598 140Z", ...cloth, thickness: 7 },
    { outline: "M574 144C540 96 496 104 494 132C494 160 540 166 578 154Z", ...cloth, thickness: 8 },
    { outline: "M582 142C610 92 664 92 668 124C670 154 622 166 584 154Z", ...cloth, thickness: 8 },
    {
      outline:
        "M562 134C570 128 592 128 600 136C604 148 602 158 596 164C586 168 572 168 564 162C560 152 560 142 562 134Z",
      ...cloth,
      thickness: 12,
      edge: 8,
    },
  ];
}
