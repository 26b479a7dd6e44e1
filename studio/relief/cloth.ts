import { layered, noise } from "./noise.ts";

export type ClothName = keyof typeof cloths;

export interface Cloth {
  /** Height of the weave in units at a place. */
  weave: (x: number, y: number) => number;
  /** Part of light or dark in the thread, around 0. */
  tint: (x: number, y: number) => number;
  gloss: number;
  sheen: number;
  wrinkle: number;
}

const tau = Math.PI * 2;

export const cloths = {
  jersey: {
    weave: (x, y) => 0.1 * Math.sin((x * tau) / 3.3) * (0.7 + 0.3 * Math.sin((y * tau) / 2.9)),
    tint: (x, y) => 0.02 * noise(x * 0.9, y * 0.25, 3),
    gloss: 0,
    sheen: 0.12,
    wrinkle: 1,
  },
  rib: {
    weave: (x) => 0.5 * Math.sin((x * tau) / 6.5),
    tint: () => 0,
    gloss: 0,
    sheen: 0.12,
    wrinkle: 0,
  },
  poplin: {
    weave: (x, y) => 0.045 * Math.sin((x * tau) / 3) * Math.sin((y * tau) / 3),
    tint: (x, y) => 0.012 * noise(x * 0.5, y * 0.5, 5),
    gloss: 0.03,
    sheen: 0.06,
    wrinkle: 0.8,
  },
  linen: {
    weave: (x, y) => 0.1 * noise(x * 0.08, y * 0.7, 7) + 0.1 * noise(x * 0.7, y * 0.08, 8),
    tint: (x, y) => 0.05 * (noise(x * 0.06, y * 0.6, 7) + noise(x * 0.6, y * 0.06, 8)),
    gloss: 0,
    sheen: 0.06,
    wrinkle: 1.2,
  },
  twill: {
    weave: (x, y) => 0.08 * Math.sin(((x + y * 1.2) * tau) / 4.2),
    tint: (x, y) => 0.02 * noise(x * 0.4, y * 0.4, 9),
    gloss: 0,
    sheen: 0.08,
    wrinkle: 0.8,
  },
  denim: {
    weave: (x, y) => 0.12 * Math.sin(((x - y * 1.4) * tau) / 4.6) + 0.05 * noise(x, y, 4),
    tint: (x, y) =>
      0.09 * Math.sin(((x - y * 1.4) * tau) / 4.6) +
      0.12 * noise(x * 0.5, y * 0.09, 11) +
      0.08 * layered(x * 0.02, y * 0.02, 3, 12),
    gloss: 0,
    sheen: 0.05,
    wrinkle: 0.8,
  },
  silk: {
    weave: (_, y) => 0.02 * Math.sin((y * tau) / 3),
    tint: (x, y) => 0.03 * noise(x * 0.03, y * 0.7, 15),
    gloss: 0.5,
    sheen: 0.15,
    wrinkle: 0.5,
  },
  chiffon: {
    weave: (x, y) => 0.03 * noise(x * 0.9, y * 0.9, 16),
    tint: () => 0,
    gloss: 0.15,
    sheen: 0.2,
    wrinkle: 0.7,
  },
  fleece: {
    weave: (x, y) => 0.22 * layered(x * 0.45, y * 0.45, 2, 18),
    tint: (x, y) => 0.03 * layered(x * 0.3, y * 0.3, 2, 19),
    gloss: 0,
    sheen: 0.22,
    wrinkle: 1,
  },
  wool: {
    weave: (x, y) => 0.16 * noise(x * 0.5, y * 0.5, 20) + 0.05 * Math.sin(((x + y) * tau) / 4),
    tint: (x, y) => 0.06 * noise(x * 0.6, y * 0.6, 21),
    gloss: 0,
    sheen: 0.1,
    wrinkle: 0.35,
  },
  hard: { weave: () => 0, tint: () => 0, gloss: 0.8, sheen: 0, wrinkle: 0 },
  metal: { weave: () => 0, tint: () => 0, gloss: 1.6, sheen: 0, wrinkle: 0 },
  paper: {
    weave: (x, y) => 0.1 * layered(x * 0.25, y * 0.25, 3, 25),
    tint: (x, y) => 0.025 * layered(x * 0.1, y * 0.1, 3, 26),
    gloss: 0,
    sheen: 0,
    wrinkle: 0,
  },
} satisfies Record<string, Cloth>;
