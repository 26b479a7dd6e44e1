import { against, toned } from "../relief/colour.ts";
import type { Crease, Part } from "../relief/part.ts";
import { legFolds } from "./drape.ts";
import { box, button } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped } from "./outline.ts";

const leg =
  "M360 124C344 200 326 300 324 400C322 560 332 740 342 926C376 934 420 934 446 930C462 760 482 560 498 410L504 340V124Z";

export const trousers: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 265, y: 40, size: 470, turn: 7 } } : { parts: laid(look) };

function laid(look: Look): Part[] {
  const { colour, accent } = look;
  const cloth = { colour, cloth: "twill", thickness: 9, edge: 6 } as const;
  const thread = against(colour, 0.14);
  const front = (right: boolean): Crease[] => {
    const x = (value: number) => (right ? 1000 - value : value);
    return [
      { path: [x(430), 120, x(398), 420, x(394), 950], width: 6, height: 5.5 },
      { path: [x(456), 130, x(450), 190, x(440), 250], width: 6, height: 6 },
      { path: [x(496), 380, x(440), 368, x(372), 350], width: 11, height: 4.5 },
      { path: [x(496), 400, x(446), 416, x(366), 412], width: 12, height: 4.5 },
    ];
  };
  return [
    {
      outline: "M364 100C410 110 590 110 636 100L638 72C590 62 410 62 362 72Z",
      ...cloth,
      colour: toned(colour, -0.3),
      wrinkle: 0,
      swell: 0,
    },
    {
      outline: flipped(leg),
      ...cloth,
      swell: 16,
      wrinkle: 0.7,
      seams: "M658 906C624 914 580 914 556 910",
      thread,
      creases: [...front(true), ...legFolds(545, 600, 110, 8, 3)],
      seed: 9,
    },
    {
      outline: leg,
      ...cloth,
      sewn: true,
      swell: 16,
      wrinkle: 0.7,
      seams: "M342 906C376 914 420 914 446 910",
      thread,
      creases: [...front(false), ...legFolds(334, 620, 110, 2, 3)],
      seed: 3,
    },
    {
      outline: "M500 160V340Q496 366 466 374Q462 340 462 160Z",
      ...cloth,
      thickness: 2.5,
      swell: 0,
      wrinkle: 0,
      seams: "M469 164V356",
      thread,
    },
    ...[false, true].map((right): Part => {
      const side = (path: string) => (right ? flipped(path) : path);
      return {
        outline: side("M388 138L396 138L350 300L344 298Z"),
        ...cloth,
        colour: toned(colour, -0.14),
        thickness: 2.5,
        edge: 3,
        swell: 0,
        wrinkle: 0,
        seams: side("M402 138L356 304"),
        thread,
        groove: 3.4,
      };
    }),
    {
      outline: "M360 86C410 97 590 97 640 86L643 130C590 141 410 141 357 130Z",
      ...cloth,
      thickness: 6,
      swell: 0,
      wrinkle: 0,
      seams: "M361 92C410 103 590 103 639 92M358 124C410 135 590 135 642 124",
      thread,
    },
    ...[404, 462, 574, 612].map(
      (x): Part => ({ outline: box(x - 6, 86, 12, 56, 2), ...cloth, thickness: 5, swell: 0, wrinkle: 0 }),
    ),
    button(510, 114, 11, accent),
  ];
}
