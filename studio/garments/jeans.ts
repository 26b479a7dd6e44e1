import { brightness, toned } from "../relief/colour.ts";
import type { Crease, Part } from "../relief/part.ts";
import { legFolds } from "./drape.ts";
import { box, rivet } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped } from "./outline.ts";

const leg =
  "M352 128C342 210 330 300 326 380C318 560 318 740 326 922C370 932 420 932 458 926C470 760 484 560 498 404L504 330V128Z";

export const jeans: Garment = (look) => {
  const parts = laid(look);
  return look.second ? { parts, view: { x: 296, y: 60, size: 408, turn: -5 } } : { parts };
};

function laid(look: Look): Part[] {
  const { colour } = look;
  const pale = brightness(colour) > 0.2;
  const cloth = {
    colour,
    cloth: "denim",
    wear: pale ? 0.3 : 0.12,
    thickness: 11,
    edge: 6,
    groove: 2.8,
  } as const;
  const thread = look.accent;
  const copper = "#b87a4b";
  const fade = pale ? fading() : "";
  const fly = "M500 178V330Q498 362 462 372Q458 340 458 178Z";
  return [
    {
      outline: "M356 100C400 112 600 112 644 100L646 70C600 60 400 60 354 70Z",
      ...cloth,
      colour: toned(colour, -0.35),
      wrinkle: 0,
      swell: 0,
    },
    {
      outline: flipped(leg),
      ...cloth,
      ...(fade ? { print: fade } : {}),
      swell: 16,
      seams: "M674 908C630 918 580 918 544 912",
      thread,
      creases: [...hips(true), ...legFolds(520, 380, 150, 4), ...legFolds(545, 690, 125, 6, 5)],
      seed: 11,
    },
    {
      outline: leg,
      ...cloth,
      ...(fade ? { print: fade } : {}),
      sewn: true,
      swell: 16,
      seams: "M326 908C370 918 420 918 456 912",
      thread,
      creases: [...hips(false), ...legFolds(330, 370, 150, 9), ...legFolds(328, 700, 125, 3, 5)],
      seed: 5,
    },
    {
      outline: fly,
      ...cloth,
      thickness: 3,
      swell: 0,
      wrinkle: 0,
      seams: "M466 180V352M474 180V346M498 330V404",
      thread,
    },
    ...[false, true].flatMap((right) => frontPocket(look, right, cloth, thread, copper)),
    {
      outline: "M352 84C400 96 600 96 648 84L652 132C600 144 400 144 348 132Z",
      ...cloth,
      thickness: 7,
      swell: 0,
      wrinkle: 0,
      seams: "M352 92C400 104 600 104 648 92M350 124C400 136 600 136 650 124",
      thread,
    },
    ...[392, 462, 566, 622].map(
      (x): Part => ({
        outline: box(x - 8, 84, 16, 62, 3),
        ...cloth,
        thickness: 6,
        swell: 0,
        wrinkle: 0,
        seams: `M${x - 4} 86V144M${x + 4} 86V144`,
        thread,
      }),
    ),
    rivet(500, 114, 14, copper),
  ];
}

type Cloth = {
  colour: string;
  cloth: "denim";
  wear: number;
  thickness: number;
  edge: number;
  groove: number;
};

function frontPocket(look: Look, right: boolean, cloth: Cloth, thread: string, copper: string): Part[] {
  const side = (path: string) => (right ? flipped(path) : path);
  const x = (value: number) => (right ? 1000 - value : value);
  const parts: Part[] = [
    {
      outline: side("M344 146H446C442 196 404 226 338 234Z"),
      ...cloth,
      colour: toned(look.colour, -0.1),
      thickness: 0,
      bridge: 2,
      swell: 0,
      wrinkle: 0,
      seams: side("M446 142C442 196 404 228 336 236"),
      thread,
      groove: 5,
    },
    {
      outline: side("M338 246C410 236 456 200 458 142H448C444 194 404 226 338 236Z"),
      ...cloth,
      thickness: 2.5,
      edge: 3,
      swell: 0,
      wrinkle: 0,
      seams: side("M338 250C414 240 460 204 462 142"),
      thread,
    },
    rivet(x(448), 156, 6, copper),
    rivet(x(350), 232, 6, copper),
  ];
  if (!right) return parts;
  return [
    ...parts,
    {
      outline: "M590 186C604 182 620 178 634 176L640 228C618 232 606 233 596 233Z",
      ...cloth,
      thickness: 2,
      swell: 0,
      wrinkle: 0,
      seams: "M592 192C606 188 622 184 634 182",
      thread,
    },
  ];
}

function hips(right: boolean): Crease[] {
  const x = (value: number) => (right ? 1000 - value : value);
  return [
    { path: [x(496), 372, x(440), 352, x(372), 330], width: 10, height: 5 },
    { path: [x(496), 388, x(446), 398, x(360), 386], width: 12, height: 5 },
    { path: [x(494), 404, x(450), 440, x(388), 462], width: 12, height: 4 },
  ];
}

function fading(): string {
  const glow = (cx: number, cy: number, rx: number, ry: number) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#worn)"/>`;
  return `<defs><radialGradient id="worn"><stop offset="0" stop-color="#e8f0fa" stop-opacity=".3"/><stop offset="1" stop-color="#e8f0fa" stop-opacity="0"/></radialGradient></defs>${[glow(402, 420, 72, 230), glow(598, 420, 72, 230), glow(392, 650, 60, 120), glow(608, 650, 60, 120)].join("")}`;
}
