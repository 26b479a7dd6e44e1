import { random } from "../relief/noise.ts";
import type { Crease } from "../relief/part.ts";

/** Folds that pull from the armpits across the chest. */
export function chestFolds(armpit: [number, number], strength = 1): Crease[] {
  const [x, y] = armpit;
  const mirror = ({ path: [a, b, c, d, e, f], ...rest }: Crease, lower: number): Crease => ({
    ...rest,
    path: [1000 - a, b + lower, 1000 - c, d + lower * 2, 1000 - e - 14, f + lower * 3],
  });
  const left: Crease[] = [
    { path: [x + 8, y - 16, x + 62, y - 4, x + 130, y - 34], width: 11, height: 4.5 * strength },
    { path: [x + 8, y + 8, x + 80, y + 44, x + 170, y + 46], width: 14, height: 6 * strength },
    { path: [x + 6, y + 26, x + 52, y + 116, x + 128, y + 176], width: 16, height: 5.5 * strength },
  ];
  return [...left, ...left.map((crease, i) => mirror(crease, 5 + i * 6))];
}

/** Long soft folds that hang down, as in light cloth. */
export function hanging(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  seed: number,
  height = 6,
): Crease[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, i): Crease => {
    const x = left + ((right - left) * (i + 0.25 + next() * 0.5)) / count;
    const lean = (x - (left + right) / 2) * 0.12;
    const start = top + next() * (bottom - top) * 0.35;
    const end = bottom + (bottom - start) * 0.12;
    return {
      path: [x - lean, start, x + (next() - 0.5) * 16, (start + end) / 2, x + lean, end],
      width: 10 + next() * 12,
      height: (next() > 0.4 ? 1 : -0.8) * height * (0.6 + next() * 0.6),
    };
  });
}

/** Creases across the front of a seated or folded leg. */
export function legFolds(x: number, y: number, width: number, seed: number, height = 4): Crease[] {
  const next = random(seed);
  return Array.from({ length: 6 }, (_, i): Crease => {
    const fromLeft = i % 2 === 0;
    const at = y + i * 34 + next() * 20;
    const side = fromLeft ? x : x + width;
    const reach = (fromLeft ? 1 : -1) * width * (0.45 + next() * 0.35);
    return {
      path: [side, at, side + reach * 0.5, at + 20 * next(), side + reach, at + 30 * (next() - 0.2)],
      width: 9 + next() * 5,
      height: height * (0.7 + next() * 0.6),
    };
  });
}
