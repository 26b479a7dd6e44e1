import { against, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds, hanging } from "./drape.ts";
import { box, button, label } from "./findings.ts";
import { foldedShirt } from "./folded-shirt.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { checks } from "./prints.ts";
import { Sleeve } from "./sleeve.ts";

export const shirt: Garment = (look) => {
  if (!look.second) return { parts: open(look) };
  if (look.has("checks")) return { parts: open(look), view: { x: 275, y: 95, size: 450, turn: 5 } };
  return { parts: foldedShirt(look) };
};

function open(look: Look): Part[] {
  const { colour } = look;
  const cloth = { colour, cloth: look.has("linen") ? "linen" : "twill", thickness: 8, edge: 5 } as const;
  const print = (turn: number) =>
    look.has("checks") ? { print: checks(colour, look.accent, "#e9dcc4", turn) } : {};
  const thread = against(colour, 0.14);
  const arm = new Sleeve({
    shoulder: [306, 192],
    armpit: [300, 372],
    angle: 73,
    length: 600,
    cuff: 86,
    bow: 20,
  });
  const buttonColour = look.has("checks") ? "#efe6d4" : toned(against(colour, 0.3), 0.3);
  const sleeves: Part[] = [false, true].flatMap((right) => {
    const side = (path: string) => (right ? flipped(path) : path);
    const [bx, by] = arm.at(0.95, 0.72);
    return [
      {
        outline: side(arm.outline),
        ...cloth,
        ...print(right ? -16 : 16),
        creases: right ? mirroredFolds(arm.folds()) : arm.folds(),
        seed: right ? 31 : 22,
      },
      {
        outline: side(arm.cuff(66)),
        ...cloth,
        ...print(right ? 74 : -74),
        thickness: 4,
        swell: 3,
        wrinkle: 0.3,
        seams: `${side(arm.across(58))}${side(arm.across(8))}`,
        thread,
      },
      button(right ? 1000 - bx : bx, by, 7, buttonColour),
    ];
  });
  return [
    {
      outline: mirrored([500, 116], [470, 112, 446, 114, 430, 126], [436, 170, 470, 230, 500, 244]),
      ...cloth,
      colour: toned(colour, -0.22),
      wrinkle: 0,
      swell: 0,
    },
    label(150, colour),
    ...sleeves,
    body(look, cloth, print(0), thread),
    {
      outline: mirrored(
        [500, 262],
        [430, 226, 400, 188, 392, 158],
        [360, 166, 330, 178, 306, 192],
        [304, 214, 303, 226, 302, 240],
        [370, 262, 440, 276, 500, 282],
      ),
      ...cloth,
      ...print(0),
      thickness: 2.5,
      swell: 0,
      wrinkle: 0.4,
      opacity: 1,
      seams: "M302 232C370 254 440 266 500 272C560 266 630 254 698 232",
      thread,
    },
    {
      outline: box(474, 236, 52, 668),
      ...cloth,
      ...print(0),
      thickness: 3.5,
      swell: 0,
      wrinkle: 0.3,
      seams: "M481 236V904M519 236V904",
      thread,
    },
    ...[266, 366, 466, 566, 666, 766].map((y) => button(500, y, 8.5, buttonColour)),
    ...(look.has("pocket") ? [pocket(look, cloth, print(0), thread)] : []),
    ...collar(look, cloth, print(28), thread, buttonColour),
  ];
}

type Cloth = { colour: string; cloth: "linen" | "twill"; thickness: number; edge: number };
type Print = { print?: string };

function body({ colour }: Look, cloth: Cloth, print: Print, thread: string): Part {
  return {
    outline: mirrored(
      [500, 240],
      [450, 220, 410, 180, 396, 152],
      [360, 162, 330, 176, 300, 192],
      [292, 250, 292, 320, 290, 372],
      [286, 520, 284, 660, 280, 800],
      [300, 830, 330, 868, 392, 892],
      [430, 902, 470, 906, 500, 906],
    ),
    ...cloth,
    colour,
    ...print,
    sewn: true,
    thickness: 11,
    swell: 14,
    seams: "M284 790C304 822 334 858 394 880C440 892 560 892 606 880C666 858 696 822 716 790",
    thread,
    creases: [...chestFolds([290, 376]), ...hanging(310, 690, 520, 860, 5, 4, 4)],
  };
}

function pocket({ colour }: Look, cloth: Cloth, print: Print, thread: string): Part {
  return {
    outline: "M556 358H656V452Q654 458 606 478Q558 458 556 452Z",
    ...cloth,
    colour,
    ...print,
    thickness: 3.5,
    swell: 2,
    wrinkle: 0.3,
    seams: "M556 378H656M561 362V449Q564 455 606 472Q648 455 651 449V362",
    thread,
  };
}

function collar(
  { colour, has }: Look,
  cloth: Cloth,
  print: Print,
  thread: string,
  buttonColour: string,
): Part[] {
  const leaf =
    "M500 250C470 226 440 176 430 124C420 122 410 130 404 140C396 172 404 234 424 292C452 290 478 272 500 250Z";
  const stand = "M430 124C440 168 470 218 500 240C530 218 560 168 570 124C560 106 440 106 430 124Z";
  const line = "M494 248C474 264 452 280 429 283C412 232 404 176 411 146";
  return [
    {
      outline: `${stand}M442 132C456 124 544 124 558 132C548 168 524 206 500 226C476 206 452 168 442 132Z`,
      ...cloth,
      colour: toned(colour, -0.06),
      ...print,
      thickness: 6,
      edge: 5,
      swell: 0,
      wrinkle: 0,
    },
    ...[false, true].flatMap((right): Part[] => {
      const side = (path: string) => (right ? flipped(path) : path);
      return [
        {
          outline: side(leaf),
          ...cloth,
          ...print,
          thickness: 8,
          edge: 6,
          bridge: 6,
          swell: 3,
          wrinkle: 0.2,
          seams: side(line),
          thread,
        },
        ...(has("button-down") ? [button(right ? 567 : 433, 276, 6, buttonColour)] : []),
      ];
    }),
  ];
}
