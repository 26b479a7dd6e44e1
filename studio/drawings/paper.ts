import type { Part } from "../relief/part.ts";

type Extra = Partial<Omit<Part, "outline" | "colour" | "rests">>;

const layer = 11;

/** A piece of cut paper; the level says how many sheets lie below it. */
export function sheet(level: number, outline: string, colour: string, extra: Extra = {}): Part {
  return {
    outline,
    colour,
    rests: level * layer,
    thickness: 5,
    edge: 2.2,
    ...extra,
  };
}

/** Light on the left and dark on the right of a shape, for things that are round. */
export function rounded(outline: string, strength = 0.2): string {
  return `<defs><linearGradient id="round"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#1b1030" stop-opacity="0"/><stop offset="1" stop-color="#1b1030" stop-opacity="${strength}"/></linearGradient></defs><path d="${outline}" fill="url(#round)"/>`;
}

export function round(level: number, outline: string, colour: string, print = "", strength = 0.2): Part {
  return sheet(level, outline, colour, { print: print + rounded(outline, strength), thickness: 7, edge: 4 });
}

/** Things drawn round their own foot at (0, 0), set down elsewhere at another size. */
export function place(parts: Part[], x: number, y: number, size = 1, level = 0): Part[] {
  return parts.map((part) => ({
    ...part,
    outline: scaled(part.outline, x, y, size),
    rests: part.rests + level * layer,
    ...(part.print ? { print: `<g transform="translate(${x} ${y}) scale(${size})">${part.print}</g>` } : {}),
  }));
}

function scaled(path: string, x: number, y: number, size: number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    let count = 0;
    return (
      command +
      rest.replace(/-?\d*\.?\d+(e-?\d+)?/g, (text) => {
        const value = Number(text);
        const index = count++;
        if (command === "H") return fixed(x + value * size);
        if (command === "V") return fixed(y + value * size);
        if (command !== "A") return fixed((index % 2 ? y : x) + value * size);
        const part = index % 7;
        if (part < 2) return fixed(value * size);
        return part < 5 ? text : fixed((part === 5 ? x : y) + value * size);
      })
    );
  });
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
