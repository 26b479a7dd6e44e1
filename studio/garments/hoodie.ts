import { against, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds } from "./drape.ts";
import { disc, label } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { Sleeve } from "./sleeve.ts";

export const hoodie: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 255, y: 45, size: 490, turn: 6 } } : { parts: laid(look) };

function laid({ colour, accent }: Look): Part[] {
  const cloth = { colour, cloth: "fleece", thickness: 14, edge: 9 } as const;
  const thread = against(colour, 0.12);
  const arm = new Sleeve({
    shoulder: [286, 262],
    armpit: [278, 450],
    angle: 71,
    length: 540,
    cuff: 106,
    bow: 22,
  });
  const sleeves = [false, true].flatMap((right): Part[] => {
    const side = (path: string) => (right ? flipped(path) : path);
    return [
      {
        outline: side(arm.outline),
        ...cloth,
        swell: 14,
        creases: right ? mirroredFolds(arm.folds(1.5)) : arm.folds(1.5),
        seed: right ? 12 : 5,
      },
      {
        outline: side(arm.cuff(62, -8)),
        colour,
        cloth: "rib",
        thickness: 9,
        edge: 7,
        bridge: 8,
        swell: 3,
        wrinkle: 0,
      },
    ];
  });
  const hood = mirrored(
    [500, 74],
    [430, 72, 372, 96, 354, 170],
    [348, 220, 372, 280, 420, 312],
    [450, 334, 480, 352, 500, 362],
  );
  const opening = mirrored([500, 128], [452, 126, 414, 150, 408, 204], [410, 260, 460, 310, 500, 338]);
  return [
    ...sleeves,
    {
      outline: mirrored(
        [500, 270],
        [440, 262, 400, 244, 376, 226],
        [340, 238, 312, 248, 280, 262],
        [274, 330, 274, 390, 270, 450],
        [266, 580, 268, 720, 276, 852],
        [350, 862, 430, 864, 500, 864],
      ),
      ...cloth,
      sewn: true,
      swell: 16,
      creases: chestFolds([272, 456], 1.2),
    },
    {
      outline: "M278 846C350 858 650 858 722 846L716 912C650 922 350 922 284 912Z",
      colour,
      cloth: "rib",
      thickness: 9,
      edge: 7,
      bridge: 6,
      swell: 3,
      wrinkle: 0,
    },
    {
      outline: "M376 640H624L690 800V838H310V800Z",
      ...cloth,
      thickness: 7,
      bridge: 5,
      swell: 5,
      wrinkle: 0.5,
      seams: "M384 640L320 798M616 640L680 798M380 648H620M396 640L332 798M604 640L668 798",
      thread,
    },
    {
      outline: hood,
      ...cloth,
      thickness: 16,
      bridge: 16,
      swell: 14,
      seams: "M500 76V128",
      thread,
      creases: [
        { path: [372, 200, 386, 260, 450, 316], width: 14, height: 6 },
        { path: [628, 200, 612, 262, 548, 318], width: 14, height: 6 },
        { path: [420, 110, 392, 150, 392, 210], width: 12, height: 5 },
      ],
    },
    {
      outline: opening,
      ...cloth,
      colour: toned(colour, -0.3),
      thickness: -16,
      edge: 10,
      bridge: 0,
      swell: 0,
      wrinkle: 0.5,
    },
    label(168, accent, 40),
    {
      outline:
        "M408 204C414 256 460 308 500 338C540 308 586 256 592 204L606 206C604 272 548 330 500 360C452 330 396 272 394 206Z",
      ...cloth,
      thickness: 6,
      edge: 5,
      swell: 0,
      wrinkle: 0.2,
      seams: "M398 208C404 268 452 324 500 352C548 324 596 268 602 208",
      thread,
    },
    ...[false, true].flatMap((right) => cord(right, accent)),
  ];
}

function cord(right: boolean, colour: string): Part[] {
  const end = right ? 560 : 566;
  const side = (path: string) => (right ? flipped(path) : path);
  const look = { colour, cloth: "rib", edge: 4, swell: 0, wrinkle: 0 } as const;
  return [
    {
      outline: disc(right ? 548 : 452, 326, 8),
      colour: "#c9c5bb",
      cloth: "metal",
      gloss: 0.6,
      thickness: 4,
      edge: 3,
      swell: 0,
      wrinkle: 0,
    },
    {
      outline: side(`M446 326C440 400 448 480 440 ${end}L452 ${end}C460 480 452 400 458 326Z`),
      ...look,
      thickness: 8,
    },
    {
      outline: side(`M438 ${end - 2}H454L452 ${end + 26}H440Z`),
      colour: "#c9c5bb",
      cloth: "metal",
      gloss: 0.6,
      thickness: 9,
      edge: 4,
      swell: 0,
      wrinkle: 0,
    },
  ];
}
