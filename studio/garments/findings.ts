import { brightness, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const c = corner;
  return `M${x + c} ${y}H${x + width - c}Q${x + width} ${y} ${x + width} ${y + c}V${y + height - c}Q${x + width} ${y + height} ${x + width - c} ${y + height}H${x + c}Q${x} ${y + height} ${x} ${y + height - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`;
}

export function button(x: number, y: number, r: number, colour: string): Part {
  const hole = r * 0.22;
  const dark = toned(colour, -0.6);
  const holes = [-1, 1].flatMap((i) =>
    [-1, 1].map(
      (j) => `<circle cx="${x + i * hole * 1.3}" cy="${y + j * hole * 1.3}" r="${hole}" fill="${dark}"/>`,
    ),
  );
  const rim = `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="${dark}" stroke-opacity=".3" stroke-width="${r * 0.1}"/>`;
  return {
    outline: disc(x, y, r),
    colour,
    cloth: "hard",
    gloss: 0.35,
    thickness: 4.5,
    edge: r * 0.3,
    swell: 0,
    wrinkle: 0,
    print: rim + holes.join(""),
  };
}

export function clothButton(x: number, y: number, r: number, colour: string): Part {
  return { outline: disc(x, y, r), colour, cloth: "silk", thickness: 8, edge: r * 0.7, swell: 0, wrinkle: 0 };
}

export function rivet(x: number, y: number, r: number, colour: string): Part {
  const rim = `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="${toned(colour, -0.3)}"/>`;
  return {
    outline: disc(x, y, r),
    colour,
    cloth: "metal",
    gloss: 0.6,
    thickness: 4,
    edge: r * 0.5,
    swell: 0,
    wrinkle: 0,
    print: rim,
  };
}

/** A plain woven label inside the neck; it carries no letters. */
export function label(y: number, ground: string, width = 44): Part {
  const colour = brightness(ground) < 0.5 ? "#d9cfbd" : toned(ground, -0.35);
  return {
    outline: box(500 - width / 2, y, width, 24, 2),
    colour,
    cloth: "silk",
    gloss: 0.1,
    thickness: 2,
    edge: 2,
    swell: 0,
    wrinkle: 0,
  };
}

export function zip(x: number, top: number, bottom: number, tape: string, metal: string): Part[] {
  const teeth = `<path d="M${x} ${top}V${bottom}" stroke="${metal}" stroke-width="9" stroke-dasharray="4 2.6"/><path d="M${x} ${top}V${bottom}" stroke="#000" stroke-opacity=".45" stroke-width="1.4"/>`;
  const puller = `M${x - 7} ${top + 18}h14l-2 16h-10zM${x - 5} ${top + 36}h10l2 34q-7 8 -14 0z`;
  return [
    {
      outline: box(x - 13, top, 26, bottom - top),
      colour: tape,
      cloth: "twill",
      thickness: 2,
      edge: 3,
      swell: 0,
      wrinkle: 0,
      print: teeth,
    },
    {
      outline: puller,
      colour: metal,
      cloth: "metal",
      gloss: 0.7,
      thickness: 6,
      edge: 3,
      swell: 0,
      wrinkle: 0,
    },
  ];
}
