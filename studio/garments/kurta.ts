import { against, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds, hanging } from "./drape.ts";
import { placketWork, sprayBorder } from "./embroidery.ts";
import { button, label } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import type { Segment } from "./outline.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { booti, chikan, scattered } from "./prints.ts";
import { Sleeve } from "./sleeve.ts";

interface Cut {
  hem: number;
  chest: number;
  skirt: number;
  slit: number;
  arm: Sleeve;
}

export const kurta: Garment = (look) => {
  const parts = laid(look, cutOf(look));
  if (!look.second) return { parts };
  return look.has("notch")
    ? { parts, view: { x: 230, y: 50, size: 540, turn: -5 } }
    : { parts, view: { x: 280, y: 60, size: 440, turn: 4 } };
};

function cutOf({ has, is }: Look): Cut {
  const short = is("length", "hip");
  const three = has("three-quarter");
  const arm = new Sleeve({
    shoulder: [324, 156],
    armpit: [322, 320],
    angle: short ? 66 : 74,
    length: three ? (short ? 400 : 392) : 560,
    cuff: three ? 104 : 92,
    bow: 14,
  });
  return short
    ? { hem: 850, chest: 316, skirt: 284, slit: 690, arm }
    : { hem: 922, chest: 322, skirt: 280, slit: 660, arm };
}

function laid(look: Look, cut: Cut): Part[] {
  const { colour, accent, has } = look;
  const cloth = {
    colour,
    cloth: has("silk") ? "silk" : has("slub") ? "linen" : "poplin",
    ...(has("silk") ? { gloss: 0.22 } : {}),
    thickness: 8,
    edge: 5,
  } as const;
  const thread = against(colour, 0.16);
  const print = (turn: number) =>
    has("booti")
      ? { print: scattered(booti(accent), 54, 62, turn) }
      : has("all-over")
        ? { print: chikan(accent, 3) }
        : {};
  const round = has("round");
  const dark = toned(colour, -0.2);
  return [
    { outline: neckInside(round), ...cloth, colour: dark, wrinkle: 0, swell: 0 },
    label(round ? 116 : 104, colour, 36),
    ...sleeves(look, cut, cloth, print, thread),
    {
      outline: bodyLine({ ...cut, hem: cut.hem + 10 }, round, 6),
      ...cloth,
      colour: dark,
      rests: 0,
      thickness: 5,
      wrinkle: 0.4,
    },
    {
      outline: bodyLine(cut, round, -4),
      ...cloth,
      ...print(0),
      sewn: true,
      thickness: 12,
      swell: 14,
      seams: `M${cut.skirt + 4} ${cut.hem - 18}C380 ${cut.hem - 10} 620 ${cut.hem - 10} ${996 - cut.skirt} ${cut.hem - 18}`,
      thread,
      creases: [
        ...chestFolds([cut.chest, 326]),
        ...hanging(cut.skirt + 20, 980 - cut.skirt, 430, cut.hem, 8, 12, 6),
      ],
    },
    ...neckline(look, cloth, thread),
  ];
}

type Cloth = { colour: string; cloth: "silk" | "linen" | "poplin"; thickness: number; edge: number };

function sleeves(
  look: Look,
  { arm }: Cut,
  cloth: Cloth,
  print: (turn: number) => { print?: string },
  thread: string,
): Part[] {
  const gold = look.has("placket");
  return [false, true].flatMap((right): Part[] => {
    const side = (path: string) => (right ? flipped(path) : path);
    const base: Part = {
      outline: side(arm.outline),
      ...cloth,
      ...print(right ? -16 : 16),
      seams: `${side(arm.across(20))}`,
      thread,
      creases: right ? mirroredFolds(arm.folds()) : arm.folds(),
      seed: right ? 41 : 42,
    };
    if (!gold) return [base];
    const [from, to] = [arm.at(0.93, 0), arm.at(0.93, 1)];
    const at = (p: [number, number]): [number, number] => (right ? [1000 - p[0], p[1]] : p);
    return [
      base,
      {
        outline: side(arm.cuff(58, 2)),
        ...cloth,
        thickness: 2.5,
        swell: 0,
        wrinkle: 0.2,
        print: sprayBorder(at(from), at(to), look.accent),
      },
    ];
  });
}

