import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { shifted } from "./outline.ts";

/** A folded t-shirt, moved from the middle of the picture. */
export function foldedTee(colour: string, dx: number, dy: number, rests = 0): Part[] {
  const cloth = { colour, cloth: "jersey", edge: 7, wrinkle: 0.5 } as const;
  const at = (path: string) => shifted(path, dx, dy);
  const stack = [22, 14, 7, 0].map(
    (down, i): Part => ({
      outline: at(
        `M262 ${222 + down}Q258 ${208 + down} 276 ${206 + down}H724Q742 ${208 + down} 738 ${222 + down}L744 ${772 + down}Q744 ${792 + down} 722 ${792 + down}H278Q256 ${792 + down} 256 ${772 + down}Z`,
      ),
      ...cloth,
      thickness: 13,
      rests: rests + i * 11,
      swell: i === 3 ? 14 : 4,
      ...(i === 3
        ? {
            creases: [
              { path: [280, 500, 480, 470, 730, 520], width: 16, height: 4 },
              { path: [300, 700, 460, 640, 640, 660], width: 15, height: 3.6 },
            ].map((c) => ({
              ...c,
              path: c.path.map((v, n) => v + (n % 2 ? dy : dx)) as [
                number,
                number,
                number,
                number,
                number,
                number,
              ],
            })),
          }
        : {}),
    }),
  );
  return [
    ...stack,
    {
      outline: at("M402 208C410 196 590 196 598 208C590 262 560 286 500 288C440 286 410 262 402 208Z"),
      ...cloth,
      colour: toned(colour, -0.2),
      thickness: -4,
      swell: 0,
      bridge: 0,
      wrinkle: 0,
    },
    {
      outline: at("M478 218H522V242H478Z"),
      colour: toned(colour, -0.5),
      cloth: "silk",
      thickness: 2,
      edge: 2,
      swell: 0,
      wrinkle: 0,
    },
    {
      outline: at(
        "M402 208C410 262 440 286 500 288C560 286 590 262 598 208L624 210C614 282 574 314 500 316C426 314 386 282 376 210Z",
      ),
      colour,
      cloth: "rib",
      thickness: 5,
      edge: 5,
      swell: 0,
      wrinkle: 0,
    },
  ];
}
