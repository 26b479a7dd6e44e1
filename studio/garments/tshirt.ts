import { brightness, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds } from "./drape.ts";
import { label } from "./findings.ts";
import { foldedTee } from "./folded.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { sun } from "./prints.ts";
import { Sleeve } from "./sleeve.ts";

export const tshirt: Garment = (look) => {
  if (look.has("folded")) {
    return look.second
      ? { parts: tee(look) }
      : { parts: [...foldedTee(look.colour, -56, -60), ...foldedTee(toned(look.accent, 0.45), 56, 60, 52)] };
  }
  const parts = tee(look);
  return look.second ? { parts, view: { x: 265, y: 120, size: 460, turn: -4 } } : { parts };
};

function tee({ colour, accent, has }: Look): Part[] {
  const cloth = { colour, cloth: "jersey", thickness: 11, edge: 6 } as const;
  const arm = new Sleeve({ shoulder: [292, 172], armpit: [282, 372], angle: 52, length: 232, cuff: 150 });
  const hem = "M262 862C360 876 430 878 500 878C570 878 640 876 738 862";
  const dark = toned(colour, -0.18);
  return [
    {
      outline: mirrored([500, 122], [455, 120, 420, 122, 384, 137], [396, 190, 440, 216, 500, 218]),
      ...cloth,
      colour: dark,
      wrinkle: 0.3,
    },
    label(138, colour),
    { outline: arm.outline, ...cloth, seams: arm.across(16), creases: arm.folds(), seed: 21 },
    {
      outline: flipped(arm.outline),
      ...cloth,
      seams: flipped(arm.across(16)),
      seed: 34,
      creases: mirroredFolds(arm.folds()),
    },
    {
      outline: mirrored(
        [500, 206],
        [436, 206, 404, 166, 394, 128],
        [352, 142, 322, 156, 284, 170],
        [280, 240, 280, 306, 276, 372],
        [272, 540, 266, 720, 262, 880],
        [340, 894, 430, 896, 500, 896],
      ),
      ...cloth,
      sewn: true,
      swell: 14,
      seams: hem,
      creases: chestFolds([276, 380]),
      ...(has("sun") ? { print: sun(500, 440, 118, printInk(colour, accent)) } : {}),
    },
    {
      outline:
        "M394 128C404 166 436 206 500 206C564 206 596 166 606 128L630 137C614 184 572 232 500 232C428 232 386 184 370 137Z",
      colour,
      cloth: "rib",
      thickness: 4,
      edge: 5,
      swell: 0,
      seams: "M367 138C384 188 428 236 500 236C572 236 616 188 633 138",
    },
  ];
}

/** The ink asked for, or cream where it would not show. */
function printInk(ground: string, ink: string): string {
  return Math.abs(brightness(ground) - brightness(ink)) < 0.2 ? "#e9d8b0" : ink;
}
