import type { Crease } from "../relief/part.ts";

export type Segment = [number, number] | [number, number, number, number, number, number];

/** Closed path from its left half, given from the top middle down to the bottom middle. */
export function mirrored(start: [number, number], ...half: Segment[]): string {
  return `${open(start, half)}${back(start, half)}Z`;
}

export function open([x, y]: [number, number], segments: Segment[]): string {
  return `M${x} ${y}${segments.map((s) => (s.length === 2 ? `L${s.join(" ")}` : `C${s.join(" ")}`)).join("")}`;
}

/** The same path seen in a mirror standing at x = 500. */
export function flipped(path: string): string {
  return moved(
    path,
    (x) => round(1000 - x),
    (y) => y,
  );
}

/** The same path at another place. */
export function shifted(path: string, dx: number, dy: number): string {
  return moved(
    path,
    (x) => x + dx,
    (y) => y + dy,
  );
}

function moved(path: string, toX: (x: number) => number, toY: (y: number) => number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    let count = 0;
    return (
      command +
      rest.replace(/-?\d+(\.\d+)?/g, (text) => {
        const value = Number(text);
        if (command === "H") return String(toX(value));
        if (command === "V") return String(toY(value));
        if (command !== "A") return String(count++ % 2 === 0 ? toX(value) : toY(value));
        const place = count++ % 7;
        if (place === 4) return String(1 - value);
        return place < 5 ? text : String(place === 5 ? toX(value) : toY(value));
      })
    );
  });
}

function back(start: [number, number], half: Segment[]): string {
  const ends = [start, ...half.map((s) => s.slice(-2) as [number, number])];
  let path = "";
  for (let i = half.length - 1; i >= 0; i--) {
    const segment = half[i]!;
    const [x, y] = ends[i]!;
    path +=
      segment.length === 2
        ? `L${1000 - x} ${y}`
        : `C${1000 - segment[2]} ${segment[3]} ${1000 - segment[0]} ${segment[1]} ${1000 - x} ${y}`;
  }
  const [lastX, lastY] = ends.at(-1)!;
  return lastX === 500 ? path : `L${1000 - lastX} ${lastY}${path}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The creases of the left side for the right side, a little lower so that the two differ. */
export function mirroredFolds(creases: Crease[]): Crease[] {
  return creases.map(({ path: [a, b, c, d, e, f], ...rest }, i) => ({
    ...rest,
    path: [1000 - a, b + 5, 1000 - c, d + 9 + i, 1000 - e, f + 6],
  }));
}
