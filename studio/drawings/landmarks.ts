import { toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { sheet } from "./paper.ts";
import type { Point } from "./shapes.ts";
import { arch, circle, dome, polygon, rect, smooth } from "./shapes.ts";

const ground = 716;

/** A great memorial arch of pale stone. */
export function memorialArch(x: number, colour: string): Part[] {
  const dark = toned(colour, -0.2);
  return [
    sheet(2.2, `${rect(x - 150, 330, 300, 400)}${arch(x, 740, 128, 330, "round")}`, colour, {
      print: `<path d="M${x - 150} 366H${x + 150}M${x - 150} 520H${x - 64}M${x + 64} 520H${x + 150}" stroke="${dark}" stroke-width="6"/>${[-107, 107].map((dx) => `<rect x="${x + dx - 24}" y="560" width="48" height="110" fill="${dark}" fill-opacity=".6"/>`).join("")}`,
    }),
    sheet(2.6, rect(x - 168, 312, 336, 28, 3), toned(colour, 0.14)),
    sheet(2.5, rect(x - 110, 268, 220, 48, 3), colour),
    sheet(2.8, rect(x - 122, 254, 244, 20, 3), toned(colour, 0.14)),
    sheet(2.5, rect(x - 66, 228, 132, 30, 3), colour),
    sheet(2.7, `M${x - 40} 230Q${x} 196 ${x + 40} 230Z`, toned(colour, 0.14)),
    sheet(2.6, rect(x - 164, 690, 100, 30, 2), toned(colour, -0.1)),
    sheet(2.6, rect(x + 64, 690, 100, 30, 2), toned(colour, -0.1)),
  ];
}

/** A sea gate: a broad arch between four turrets. */
export function seaGate(x: number, colour: string): Part[] {
  const light = toned(colour, 0.16);
  const turret = (cx: number): Part[] => [
    sheet(2.6, rect(cx - 24, 300, 48, 430, 3), toned(colour, -0.06), {
      print: [350, 420, 490, 560]
        .map((y) => `<path d="${arch(cx, y, 18, 40)}" fill="${toned(colour, -0.3)}"/>`)
        .join(""),
    }),
    sheet(3, rect(cx - 32, 292, 64, 14, 3), light),
    sheet(2.9, rect(cx - 18, 262, 36, 32), colour),
    sheet(3.2, dome(cx, 264, 50, 48), light),
  ];
  return [
    sheet(
      2.2,
      `${rect(x - 190, 370, 380, 360)}${arch(x, 740, 132, 316)}${arch(x - 122, 740, 52, 170)}${arch(x + 122, 740, 52, 170)}`,
      colour,
      {
        print: `<path d="M${x - 190} 404H${x + 190}" stroke="${toned(colour, -0.25)}" stroke-width="7" stroke-dasharray="12 7"/>`,
      },
    ),
    sheet(2.5, rect(x - 200, 356, 400, 18, 3), light),
    sheet(2.2, dome(x, 358, 150, 84), toned(colour, 0.06)),
    ...[-84, 84, -178, 178].flatMap((dx) => turret(x + dx)),
  ];
}

/** Four towers round four arches. */
export function fourTowers(x: number, colour: string): Part[] {
  const dark = toned(colour, -0.32);
  const tower = (cx: number, lift: number): Part[] => [
    sheet(2.4 + lift, rect(cx - 21, 180, 42, 550), toned(colour, lift ? 0.06 : -0.06), {
      print: [236, 300, 470, 560]
        .map((y) => `<path d="${arch(cx, y + 34, 16, 38)}" fill="${dark}"/>`)
        .join(""),
    }),
    ...[262, 350, 434].map((y) =>
      sheet(
        2.9 + lift,
        `M${cx - 34} ${y}L${cx + 34} ${y}L${cx + 24} ${y + 16}L${cx - 24} ${y + 16}Z`,
        toned(colour, 0.2),
      ),
    ),
    sheet(2.7 + lift, rect(cx - 30, 176, 60, 13, 3), toned(colour, 0.2)),
    sheet(2.8 + lift, dome(cx, 178, 56, 62), toned(colour, 0.1)),
    sheet(2.8 + lift, rect(cx - 2, 92, 4, 30), dark),
  ];
  const arches = `${arch(x, 740, 170, 270, "pointed")}`;
  return [
    ...tower(x - 108, 0),
    ...tower(x + 108, 0),
    sheet(2.8, `${rect(x - 172, 436, 344, 300)}${arches}`, colour, {
      print: `<path d="${arch(x, 740, 208, 300)}" fill="none" stroke="${dark}" stroke-width="7"/>`,
    }),
    sheet(3.1, rect(x - 182, 424, 364, 18, 3), toned(colour, 0.2)),
    sheet(2.7, rect(x - 150, 366, 300, 62), toned(colour, 0.04), {
      print: Array.from(
        { length: 7 },
        (_, i) => `<path d="${arch(x - 120 + i * 40, 424, 24, 44)}" fill="${dark}"/>`,
      ).join(""),
    }),
    sheet(3, rect(x - 160, 356, 320, 14, 3), toned(colour, 0.2)),
    ...tower(x - 178, 0.7),
    ...tower(x + 178, 0.7),
  ];
}

/** A cantilever bridge over a river. */
export function ironBridge(colour: string): Part[] {
  const top: Point[] = [
    [-40, 520],
    [60, 440],
    [150, 330],
    [176, 300],
    [260, 420],
    [360, 452],
    [460, 420],
    [544, 300],
    [570, 330],
    [660, 440],
    [760, 520],
  ];
  const low = 560;
  const bars = (from: Point, to: Point, wide: number): string => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [((to[1] - from[1]) / long) * wide, ((to[0] - from[0]) / long) * wide];
    return polygon(
      [from[0] - dx, from[1] + dy],
      [to[0] - dx, to[1] + dy],
      [to[0] + dx, to[1] - dy],
      [from[0] + dx, from[1] - dy],
    );
  };
  const pieces = top.slice(0, -1).flatMap((from, i) => {
    const to = top[i + 1]!;
    return [
      bars(from, to, 6),
      bars(from, [to[0], low], 2.6),
      bars(to, [from[0], low], 2.6),
      bars(from, [from[0], low], 3.4),
    ];
  });
  return [
    sheet(2, pieces.join(""), colour, { union: true, edge: 2 }),
    sheet(2.5, rect(-40, low - 6, 840, 22), toned(colour, -0.15)),
    ...[160, 560].map((x) =>
      sheet(
        2.3,
        polygon([x - 26, low + 14], [x + 26, low + 14], [x + 40, 740], [x - 40, 740]),
        toned(colour, -0.3),
      ),
    ),
  ];
}

