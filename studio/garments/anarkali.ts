import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { flower } from "./embroidery.ts";
import { label } from "./findings.ts";
import type { Flare } from "./flare.ts";
import { flare, hemOf, lineThrough } from "./flare.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { Sleeve } from "./sleeve.ts";

const skirt: Flare = { tip: { x: 500, y: 90 }, from: 64, to: 116, count: 11, depth: 17 };

export const anarkali: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 310, y: 70, size: 380, turn: -4 } } : { parts: laid(look) };

function laid(look: Look): Part[] {
  const { colour, accent } = look;
  const cloth = { colour, cloth: "chiffon", edge: 6, thickness: 9 } as const;
  const dark = toned(colour, -0.28);
  const arm = new Sleeve({
    shoulder: [382, 128],
    armpit: [392, 240],
    angle: 62,
    length: 300,
    cuff: 78,
    bow: 12,
  });
  const hem = hemOf(skirt, 850);
  const falls = flare(skirt, 5);
  const ring = (far: number, wide: number, dash = "") =>
    `<circle cx="500" cy="90" r="${far}" fill="none" stroke="${accent}" stroke-width="${wide}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  return [
    {
      outline: mirrored([500, 84], [470, 82, 448, 86, 438, 100], [444, 150, 470, 172, 500, 180]),
      ...cloth,
      colour: dark,
      wrinkle: 0,
      swell: 0,
    },
    label(98, colour, 34),
    ...[false, true].flatMap((right): Part[] => {
      const side = (path: string) => (right ? flipped(path) : path);
      return [
        {
          outline: side(arm.outline),
          ...cloth,
          creases: right ? mirroredFolds(arm.folds(0.8)) : arm.folds(0.8),
          seed: right ? 6 : 3,
        },
        {
          outline: side(arm.cuff(30, 1)),
          ...cloth,
          colour: accent,
          cloth: "silk",
          thickness: 2,
          swell: 0,
          wrinkle: 0,
          seams: `${side(arm.across(26))}${side(arm.across(6))}`,
          thread: toned(accent, -0.4),
        },
      ];
    }),
    {
      outline: `M404 372L${hem[0]!.map((v) => v.toFixed(1)).join(" ")}${lineThrough(hem)}L596 372Z`,
      ...cloth,
      swell: 16,
      wrinkle: 0.5,
      relief: (x, y) => falls(x, y) * Math.min(1, Math.max(0.12, (y - 360) / 160)),
      print: `${ring(828, 30)}${ring(802, 5)}${ring(790, 9, "3 8")}${ring(762, 3)}`,
    },
    {
      outline: mirrored(
        [500, 172],
        [474, 164, 448, 146, 436, 98],
        [416, 106, 398, 116, 380, 126],
        [384, 176, 388, 210, 390, 240],
        [394, 290, 400, 340, 402, 384],
        [440, 392, 470, 394, 500, 394],
      ),
      ...cloth,
      sewn: true,
      thickness: 11,
      swell: 10,
      wrinkle: 0.5,
      print: yoke(accent),
    },
    {
      outline: "M402 366C440 376 560 376 598 366L600 390C560 400 440 400 400 390Z",
      ...cloth,
      colour: accent,
      cloth: "silk",
      thickness: 2.5,
      swell: 0,
      wrinkle: 0,
      seams: "M402 371C440 381 560 381 598 371M401 385C440 395 560 395 599 385",
      thread: toned(accent, -0.4),
    },
  ];
}

function yoke(thread: string): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const count = 7 - (row % 2);
    return Array.from({ length: count }, (_, i) => {
      const x = 500 + (i - (count - 1) / 2) * 27;
      const y = 206 + row * 34 - Math.abs(x - 500) * 0.16;
      const mirror = `<circle cx="${x}" cy="${y}" r="5.5" fill="#eef1f2" stroke="${thread}" stroke-width="2.4"/>`;
      return row % 2 ? flower(x, y, 9, thread) : mirror;
    }).join("");
  });
  const neck = "M436 98C448 146 474 164 500 172C526 164 552 146 564 98";
  return `<path d="${neck}" fill="none" stroke="${thread}" stroke-width="22"/><path d="${neck}" transform="translate(0 16)" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="4 3"/>${rows.join("")}`;
}
