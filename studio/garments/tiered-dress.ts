import { brightness, toned } from "../relief/colour.ts";
import { noise } from "../relief/noise.ts";
import type { Part } from "../relief/part.ts";
import { label } from "./findings.ts";
import type { Flare } from "./flare.ts";
import { flare, hemOf, lineThrough } from "./flare.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored } from "./outline.ts";
import { blossom, scattered } from "./prints.ts";

export const tieredDress: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 250, y: 60, size: 520, turn: 8 } } : { parts: laid(look) };

function laid(look: Look): Part[] {
  const { colour, accent } = look;
  const light = brightness(colour) > 0.5;
  const print = scattered(
    blossom(light ? "#c4486a" : "#fbe9e4", "#f2b84b", light ? accent : "#a9cfae"),
    62,
    66,
    9,
  );
  const cloth = { colour, cloth: "poplin", edge: 6, thickness: 9, print } as const;
  const tiers = [
    { top: 400, far: 470, half: 13, count: 9 },
    { top: 516, far: 640, half: 15.5, count: 13 },
    { top: 686, far: 815, half: 18, count: 17 },
  ];
  const puff =
    "M386 136C340 130 296 158 286 206C280 240 292 262 306 274C336 280 366 278 390 268C398 230 396 180 386 136Z";
  const band = "M300 262C330 272 362 272 394 258L396 276C364 290 328 290 298 280Z";
  return [
    {
      outline: mirrored([500, 116], [470, 114, 440, 114, 420, 122], [424, 170, 460, 194, 500, 198]),
      ...cloth,
      print: "",
      colour: toned(colour, -0.2),
      wrinkle: 0,
      swell: 0,
    },
    label(128, colour, 36),
    ...[false, true].flatMap((right): Part[] => {
      const side = (path: string) => (right ? flipped(path) : path);
      const middle = right ? 660 : 340;
      return [
        {
          outline: side(puff),
          ...cloth,
          thickness: 14,
          swell: 20,
          relief: (x, y) =>
            4 *
            Math.sin((x - middle) * 0.16 + noise(x / 40, y / 60, 5)) *
            Math.min(1, Math.abs(y - 215) / 50),
        },
        { outline: side(band), ...cloth, thickness: 4, swell: 0, wrinkle: 0 },
      ];
    }),
    ...[...tiers].reverse().map((tier) => tierPart(tier, cloth)),
    {
      outline: mirrored(
        [500, 190],
        [460, 186, 424, 164, 418, 118],
        [404, 124, 394, 130, 384, 136],
        [394, 190, 392, 230, 388, 266],
        [390, 320, 398, 370, 402, 414],
        [440, 422, 470, 424, 500, 424],
      ),
      ...cloth,
      thickness: 11,
      bridge: 14,
      swell: 10,
      wrinkle: 0.3,
      relief: (x, y) =>
        y < 250
          ? 0
          : Math.min(1, (y - 250) / 12) *
            (2.6 * Math.abs(Math.sin((y * Math.PI) / 17)) ** 0.6 +
              1.1 * Math.sin(x * 0.42 + Math.floor(y / 17) * 1.9)),
    },
    {
      outline:
        "M418 118C424 164 460 186 500 190C540 186 576 164 582 118L594 122C588 176 548 200 500 204C452 200 412 176 406 122Z",
      ...cloth,
      print: "",
      thickness: 4,
      edge: 4,
      swell: 0,
      wrinkle: 0,
    },
  ];
}

function tierPart(
  { top, far, half, count }: { top: number; far: number; half: number; count: number },
  cloth: Omit<Part, "outline">,
): Part {
  const fold: Flare = { tip: { x: 500, y: 80 }, from: 90 - half - 3, to: 90 + half + 3, count, depth: 9 };
  const gathers = flare({ ...fold, count: count * 2, depth: 7 }, count + 1);
  const falls = flare(fold, count);
  const hem = hemOf(fold, far, 7);
  const wide = Math.tan((half * Math.PI) / 180) * (top - 80) - 4;
  return {
    ...cloth,
    outline: `M${500 - wide} ${top}L${hem[0]!.map((v) => v.toFixed(1)).join(" ")}${lineThrough(hem)}L${500 + wide} ${top}Z`,
    bridge: 16,
    swell: 8,
    wrinkle: 0.4,
    relief: (x, y) => falls(x, y) + gathers(x, y) * Math.max(0, 1 - (y - top) / 70),
  };
}