/** A domed assembly house behind its columns. */
export function assemblyHouse(x: number, colour: string): Part[] {
  const light = toned(colour, 0.25);
  const columns = Array.from({ length: 11 }, (_, i) =>
    sheet(2.9, rect(x - 206 + i * 40, 500, 15, 180, 2), light),
  );
  return [
    sheet(2.2, rect(x - 230, 476, 480, 260), toned(colour, -0.14)),
    sheet(2.4, rect(x - 92, 400, 204, 90), colour, {
      print: [-60, -20, 20, 60]
        .map((dx) => `<path d="${arch(x + 10 + dx, 484, 24, 56)}" fill="${toned(colour, -0.32)}"/>`)
        .join(""),
    }),
    ...columns,
    sheet(3.2, rect(x - 242, 476, 504, 26, 3), light),
    sheet(3, rect(x - 240, 680, 500, 50), colour, {
      print: `<path d="M0 696H900M0 710H900" stroke="${toned(colour, -0.25)}" stroke-width="3"/>`,
    }),
    sheet(2.8, rect(x - 104, 388, 228, 18, 3), light),
    sheet(2.6, dome(x + 10, 390, 156, 118), light, {
      print: [-40, 0, 40]
        .map(
          (dx) =>
            `<path d="M${x + 10 + dx} 392Q${x + 10 + dx * 1.1} 330 ${x + 10} 274" fill="none" stroke="${toned(colour, -0.12)}" stroke-width="4"/>`,
        )
        .join(""),
    }),
    sheet(2.7, rect(x + 6, 236, 8, 42), toned(colour, -0.2)),
    ...[-206, 226].flatMap((dx) => [
      sheet(2.6, rect(x + dx - 30, 440, 60, 40), colour),
      sheet(2.8, dome(x + dx, 442, 56, 48), light),
    ]),
  ];
}

