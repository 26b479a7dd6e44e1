import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { palette } from "./palette.ts";
import { round, sheet } from "./paper.ts";
import { circle, polygon, rect } from "./shapes.ts";

export function headphones(colour: string, cushion: string): Part[] {
  const band =
    "M-170 -120C-170 -300 -96 -380 0 -380C96 -380 170 -300 170 -120L138 -120C138 -270 80 -344 0 -344C-80 -344 -138 -270 -138 -120Z";
  const cup = (side: number): Part[] => {
    const x = (v: number) => v * side;
    return [
      round(
        1.6,
        `M${x(104)} -186Q${x(84)} -186 ${x(84)} -160L${x(84)} -36Q${x(84)} -10 ${x(104)} -10Q${x(126)} -10 ${x(126)} -36L${x(126)} -160Q${x(126)} -186 ${x(104)} -186Z`,
        cushion,
      ),
      round(
        2.2,
        `M${x(118)} -196L${x(150)} -196C${x(208)} -186 ${x(208)} -10 ${x(150)} 0L${x(118)} 0Q${x(108)} 0 ${x(108)} -14L${x(108)} -182Q${x(108)} -196 ${x(118)} -196Z`,
        colour,
        `<path d="M${x(168)} -160C${x(186)} -130 ${x(186)} -66 ${x(168)} -36" fill="none" stroke="${toned(colour, 0.45)}" stroke-width="6" stroke-linecap="round"/>`,
        0.24,
      ),
    ];
  };
  return [
    round(
      1,
      band,
      colour,
      `<path d="M-152 -130C-152 -284 -88 -362 0 -362C88 -362 152 -284 152 -130" fill="none" stroke="${toned(colour, 0.4)}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      0.1,
    ),
    ...cup(-1),
    ...cup(1),
  ];
}

export function phone(colour: string): Part[] {
  const tiles = ["#f2a73b", "#c9532c", "#2f7d7b", "#c8456b", "#f6c65b", "#5f7f3f"]
    .map(
      (fill, i) =>
        `<rect x="${-52 + (i % 2) * 56}" y="${-196 + Math.floor(i / 2) * 58}" width="46" height="46" rx="11" fill="${fill}"/>`,
    )
    .join("");
  return [
    sheet(1, rect(-76, -280, 152, 280, 26), colour, { thickness: 9, edge: 6 }),
    sheet(1.5, rect(-66, -268, 132, 256, 17), "#fdf3df", {
      thickness: 2,
      print: `<rect x="-18" y="-260" width="36" height="8" rx="4" fill="${colour}"/><circle cx="0" cy="-226" r="13" fill="${palette.turmeric}"/>${tiles}<rect x="-26" y="-24" width="52" height="5" rx="2.5" fill="${colour}"/>`,
    }),
  ];
}

export function pencilCup(colour: string): Part[] {
  const pencil = (x: number, tall: number, lean: number, fill: string, level: number): Part[] => {
    const [dx, tip] = [lean * tall, -tall];
    return [
      sheet(
        level,
        polygon([x - 13, -60], [x + 13, -60], [x + 13 + dx, tip + 44], [x - 13 + dx, tip + 44]),
        fill,
        {
          print: `<path d="M${x - 4} -60L${x - 4 + dx} ${tip + 44}M${x + 5} -60L${x + 5 + dx} ${tip + 44}" stroke="${toned(fill, -0.25)}" stroke-width="2"/>`,
        },
      ),
      sheet(
        level + 0.2,
        polygon([x - 13 + dx, tip + 45], [x + 13 + dx, tip + 45], [x + dx * 1.06, tip]),
        "#f0d3a8",
        {
          print: `<path d="M${x + dx * 1.06 - 5} ${tip + 15}h10L${x + dx * 1.06} ${tip}z" fill="${toned(fill, -0.3)}"/>`,
        },
      ),
    ];
  };
  const cup = "M-92 -170L92 -170L76 -8Q74 0 64 0L-64 0Q-74 0 -76 -8Z";
  return [
    sheet(0.2, "M-92 -172Q0 -196 92 -172Q0 -148 -92 -172Z", toned(colour, -0.5)),
    ...pencil(-54, 340, 0.12, palette.terracotta, 0.8),
    ...pencil(-16, 390, 0.02, palette.marigold, 1.4),
    ...pencil(26, 356, -0.05, palette.teal, 0.9),
    ...pencil(58, 318, -0.12, palette.rose, 1.5),
    round(
      2.2,
      cup,
      colour,
      `<path d="M-88 -132H88M-84 -40H84" stroke="${palette.turmeric}" stroke-width="7"/>${[-60, -30, 0, 30, 60].map((x) => `<path d="M${x} -112l16 26l-16 26l-16 -26z" fill="${toned(colour, 0.35)}"/>`).join("")}`,
      0.3,
    ),
  ];
}

export function notebook(colour: string): Part[] {
  return [
    sheet(0.6, rect(-106, -286, 222, 286, 8), "#f7ecd8", {
      print: Array.from(
        { length: 5 },
        (_, i) => `<path d="M${112 - i * 0} ${-280 + i}V-6" stroke="#d9c8ab" stroke-width="1"/>`,
      ).join(""),
    }),
    sheet(1.2, rect(-116, -292, 222, 288, 12), colour, {
      thickness: 7,
      print: `<rect x="-116" y="-292" width="44" height="288" fill="${toned(colour, -0.28)}"/><rect x="-36" y="-236" width="110" height="66" rx="6" fill="#fdf3df"/><path d="M-18 -212h74M-18 -194h48" stroke="${toned(colour, -0.1)}" stroke-width="6" stroke-linecap="round"/>`,
    }),
    sheet(1.7, rect(70, -292, 14, 288), palette.marigold, { thickness: 3 }),
  ];
}

/** Books lying on one another, the first at the bottom. */
export function books(colours: string[], width = 260): Part[] {
  return colours.flatMap((colour, i) => {
    const y = -i * 50;
    const [shift, w] = [((i * 29) % 38) - 16, width - ((i * 31) % 50)];
    const [l, r] = [-w / 2 + shift, w / 2 + shift];
    return [
      sheet(0.8 + i * 0.1, rect(l + 10, y - 42, w - 12, 36, 2), "#f8ecd6", {
        print: [0, 1, 2, 3, 4]
          .map((n) => `<path d="M${l} ${y - 38 + n * 7}H${r}" stroke="#d8c5a5" stroke-width="1.6"/>`)
          .join(""),
      }),
      sheet(
        1.3 + i * 0.1,
        `M${l + 14} ${y - 48}L${r} ${y - 48}L${r} ${y - 41}L${l + 18} ${y - 41}Q${l + 8} ${y - 24} ${l + 18} ${y - 7}L${r} ${y - 7}L${r} ${y}L${l + 14} ${y}Q${l - 8} ${y - 24} ${l + 14} ${y - 48}Z`,
        colour,
      ),
      sheet(
        1.5 + i * 0.1,
        `M${l + 14} ${y - 48}L${l + 54} ${y - 48}L${l + 54} ${y}L${l + 14} ${y}Q${l - 8} ${y - 24} ${l + 14} ${y - 48}Z`,
        toned(colour, -0.14),
        { print: `<path d="M${l + 36} ${y - 50}v52" stroke="${palette.turmeric}" stroke-width="4"/>` },
      ),
    ];
  });
}

export function openBook(cover: string): Part[] {
  const page = (side: number): Part => {
    const x = (v: number) => v * side;
    const lines = Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M${x(24)} ${-122 + i * 18}Q${x(80)} ${-136 + i * 18} ${x(i === 5 ? 90 : 140)} ${-124 + i * 18}" fill="none" stroke="#cdb894" stroke-width="5" stroke-linecap="round"/>`,
    ).join("");
    return sheet(
      1.6,
      `M0 -146C${x(50)} -172 ${x(110)} -170 ${x(166)} -152L${x(166)} -10C${x(110)} -28 ${x(50)} -28 0 -2Z`,
      "#fdf6e6",
      { print: lines, thickness: 6, edge: 5 },
    );
  };
  return [
    sheet(0.8, "M-178 -146L178 -146L178 6L10 6Q0 14 -10 6L-178 6Z", cover),
    page(-1),
    page(1),
    sheet(2.2, "M-2 -148L16 -150L18 34L8 22L-2 34Z", palette.terracotta, { thickness: 3 }),
  ];
}

export function spark(x: number, y: number, r: number, colour: string, level: number): Part {
  const q = r * 0.18;
  return sheet(
    level,
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`,
    colour,
    { edge: 3 },
  );
}

export function ball(r: number, colour: string): Part[] {
  return [
    round(
      1,
      circle(0, -r, r),
      colour,
      `<g fill="none" stroke="#fbf3e4" stroke-width="${r * 0.05}"><path d="M${-r * 0.12} ${-r * 2}Q${r * 0.3} ${-r} ${-r * 0.12} 0"/><path d="M${r * 0.02} ${-r * 2}Q${r * 0.44} ${-r} ${r * 0.02} 0" /><path d="M${-r * 0.05} ${-r * 2}Q${r * 0.37} ${-r} ${-r * 0.05} 0" stroke-dasharray="${r * 0.04} ${r * 0.09}" stroke-width="${r * 0.22}"/></g>`,
      0.34,
    ),
  ];
}
