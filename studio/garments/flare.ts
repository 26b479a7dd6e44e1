import { noise } from "../relief/noise.ts";

export interface Flare {
  tip: { x: number; y: number };
  /** Degrees, the downward direction being 90. */
  from: number;
  to: number;
  count: number;
  depth: number;
}

/** Rounded folds that fall from a waist and open towards the hem. */
export function flare(
  { tip, from, to, count, depth }: Flare,
  seed: number,
): (x: number, y: number) => number {
  return (x, y) => {
    const angle = (Math.atan2(y - tip.y, x - tip.x) * 180) / Math.PI;
    const far = Math.hypot(x - tip.x, y - tip.y);
    const share = (angle - from) / (to - from);
    const turn =
      share * count +
      0.55 * noise(share * count * 0.6, far / 420, seed) +
      0.12 * noise(share * 20, far / 120, seed + 1);
    const fold = (0.5 + 0.5 * Math.cos(turn * Math.PI * 2)) ** 1.3;
    const size = 0.75 + 0.35 * noise(Math.floor(turn) * 3.7, 1.5, seed + 2);
    return fold * size * depth * Math.min(1.5, far / 420);
  };
}

/** A hem that waves with the folds, as points from left to right. */
export function hemOf({ tip, from, to, count }: Flare, far: number, dip = 10): [number, number][] {
  const steps = count * 4;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    const angle = ((to - (to - from) * share) * Math.PI) / 180;
    const reach = far - dip * (0.5 + 0.5 * Math.cos(share * count * Math.PI * 2));
    return [tip.x + Math.cos(angle) * reach, tip.y + Math.sin(angle) * reach];
  });
}

export function lineThrough(points: [number, number][]): string {
  return points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
