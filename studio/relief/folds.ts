import { cloths } from "./cloth.ts";
import { pressCreases } from "./crease.ts";
import type { Frame } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { blur, grid, sample } from "./grid.ts";
import { layered, noise } from "./noise.ts";
import type { Part } from "./part.ts";

const coarse = 3;

/** Height of the soft folds: the cloth's own crumple and the creases asked for. */
export function foldsOf(frame: Frame, part: Part, seed: number): Grid {
  const low = grid(Math.ceil(frame.width / coarse) + 1, Math.ceil(frame.height / coarse) + 1);
  const wrinkle = (part.wrinkle ?? 1) * cloths[part.cloth ?? "poplin"].wrinkle;
  if (wrinkle > 0) {
    for (let y = 0; y < low.height; y++) {
      for (let x = 0; x < low.width; x++) {
        const ux = frame.unitX(x * coarse, y * coarse);
        const uy = frame.unitY(x * coarse, y * coarse);
        low.values[y * low.width + x] = wrinkle * crumple(ux, uy, seed);
      }
    }
  }
  pressCreases(low, frame, part.creases ?? [], coarse);
  const out = grid(frame.width, frame.height);
  if (wrinkle === 0 && !part.creases) return out;
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      out.values[y * frame.width + x] = sample(low, x / coarse, y / coarse);
    }
  }
  return blur(out, coarse);
}

function crumple(x: number, y: number, seed: number): number {
  const bend = 60 * noise(x / 230, y / 230, seed + 60);
  const broad = 9 * layered((x + bend) / 150, (y - bend) / 240, 2, seed + 61);
  const line = noise((x - bend) / 150 + (y + bend) / 320, (y + bend * 0.5) / 210, seed + 62);
  return broad + 4 * Math.exp(-((line * 5.5) ** 2));
}
