import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { place, round, sheet } from "./paper.ts";
import { circle, oval, polygon, rect, smooth } from "./shapes.ts";

export function tableLamp(shade: string, foot: string): Part[] {
  const cloth = "M-70 -300L70 -300L122 -168L-122 -168Z";
  const pleats = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${-60 + i * 15} -300L${-106 + i * 26.5} -168" stroke="${toned(shade, -0.18)}" stroke-width="3"/>`,
  ).join("");
  return [
    round(
      1,
      "M-14 -176L14 -176L14 -150C60 -132 78 -92 62 -50C54 -30 40 -18 40 -10L-40 -10C-40 -18 -54 -30 -62 -50C-78 -92 -60 -132 -14 -150Z",
      foot,
      `<path d="M-72 -84Q0 -66 72 -84M-68 -66Q0 -48 68 -66" fill="none" stroke="${toned(foot, 0.4)}" stroke-width="5"/>`,
      0.3,
    ),
    round(1.4, rect(-58, -14, 116, 16, 6), toned(foot, -0.2)),
    round(2, cloth, shade, pleats, 0.18),
    sheet(2.3, "M-124 -174L124 -174L128 -160L-128 -160Z", toned(shade, -0.2)),
  ];
}

export function cushion(colour: string): Part[] {
  const body = "M-118 -176Q0 -196 118 -176Q136 -90 118 -8Q0 12 -118 -8Q-136 -90 -118 -176Z";
  const motif = [
    [0, -92, 1.7],
    [-70, -140, 0.8],
    [70, -140, 0.8],
    [-70, -44, 0.8],
    [70, -44, 0.8],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})" fill="${palette.turmeric}">${[0, 45, 90, 135, 180, 225, 270, 315].map((t) => `<ellipse transform="rotate(${t})" cy="-15" rx="6" ry="12"/>`).join("")}<circle r="5"/></g>`,
    )
    .join("");
  return [
    sheet(1, body, colour, {
      print: `${motif}<path d="M-106 -164Q0 -182 106 -164Q122 -90 106 -20Q0 -4 -106 -20Q-122 -90 -106 -164Z" fill="none" stroke="${palette.turmeric}" stroke-width="4" stroke-dasharray="9 6"/>`,
      thickness: 16,
      edge: 14,
    }),
  ];
}

