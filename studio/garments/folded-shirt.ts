import { against, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { box, button } from "./findings.ts";
import type { Look } from "./look.ts";
import { flipped } from "./outline.ts";

/** A shirt folded as it lies on a shop's shelf. */
export function foldedShirt(look: Look): Part[] {
  const { colour } = look;
  const thread = against(colour, 0.14);
  const cloth = { colour, cloth: look.has("linen") ? "linen" : "twill", edge: 6, wrinkle: 0.5 } as const;
  const buttonColour = toned(against(colour, 0.3), 0.3);
  const leaf =
    "M500 292C462 262 428 206 416 150C404 148 394 156 388 168C380 204 390 276 412 344C446 342 476 320 500 292Z";
  const line = "M493 290C470 310 444 331 418 334C398 270 390 208 396 176";
  return [
    ...[18, 9, 0].map(
      (down, i): Part => ({
        outline: `M252 ${226 + down}C300 ${204 + down} 350 ${188 + down} 400 ${172 + down}H600C650 ${188 + down} 700 ${204 + down} 748 ${226 + down}L754 ${826 + down}Q754 ${846 + down} 734 ${846 + down}H266Q246 ${846 + down} 246 ${826 + down}Z`,
        ...cloth,
        thickness: 16,
        rests: i * 15,
        swell: i === 2 ? 12 : 3,
        ...(i === 2
          ? {
              seams: "M254 300C330 330 420 340 500 340C580 340 670 330 746 300",
              thread,
              creases: [
                { path: [270, 560, 420, 520, 470, 600], width: 14, height: 4 },
                { path: [740, 520, 620, 560, 540, 540], width: 13, height: 4 },
              ],
            }
          : {}),
      }),
    ),
    {
      outline: "M420 158C440 130 560 130 580 158C566 220 530 262 500 280C470 262 434 220 420 158Z",
      ...cloth,
      colour: toned(colour, -0.25),
      rests: 36,
      thickness: 5,
      swell: 0,
      wrinkle: 0,
    },
    {
      outline: "M474 166H526V194H474Z",
      colour: toned(colour, -0.55),
      cloth: "silk",
      gloss: 0.1,
      thickness: 2,
      edge: 2,
      swell: 0,
      wrinkle: 0,
    },
    {
      outline: box(470, 272, 60, 566),
      ...cloth,
      thickness: 4,
      swell: 0,
      wrinkle: 0.2,
      seams: "M478 272V838M522 272V838",
      thread,
    },
    ...[318, 436, 554, 672, 790].map((y) => button(500, y, 10, buttonColour)),
    ...(look.has("pocket") ? [pocket(cloth, thread)] : []),
    {
      outline:
        "M416 150C428 206 466 262 500 282C534 262 572 206 584 150C566 118 434 118 416 150ZM434 160C450 146 550 146 566 160C552 206 526 246 500 264C474 246 448 206 434 160Z",
      ...cloth,
      thickness: 9,
      swell: 0,
      wrinkle: 0,
    },
    { outline: leaf, ...cloth, thickness: 9, bridge: 6, swell: 4, wrinkle: 0.2, seams: line, thread },
    {
      outline: flipped(leaf),
      ...cloth,
      thickness: 9,
      bridge: 6,
      swell: 4,
      wrinkle: 0.2,
      seams: flipped(line),
      thread,
    },
  ];
}

function pocket(cloth: { colour: string; cloth: "linen" | "twill"; edge: number }, thread: string): Part {
  return {
    outline: "M568 430H696V552Q692 560 632 586Q572 560 568 552Z",
    ...cloth,
    thickness: 4,
    swell: 2,
    wrinkle: 0.3,
    seams: "M568 456H696M574 436V549Q578 556 632 578Q686 556 690 549V436",
    thread,
  };
}
