import { against, brightness, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { legFolds } from "./drape.ts";
import type { Garment, Look } from "./look.ts";
import { flipped } from "./outline.ts";

const leg =
  "M384 176C366 240 350 320 352 400C356 520 380 620 384 700C390 790 404 860 410 922C434 930 458 930 476 926C482 820 492 700 494 590C496 500 498 440 500 372L504 330V176Z";

export const leggings: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 310, y: 40, size: 380, turn: -6 } } : { parts: laid(look) };

function laid({ colour: named }: Look): Part[] {
  // Black cloth swallows its own folds: it is lit a little longer.
  const colour = brightness(named) < 0.2 ? toned(named, 0.1) : named;
  const cloth = { colour, cloth: "jersey", thickness: 9, edge: 7 } as const;
  const thread = against(colour, 0.18);
  return [
    {
      outline: "M398 86C450 96 550 96 602 86L604 70C550 62 450 62 396 70Z",
      ...cloth,
      colour: toned(colour, -0.25),
      wrinkle: 0,
      swell: 0,
    },
    {
      outline: flipped(leg),
      ...cloth,
      swell: 18,
      seams: "M590 908C566 914 542 914 524 910",
      thread,
      creases: [
        ...legFolds(510, 330, 130, 7, 4),
        ...legFolds(506, 560, 110, 2, 4),
        ...legFolds(520, 740, 85, 5, 5),
      ],
      seed: 4,
    },
    {
      outline: leg,
      ...cloth,
      sewn: true,
      swell: 18,
      seams: "M410 908C434 914 458 914 476 910M500 180V372",
      thread,
      creases: [
        ...legFolds(362, 330, 130, 3, 4),
        ...legFolds(384, 560, 110, 8, 4),
        ...legFolds(396, 740, 85, 1, 5),
      ],
      seed: 7,
    },
    {
      outline: "M396 78C450 88 550 88 604 78L618 178C560 192 440 192 382 178Z",
      ...cloth,
      thickness: 6,
      swell: 4,
      wrinkle: 0.2,
      seams: "M384 168C440 182 560 182 616 168",
      thread,
    },
  ];
}