export function plant(potColour: string): Part[] {
  const leaf = (turn: number, long: number, i: number): Part => {
    const a = ((turn - 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(a) * long, -120 + Math.sin(a) * long];
    const side = (k: number): [number, number] => [
      x * 0.55 - Math.sin(a) * k,
      -120 + (y + 120) * 0.55 + Math.cos(a) * k,
    ];
    return sheet(
      0.5 + (i % 3) * 0.4,
      smooth([0, -112], side(-26), [x, y], side(26)),
      i % 2 ? palette.leaf : palette.neem,
      {
        print: `<path d="M0 -116L${x} ${y}" stroke="#ffffff" stroke-opacity=".35" stroke-width="3"/>`,
        edge: 5,
      },
    );
  };
  return [
    ...[-66, 64, -40, 42, -14, 16].map((turn, i) => leaf(turn, 190 - Math.abs(turn) * 0.5, i)),
    round(
      2,
      "M-76 -130L76 -130L58 -8Q56 0 46 0L-46 0Q-56 0 -58 -8Z",
      potColour,
      `<path d="M-72 -96H72" stroke="${toned(potColour, 0.4)}" stroke-width="6" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      0.28,
    ),
    round(2.5, rect(-84, -140, 168, 26, 8), toned(potColour, 0.1)),
  ];
}

export function bat(): Part[] {
  return [
    round(
      1.2,
      rect(-15, -430, 30, 130, 12),
      palette.indigo,
      Array.from(
        { length: 9 },
        (_, i) => `<path d="M-16 ${-420 + i * 14}l32 8" stroke="${palette.marigold}" stroke-width="3"/>`,
      ).join(""),
      0.3,
    ),
    round(
      1,
      "M-14 -306L14 -306L26 -282Q46 -276 46 -256L46 -28Q46 0 20 0L-20 0Q-46 0 -46 -28L-46 -256Q-46 -276 -26 -282Z",
      "#e2b97e",
      `<path d="M0 -300V0" stroke="#c79a5d" stroke-width="3"/><path d="M-24 -270Q-30 -140 -22 -6M22 -270Q30 -140 24 -6" fill="none" stroke="#d0a468" stroke-width="2.5"/><rect x="-46" y="-214" width="92" height="56" fill="${palette.terracotta}"/><rect x="-46" y="-196" width="92" height="20" fill="${palette.turmeric}"/>`,
      0.2,
    ),
  ];
}

export function stumps(): Part[] {
  return [
    ...[-52, 0, 52].map((x) =>
      round(
        0.8,
        rect(x - 11, -330, 22, 330, 8),
        "#e8c48c",
        `<path d="M${x - 11} -300h22M${x - 11} -290h22" stroke="${palette.terracotta}" stroke-width="4"/>`,
        0.3,
      ),
    ),
    ...[-27, 27].map((x) => round(1.4, rect(x - 27, -342, 54, 12, 6), palette.terracotta)),
  ];
}

export function perfume(colour: string): Part[] {
  return [
    round(
      1,
      "M-72 -150Q-72 -170 -50 -172L50 -172Q72 -170 72 -150L72 -18Q72 0 54 0L-54 0Q-72 0 -72 -18Z",
      colour,
      `<path d="M-58 -150V-20" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/><rect x="-34" y="-118" width="68" height="70" rx="8" fill="#fdf3df"/><g transform="translate(0 -83)" fill="${palette.terracotta}">${[0, 60, 120, 180, 240, 300].map((t) => `<ellipse transform="rotate(${t})" cy="-12" rx="5" ry="10"/>`).join("")}</g>`,
      0.24,
    ),
    round(1.3, rect(-24, -200, 48, 30, 4), "#d9a441", "", 0.4),
    round(1.6, circle(0, -222, 32), toned(colour, -0.25), "", 0.4),
  ];
}

export function creamJar(colour: string, lid: string): Part[] {
  return [
    round(
      1,
      rect(-84, -92, 168, 92, 18),
      colour,
      `<rect x="-84" y="-56" width="168" height="26" fill="${palette.turmeric}"/>`,
      0.24,
    ),
    round(
      1.5,
      rect(-90, -138, 180, 52, 12),
      lid,
      `<path d="M-86 -100H86" stroke="${toned(lid, -0.25)}" stroke-width="3"/>`,
      0.3,
    ),
  ];
}

export function lipstick(colour: string): Part[] {
  return [
    round(1, "M-25 -150L-25 -214C-24 -246 10 -258 25 -262L25 -150Z", colour, "", 0.3),
    round(1.4, rect(-31, -166, 62, 62, 4), "#d9a441", "", 0.4),
    round(
      1.8,
      rect(-38, -110, 76, 110, 8),
      palette.indigo,
      `<path d="M-38 -94H38" stroke="#d9a441" stroke-width="5"/>`,
      0.3,
    ),
  ];
}

/** A bell-shaped earring with pearls, hanging from its hook at (0, 0). */
export function jhumka(gold: string, stone: string): Part[] {
  const bell = "M-22 84C-36 128 -84 150 -92 206Q0 232 92 206C84 150 36 128 22 84Z";
  const dots = Array.from(
    { length: 7 },
    (_, i) =>
      `<circle cx="${-66 + i * 22}" cy="${188 + Math.cos((i - 3) * 0.5) * 8}" r="7" fill="${i % 2 ? stone : toned(gold, 0.5)}"/>`,
  ).join("");
  const lattice = `<g fill="none" stroke="${toned(gold, -0.3)}" stroke-width="4"><path d="M-40 128Q0 144 40 128M-66 160Q0 182 66 160"/><path d="M0 92V150M-20 100L-34 152M20 100L34 152"/></g>`;
  return [
    sheet(0.6, `M-5 -6C-6 -66 44 -66 42 -16L34 -16C34 -52 2 -52 5 -6Z`, gold, { edge: 3 }),
    ...petalled(0, 34, 44, gold, stone),
    round(1, bell, gold, lattice + dots, 0.3),
    ...[-78, -52, -26, 0, 26, 52, 78].map((x) =>
      sheet(1.6, circle(x, 236 - Math.abs(x) * 0.16, 12), "#fdf6e8", { thickness: 12, edge: 7 }),
    ),
  ];
}

export function ring(gold: string, stone: string): Part[] {
  return [
    sheet(1, `${circle(0, -86, 86)}${circle(0, -86, 62)}`, gold, { thickness: 12, edge: 7 }),
    sheet(1.6, polygon([-26, -176], [26, -176], [34, -160], [0, -140], [-34, -160]), gold, { thickness: 8 }),
    sheet(2, polygon([-40, -224], [-22, -246], [22, -246], [40, -224], [0, -172]), stone, {
      thickness: 9,
      edge: 4,
      print: `<path d="M-40 -224H40L0 -172z" fill="#fff" fill-opacity=".18"/><path d="M-14 -224L0 -172L14 -224L0 -246z" fill="#fff" fill-opacity=".35"/>`,
    }),
  ];
}

export function bangles(colours: string[]): Part[] {
  return colours.flatMap((colour, i) =>
    place(
      [
        sheet(1, `${oval(0, -62, 104, 62)}${oval(0, -62, 88, 48)}`, colour, {
          thickness: 9,
          edge: 5,
          print: Array.from(
            { length: 18 },
            (_, n) =>
              `<circle cx="${Math.cos((n * Math.PI) / 9) * 96}" cy="${-62 + Math.sin((n * Math.PI) / 9) * 55}" r="4" fill="${toned(colour, 0.5)}"/>`,
          ).join(""),
        }),
      ],
      0,
      -i * 20,
      1,
      i * 0.5,
    ),
  );
}

function petalled(x: number, y: number, r: number, gold: string, stone: string): Part[] {
  return [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      sheet(
        0.9,
        circle(
          x + Math.cos((i * Math.PI) / 4) * r * 0.72,
          y + Math.sin((i * Math.PI) / 4) * r * 0.72,
          r * 0.34,
        ),
        gold,
        { thickness: 8, edge: 5 },
      ),
    ),
    sheet(1.5, circle(x, y, r * 0.5), stone, { thickness: 12, edge: 8 }),
  ];
}
