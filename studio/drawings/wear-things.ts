import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { sheet } from "./paper.ts";
import { rect } from "./shapes.ts";

/** A kurta on its hanger, in the middle of a 1000-unit square. */
export function kurtaOnHanger(colour: string, trim: string): Part[] {
  const sleeve = (side: number) => {
    const x = (v: number) => 500 + v * side;
    return sheet(
      4.6,
      `M${x(118)} 326L${x(168)} 352L${x(262)} 600L${x(182)} 632L${x(112)} 456Z`,
      toned(colour, -0.08),
      {
        edge: 6,
        thickness: 9,
        print: `<path d="M${x(252)} 574L${x(172)} 606" stroke="${trim}" stroke-width="13"/>`,
      },
    );
  };
  const body =
    "M446 306C404 318 372 328 340 342C336 420 356 470 356 520C352 640 338 720 326 812Q500 834 674 812C662 720 648 640 644 520C644 470 664 420 660 342C628 328 596 318 554 306Q500 376 446 306Z";
  const folds = [430, 470, 540, 580]
    .map(
      (x, i) =>
        `<path d="M${x} 560Q${x + (i < 2 ? -8 : 8)} 690 ${x + (i < 2 ? -14 : 14)} 812" stroke="${toned(colour, -0.3)}" stroke-opacity=".6" stroke-width="4" fill="none"/>`,
    )
    .join("");
  const motifs = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 5 },
      (_, i) =>
        `<path transform="translate(${392 + i * 54 + (row % 2) * 26} ${560 + row * 46})" d="M0 -8L6 0L0 8L-6 0Z" fill="${trim}" fill-opacity=".85"/>`,
    ).join(""),
  ).join("");
  return [
    sheet(
      4.2,
      "M494 300L494 262C494 244 524 246 524 222C524 196 486 190 478 216L468 212C478 174 536 180 536 222C536 250 506 252 506 266L506 300Z",
      "#b98a4a",
      { thickness: 6, edge: 4 },
    ),
    sheet(
      4.4,
      "M500 290C560 296 620 322 668 346L660 364C610 340 556 318 500 314C444 318 390 340 340 364L332 346C380 322 440 296 500 290Z",
      palette.wood,
      { thickness: 8, edge: 5 },
    ),
    sheet(4.5, "M446 306Q500 296 554 306Q540 360 500 366Q460 360 446 306Z", toned(colour, -0.4)),
    sleeve(-1),
    sleeve(1),
    sheet(5.4, body, colour, {
      edge: 7,
      thickness: 11,
      print: `${folds}${motifs}<path d="M326 800Q500 822 674 800" fill="none" stroke="${trim}" stroke-width="18"/>`,
    }),
    sheet(
      6,
      "M446 306Q500 376 554 306L570 312Q548 368 518 380L518 520L500 536L482 520L482 380Q452 368 430 312Z",
      trim,
      {
        edge: 3,
        print: [400, 436, 472, 506]
          .map((y) => `<circle cx="500" cy="${y}" r="7" fill="${palette.brick}"/>`)
          .join(""),
      },
    ),
  ];
}

/** A folded saree standing on its edge, its foot at (0, 0). */
export function sareeFold(): Part[] {
  const colours = [palette.rose, palette.teal, palette.turmeric];
  return colours.map((colour, i) => {
    const y = -i * 46;
    const w = 230 - i * 16;
    return sheet(1 + i * 0.4, rect(-w / 2, y - 44, w, 44, 16), colour, {
      edge: 7,
      thickness: 12,
      print: `<path d="M${-w / 2} ${y - 12}H${w / 2}" stroke="${i === 2 ? palette.brick : palette.turmeric}" stroke-width="9"/><path d="M${-w / 2} ${y - 26}H${w / 2}" stroke="${toned(colour, -0.25)}" stroke-width="2.5"/>`,
    });
  });
}