function bodyLine({ hem, chest, skirt, slit }: Cut, round: boolean, inset: number): string {
  const neck: Segment = round ? [430, 236, 396, 190, 404, 116] : [470, 168, 440, 152, 428, 112];
  return mirrored(
    [500, round ? 240 : 172],
    neck,
    [384, 122, 352, 138, 322, 154],
    [320, 214, 324, 270, chest, 322],
    [chest + 4, 440, chest - 4, 540, chest - 12 - inset / 2, slit],
    [chest - 20 - inset, slit + (hem - slit) * 0.4, skirt - inset, hem - 90, skirt - inset, hem],
    [340, hem + 8, 420, hem + 10, 500, hem + 10],
  );
}

function neckInside(round: boolean): string {
  return round
    ? mirrored([500, 100], [450, 98, 420, 102, 397, 121], [400, 196, 440, 246, 500, 254])
    : mirrored([500, 90], [470, 88, 444, 90, 423, 113], [430, 160, 470, 182, 500, 192]);
}

function neckline(look: Look, cloth: Cloth, thread: string): Part[] {
  const { colour, accent, has } = look;
  if (has("round")) {
    const band =
      "M404 114C398 190 432 238 500 242C568 238 602 190 596 114L618 120C626 206 580 262 500 264C420 262 374 206 382 120Z";
    return [
      {
        outline: band,
        ...cloth,
        thickness: 3,
        swell: 0,
        wrinkle: 0,
        seams: "M389 120C382 202 424 256 500 258C576 256 618 202 611 120",
        thread,
      },
    ];
  }
  if (has("notch")) {
    const notch =
      "M428 108C444 160 470 180 484 186L500 300L516 186C530 180 556 160 572 108L594 116C580 182 548 204 528 212L514 322Q500 344 486 322L472 212C452 204 420 182 406 116Z";
    return [
      {
        outline: "M486 184H514L500 304Z",
        ...cloth,
        colour: toned(colour, -0.3),
        thickness: -6,
        bridge: 0,
        swell: 0,
        wrinkle: 0,
      },
      { outline: notch, ...cloth, colour: accent, thickness: 3, swell: 0, wrinkle: 0, edge: 4 },
      ...[354, 388].map((y) => button(500, y, 7, "#7a5236")),
    ];
  }
  const stand =
    "M428 104C446 150 474 168 500 172C526 168 554 150 572 104L584 116C566 172 530 192 500 194C470 192 434 172 416 116Z";
  const rich = has("placket");
  const long = rich ? 470 : 440;
  return [
    {
      outline: `M474 184H526V${long}L500 ${long + 22}L474 ${long}Z`,
      ...cloth,
      thickness: 3.5,
      edge: 4,
      swell: 0,
      wrinkle: 0.2,
      seams: `M480 190V${long - 4}L500 ${long + 12}L520 ${long - 4}V190`,
      thread,
      ...(rich ? {} : {}),
    },
    ...(rich
      ? [
          {
            outline: `M440 200C452 192 548 192 560 200V${long + 40}L500 ${long + 96}L440 ${long + 40}Z`,
            ...cloth,
            thickness: 1.5,
            bridge: 3,
            swell: 0,
            wrinkle: 0.2,
            print: placketWork(long, accent),
          } satisfies Part,
        ]
      : []),
    {
      outline: stand,
      ...cloth,
      thickness: 7,
      edge: 6,
      swell: 0,
      wrinkle: 0,
      seams: "M424 114C442 168 474 186 500 188C526 186 558 168 576 114",
      thread,
      ...(rich
        ? {
            print: `<path d="M422 110C442 160 474 179 500 182C526 179 558 160 578 110" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="5 4"/>`,
          }
        : {}),
    },
    ...[208, 262, 316, 370, ...(rich ? [424] : [])].map((y) => button(500, y, 8, rich ? accent : "#8a5f3c")),
  ];
}
