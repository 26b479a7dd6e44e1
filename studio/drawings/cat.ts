import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { place, sheet } from "./paper.ts";
import { oval, polygon, smooth } from "./shapes.ts";

const colour = "#6b5a78";
const dark = toned(colour, -0.35);
const ink = toned(colour, -0.65);

/** Asleep on whatever it lies on, its head to the left. */
export function sleepingCat(): Part[] {
  const stripes = [
    [-50, -66],
    [-16, -84],
    [20, -88],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}q10 26 -2 44" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>`,
    )
    .join("");
  const face = `<g fill="none" stroke="${toned(colour, -0.6)}" stroke-width="4" stroke-linecap="round"><path d="M-122 -34q9 8 18 0M-84 -34q9 8 18 0M-96 -20q4 5 8 0M-132 -16l-20 -3M-131 -9l-19 5M-58 -16l20 -3M-59 -9l19 5"/></g>`;
  return [
    sheet(
      0.6,
      smooth([96, -14], [128, -30], [134, -62], [118, -80], [112, -60], [100, -44], [70, -30]),
      dark,
      { edge: 6 },
    ),
    sheet(
      1,
      smooth([-120, -2], [-110, -50], [-50, -92], [30, -96], [96, -66], [116, -16], [90, 0], [0, 2]),
      colour,
      { print: stripes, thickness: 10, edge: 8 },
    ),
    sheet(1.6, polygon([-132, -44], [-134, -86], [-104, -64]), colour, { edge: 4 }),
    sheet(1.6, polygon([-56, -44], [-50, -86], [-82, -64]), colour, { edge: 4 }),
    sheet(
      2,
      smooth([-142, -22], [-132, -54], [-95, -66], [-58, -54], [-46, -22], [-66, 0], [-95, 4], [-124, 0]),
      toned(colour, 0.08),
      { print: face, thickness: 9, edge: 7 },
    ),
  ];
}

/** Upright, its tail round its right side; 210 units tall. */
export function sittingCat(): Part[] {
  const stripes = `<g fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"><path d="M-62 -58q16 4 26 -2M-62 -34q14 4 24 -2M62 -58q-16 4 -26 -2M62 -34q-14 4 -24 -2"/></g>`;
  return [
    sheet(
      0.4,
      smooth([46, -2], [96, -4], [126, -34], [122, -78], [106, -92], [98, -76], [104, -46], [86, -26], [50, -26]),
      dark,
      { edge: 6 },
    ),
    sheet(
      1,
      smooth([-54, 0], [-70, -32], [-62, -78], [-40, -116], [0, -126], [40, -116], [62, -78], [70, -32], [54, 0]),
      colour,
      { print: stripes, thickness: 11, edge: 9 },
    ),
    sheet(1.4, smooth([-24, -52], [-20, -92], [0, -104], [20, -92], [24, -52], [0, -34]), toned(colour, 0.3), {
      edge: 6,
    }),
    ...[-22, 22].map((x) =>
      sheet(1.8, smooth([x - 17, -4], [x - 15, -56], [x, -66], [x + 15, -56], [x + 17, -4], [x, 2]), toned(colour, 0.1), {
        thickness: 8,
        edge: 6,
        print: `<path d="M${x - 5} -2v-10M${x + 5} -2v-10" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`,
      }),
    ),
    ...place(catHead(), 0, -146, 1, 1.6),
  ];
}

/** Head and two paws above an edge at 0. */
export function peekingCat(): Part[] {
  return [
    ...place(catHead(), 0, -44, 1, 0.4),
    ...[-52, 52].map((x) =>
      sheet(3.4, oval(x, 2, 21, 15), toned(colour, 0.14), {
        thickness: 9,
        edge: 7,
        print: `<path d="M${x - 6} 14v-9M${x + 6} 14v-9" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`,
      }),
    ),
  ];
}

function catHead(): Part[] {
  const ear = (side: 1 | -1) => [
    sheet(0, polygon([side * 62, -16], [side * 58, -84], [side * 14, -46]), colour, { edge: 5 }),
    sheet(0.3, polygon([side * 54, -30], [side * 51, -66], [side * 27, -46]), "#c58f95", { edge: 4 }),
  ];
  const eyes = [-26, 26]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-4" r="10.5" fill="${palette.turmeric}"/><ellipse cx="${x}" cy="-4" rx="6" ry="8.6" fill="${ink}"/><circle cx="${x + 2.6}" cy="-7.4" r="2.4" fill="#fff"/>`,
    )
    .join("");
  const lines = `<g fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round"><path d="M-9 20q5 6 9 0q4 6 9 0M-44 12l-24 -4M-44 20l-24 5M44 12l24 -4M44 20l24 5"/></g><g fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"><path d="M0 -44v16M-15 -42l3 13M15 -42l-3 13"/></g>`;
  return [
    ...ear(-1),
    ...ear(1),
    sheet(
      0.9,
      smooth([-70, 6], [-58, -34], [0, -50], [58, -34], [70, 6], [44, 36], [0, 44], [-44, 36]),
      toned(colour, 0.08),
      { print: `${eyes}<path d="M-6 9h12l-6 8z" fill="#d98a92"/>${lines}`, thickness: 10, edge: 8 },
    ),
  ];
}
