import { against, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds, hanging } from "./drape.ts";
import { clothButton, label } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped } from "./outline.ts";

const front =
  "M506 196C470 184 440 150 430 122C380 136 330 154 292 168C318 216 324 300 300 366C286 372 276 380 268 392C264 540 262 690 264 842C340 862 420 872 470 872C490 860 506 842 514 820Z";

export const nehruJacket: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 280, y: 70, size: 430, turn: -5 } } : { parts: laid(look) };

function laid({ colour, accent }: Look): Part[] {
  const cloth = { colour, cloth: "linen", gloss: 0.14, thickness: 12, edge: 6, wrinkle: 0.9 } as const;
  const thread = against(colour, 0.12);
  const lining = toned(accent, -0.15);
  const inner =
    "M430 120C446 92 554 92 570 120L700 168C680 230 680 320 716 380V700H284V380C320 320 320 230 300 168Z";
  return [
    { outline: inner, colour: lining, cloth: "silk", gloss: 0.3, thickness: 4, swell: 0, wrinkle: 0.2 },
    label(122, lining),
    {
      outline: flipped(front),
      ...cloth,
      rests: 5,
      swell: 14,
      creases: [...chestFolds([270, 392], 0.7), ...hanging(520, 720, 480, 850, 3, 7, 3)],
      seams: "M730 828C660 848 580 858 536 858",
      thread,
      seed: 3,
    },
    {
      outline: front,
      ...cloth,
      rests: 8,
      swell: 14,
      creases: [...chestFolds([270, 392], 0.7), ...hanging(280, 480, 480, 850, 3, 5, 3)],
      seams: "M270 828C340 848 420 858 464 858C480 850 494 834 502 816L496 200",
      thread,
      seed: 8,
    },
    {
      outline: "M330 420L424 400L428 424L334 444Z",
      ...cloth,
      thickness: 3.5,
      edge: 3,
      swell: 0,
      wrinkle: 0,
      seams: "M333 440L427 420",
      thread,
    },
    {
      outline: "M342 424L337 392C360 386 390 378 413 372L418 408Z",
      colour: accent,
      cloth: "silk",
      thickness: 4,
      edge: 4,
      swell: 0,
      wrinkle: 0.2,
    },
    { outline: "M330 420L424 400L428 424L334 444Z", ...cloth, thickness: 4, edge: 3, swell: 0, wrinkle: 0 },
    {
      outline:
        "M424 110C442 152 470 184 500 196C530 184 558 152 576 110L594 122C580 176 544 214 506 226L498 214L494 226C456 214 420 176 406 122Z",
      ...cloth,
      thickness: 8,
      edge: 6,
      swell: 0,
      wrinkle: 0,
      seams: "M414 122C428 172 462 206 494 216M506 216C538 206 572 172 586 122",
      thread,
    },
    ...[262, 378, 494, 610, 726].map((y) => clothButton(499, y, 13, toned(colour, 0.2))),
  ];
}