export function tree(
  x: number,
  y: number,
  size: number,
  crown: string,
  trunk: string,
  level: number,
): Part[] {
  const blob = (dx: number, dy: number, r: number) =>
    smooth(
      ...Array.from({ length: 18 }, (_, i): Point => {
        const a = (Math.PI * 2 * i) / 18;
        const reach = r * size * (i % 2 ? 0.985 : 1.03);
        return [x + dx * size + Math.cos(a) * reach, y + dy * size + Math.sin(a) * reach];
      }),
    );
  const dots = Array.from(
    { length: 26 },
    (_, i) =>
      `<circle cx="${x + (((i * 53) % 180) - 90) * size}" cy="${y + (-250 + ((i * 71) % 150)) * size}" r="${5 * size}" fill="${toned(crown, i % 2 ? 0.3 : -0.16)}"/>`,
  ).join("");
  return [
    sheet(
      level,
      `M${x - 14 * size} ${y}Q${x - 4 * size} ${y - 80 * size} ${x - 12 * size} ${y - 170 * size}L${x + 12 * size} ${y - 170 * size}Q${x + 6 * size} ${y - 80 * size} ${x + 16 * size} ${y}Z`,
      trunk,
    ),
    sheet(level + 0.5, blob(-66, -170, 62), toned(crown, -0.12), { print: dots }),
    sheet(level + 0.7, blob(68, -176, 60), toned(crown, -0.06), { print: dots }),
    sheet(level + 1.2, blob(0, -230, 78), crown, { print: dots }),
    sheet(level + 1.6, blob(4, -156, 58), toned(crown, 0.08), { print: dots }),
  ];
}

export function taxi(x: number, body: string, roof: string): Part[] {
  const wheel = (cx: number): Part[] => [
    sheet(8.4, circle(cx, ground + 26, 25), "#26233a", { thickness: 8 }),
    sheet(8.9, circle(cx, ground + 26, 11), "#d9d4c8", { thickness: 5 }),
  ];
  return [
    sheet(
      7.4,
      `M${x - 66} ${ground - 44}Q${x - 50} ${ground - 92} ${x - 10} ${ground - 94}L${x + 34} ${ground - 94}Q${x + 66} ${ground - 90} ${x + 84} ${ground - 44}Z`,
      roof,
      {
        print: `<path d="M${x - 50} ${ground - 48}Q${x - 40} ${ground - 82} ${x - 10} ${ground - 84}L${x + 4} ${ground - 84}L${x + 4} ${ground - 48}ZM${x + 14} ${ground - 84}L${x + 32} ${ground - 84}Q${x + 54} ${ground - 80} ${x + 66} ${ground - 48}L${x + 14} ${ground - 48}Z" fill="#cfe3e6"/>`,
      },
    ),
    sheet(
      8,
      `M${x - 134} ${ground + 20}Q${x - 140} ${ground - 34} ${x - 96} ${ground - 42}Q${x} ${ground - 54} ${x + 92} ${ground - 46}Q${x + 138} ${ground - 38} ${x + 136} ${ground + 20}Q${x} ${ground + 30} ${x - 134} ${ground + 20}Z`,
      body,
      {
        print: `<path d="M${x - 128} ${ground - 8}H${x + 130}" stroke="${toned(body, -0.25)}" stroke-width="4"/><circle cx="${x - 120}" cy="${ground - 16}" r="9" fill="#fff3c9"/><rect x="${x + 116}" y="${ground - 24}" width="14" height="16" rx="4" fill="#c9352f"/><path d="M${x + 8} ${ground - 46}V${ground + 16}M${x - 58} ${ground - 44}V${ground + 16}" stroke="${toned(body, -0.2)}" stroke-width="3"/>`,
        thickness: 9,
        edge: 6,
      },
    ),
    ...wheel(x - 78),
    ...wheel(x + 84),
  ];
}
