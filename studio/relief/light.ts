import type { Canvas } from "./compose.ts";
import type { Grid } from "./grid.ts";
import { blur, grid, half, sample } from "./grid.ts";
import { random } from "./noise.ts";

/** The seamless paper of the product pictures, from top to bottom. */
const paper = [
  [246, 242, 236],
  [236, 229, 219],
] as const;

const hidden: [number, number, number] = [0, 0, 0];

const key = unit(-0.52, -0.58, 0.78);
const lamps = 22;
const spread = 0.2;

/** Lights the laid parts as a lamp at the upper left and a bright room would; gives RGB bytes. */
export function light(canvas: Canvas): Buffer {
  const { width, height, values } = canvas.height;
  const shadow = shadows(canvas.height, canvas.frame.scale);
  const open = openness(canvas.height, canvas.frame.scale);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = values[at - (x > 0 ? 1 : 0)]!;
      const right = values[at + (x < width - 1 ? 1 : 0)]!;
      const up = values[at - (y > 0 ? width : 0)]!;
      const down = values[at + (y < height - 1 ? width : 0)]!;
      const slopeX = ((right - left) / 2) * canvas.frame.scale;
      const slopeY = ((down - up) / 2) * canvas.frame.scale;
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const nx = -slopeX / length;
      const ny = -slopeY / length;
      const nz = 1 / length;
      const lit = sample(shadow, x / 2 - 0.25, y / 2 - 0.25);
      const air = open.values[at]!;
      const cover = canvas.cover.values[at]!;
      const floor = cover < 1 ? sheet(x / width, y / height) : hidden;
      const facing = nx * key[0] + ny * key[1] + nz * key[2];
      const direct = Math.max(0, facing * 0.85 + 0.15) / (key[2] * 0.85 + 0.15);
      const room = (0.78 + 0.22 * nz - 0.14 * ny - 0.06 * nx) * air;
      const strength = 0.5 * direct * lit + 0.5 * room;
      // Light bounced from the warm floor keeps shadows from turning grey.
      const warm = (1 - strength) * 0.045;
      const tone = (paint: Float32Array, ground: number, bounce: number) => {
        const base = paint[at]! * cover + ground * (1 - cover);
        return display(base * (strength + bounce));
      };
      out[at * 3] = tone(canvas.red.values, floor[0], warm);
      out[at * 3 + 1] = tone(canvas.green.values, floor[1], warm * 0.35);
      out[at * 3 + 2] = tone(canvas.blue.values, floor[2], -warm * 0.2);
    }
  }
  return out;
}

function shadows(height: Grid, reach: number): Grid {
  const low = half(height);
  const out = grid(low.width, low.height);
  const next = random(7);
  const rays = Array.from({ length: lamps }, () => {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * spread * 2;
    const x = key[0] + Math.cos(angle) * far;
    const y = key[1] + Math.sin(angle) * far;
    const flat = Math.hypot(x, y);
    return { x: x / flat, y: y / flat, climb: ((key[2] / flat) * 2) / reach, start: next() };
  });
  const highest = low.values.reduce((most, value) => Math.max(most, value), 0);
  for (let y = 0; y < low.height; y++) {
    for (let x = 0; x < low.width; x++) {
      const here = low.values[y * low.width + x]!;
      let free = 0;
      for (const ray of rays) {
        let step = (0.8 + ray.start * 0.8) * reach;
        let open = 1;
        const far = Math.min(70 * reach, (highest - here) / ray.climb);
        for (let travelled = step; travelled < far; travelled += step) {
          const sx = (x + ray.x * travelled) | 0;
          const sy = (y + ray.y * travelled) | 0;
          if (sx < 0 || sy < 0 || sx >= low.width || sy >= low.height) break;
          const over = low.values[sy * low.width + sx]! - here - ray.climb * travelled - 0.3;
          if (over > 0) {
            open = Math.min(open, Math.max(0, 1 - over * 1.2));
            if (open === 0) break;
          }
          step *= 1.17;
        }
        free += open;
      }
      out.values[y * low.width + x] = free / lamps;
    }
  }
  return blur(out, reach * 0.7);
}

function openness(height: Grid, scale: number): Grid {
  const out = grid(height.width, height.height, 1);
  for (const [radius, weight] of [
    [3, 0.07],
    [10, 0.045],
    [34, 0.014],
    [90, 0.004],
  ] as const) {
    const around = blur(height, radius * scale);
    for (let i = 0; i < out.values.length; i++) {
      const depth = around.values[i]! - height.values[i]!;
      out.values[i]! *= depth > 0 ? 1 / (1 + depth * weight * 2) : 1 + Math.min(0.03, -depth * weight * 0.15);
    }
  }
  return out;
}

function sheet(x: number, y: number): [number, number, number] {
  const down = smooth((y - 0.05) / 0.9);
  const corner = 1 - 0.035 * smooth((Math.hypot(x - 0.46, y - 0.45) - 0.35) / 0.45);
  const tone = (i: 0 | 1 | 2) => linear((paper[0][i] + (paper[1][i] - paper[0][i]) * down) * corner);
  return [tone(0), tone(1), tone(2)];
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function linear(byte: number): number {
  return ((byte / 255 + 0.055) / 1.055) ** 2.4;
}

const bytes = Uint8Array.from({ length: 8193 }, (_, i) => {
  const light = i / 4096;
  const v = light > 0.9 ? 0.9 + 0.1 * (1 - Math.exp(-(light - 0.9) / 0.1)) : light;
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
});

function display(value: number): number {
  return value <= 0 ? 0 : bytes[value >= 2 ? 8192 : (value * 4096 + 0.5) | 0]!;
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
