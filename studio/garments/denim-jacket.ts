import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds } from "./drape.ts";
import { box, label, rivet } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { Sleeve } from "./sleeve.ts";

export const denimJacket: Garment = (look) =>
  look.second ? { parts: laid(look), view: { x: 270, y: 110, size: 450, turn: 6 } } : { parts: laid(look) };

type Cloth = {
  colour: string;
  cloth: "denim";
  wear: number;
  thickness: number;
  edge: number;
  groove: number;
};

function laid({ colour, accent }: Look): Part[] {
  const cloth: Cloth = { colour, cloth: "denim", wear: 0.3, thickness: 11, edge: 6, groove: 2.8 };
  const copper = "#b87a4b";
  const arm = new Sleeve({
    shoulder: [292, 222],
    armpit: [284, 420],
    angle: 68,
    length: 560,
    cuff: 98,
    bow: 18,
  });
  const sleeves = [false, true].flatMap((right): Part[] => {
    const side = (path: string) => (right ? flipped(path) : path);
    const [x, y] = arm.at(0.95, 0.75);
    return [
      {
        outline: side(arm.outline),
        ...cloth,
        creases: right ? mirroredFolds(arm.folds(1.2)) : arm.folds(1.2),
        seed: right ? 6 : 2,
      },
      {
        outline: side(arm.cuff(58)),
        ...cloth,
        thickness: 5,
        swell: 2,
        wrinkle: 0.2,
        seams: `${side(arm.across(50))}${side(arm.across(7))}`,
        thread: accent,
      },
      rivet(right ? 1000 - x : x, y, 9, copper),
    ];
  });
  return [
    {
      outline: mirrored([500, 150], [470, 146, 424, 148, 402, 178], [416, 232, 462, 266, 500, 284]),
      ...cloth,
      colour: toned(colour, -0.35),
      wrinkle: 0,
      swell: 0,
    },
    label(180, accent),
    ...sleeves,
    {
      outline: mirrored(
        [500, 270],
        [450, 250, 410, 216, 396, 184],
        [360, 194, 326, 206, 288, 220],
        [282, 290, 284, 350, 280, 420],
        [282, 540, 290, 640, 294, 756],
        [360, 768, 430, 770, 500, 770],
      ),
      ...cloth,
      sewn: true,
      swell: 14,
      print: worn,
      seams:
        "M284 382C360 402 430 406 474 406M526 406C570 406 640 402 716 382M372 412L398 762M448 412L436 762M628 412L602 762M552 412L564 762",
      thread: accent,
      creases: chestFolds([282, 420], 0.8),
    },
    ...[false, true].flatMap((right) => chestPocket(right, cloth, accent, copper)),
    {
      outline: box(470, 268, 60, 498),
      ...cloth,
      thickness: 4,
      swell: 0,
      wrinkle: 0.2,
      seams: "M478 270V766M522 270V766",
      thread: accent,
    },
    {
      outline: "M290 744C360 756 640 756 710 744L712 802C640 814 360 814 288 802Z",
      ...cloth,
      thickness: 6,
      swell: 2,
      wrinkle: 0.2,
      seams: "M292 752C360 764 640 764 708 752M290 794C360 806 640 806 710 794",
      thread: accent,
    },
    ...[312, 398, 484, 570, 656, 780].map((y) => rivet(500, y, 11, copper)),
    ...[false, true].map((right): Part => {
      const side = (path: string) => (right ? flipped(path) : path);
      return {
        outline: side(
          "M498 282C462 258 432 210 422 160C408 158 394 170 388 186C378 224 386 288 408 346C448 346 478 318 498 282Z",
        ),
        ...cloth,
        thickness: 9,
        bridge: 6,
        swell: 3,
        wrinkle: 0.2,
        seams: side("M490 282C468 314 442 336 413 338C394 286 388 226 397 184"),
        thread: accent,
      };
    }),
    {
      outline:
        "M422 160C434 138 566 138 578 160C566 214 532 256 500 278C468 256 434 214 422 160ZM440 172C454 158 546 158 560 172C548 212 522 242 500 258C478 242 452 212 440 172Z",
      ...cloth,
      thickness: 7,
      swell: 0,
      wrinkle: 0,
    },
  ];
}

const worn = `<defs><radialGradient id="worn"><stop offset="0" stop-color="#e8f0fa" stop-opacity=".26"/><stop offset="1" stop-color="#e8f0fa" stop-opacity="0"/></radialGradient></defs>${[
  [360, 600],
  [640, 600],
  [360, 320],
  [640, 320],
]
  .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="95" ry="140" fill="url(#worn)"/>`)
  .join("")}`;

function chestPocket(right: boolean, cloth: Cloth, thread: string, copper: string): Part[] {
  const side = (path: string) => (right ? flipped(path) : path);
  return [
    {
      outline: side("M334 404H450V520L392 540L334 520Z"),
      ...cloth,
      thickness: 3,
      swell: 2,
      wrinkle: 0.2,
      seams: side("M341 430V515L392 532L443 515V430"),
      thread,
    },
    {
      outline: side("M328 392H456V430L392 458L328 430Z"),
      ...cloth,
      thickness: 4,
      swell: 0,
      wrinkle: 0,
      seams: side("M334 392V426L392 450L450 426V392"),
      thread,
    },
    rivet(right ? 608 : 392, 436, 9, copper),
  ];
}
