import type { Grid } from "./grid.ts";
import { grid } from "./grid.ts";
import { noise } from "./noise.ts";
import type { View } from "./part.ts";

export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Maps the picture's pixels to the scene's units and back, and keeps how loosely things were laid. */
export class Frame {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  private readonly view: View;
  private readonly looseness: number;
  private readonly origin: { x: number; y: number };
  private drift: { x: Float32Array; y: Float32Array } | undefined;

  constructor(view: View, width: number, height: number, looseness: number, part?: Window) {
    this.view = view;
    this.looseness = looseness;
    this.scale = width / view.size;
    this.width = part?.width ?? width;
    this.height = part?.height ?? height;
    this.origin = { x: part?.left ?? 0, y: part?.top ?? 0 };
  }

  window(part: Window): Frame {
    return new Frame(this.view, this.width, this.height, this.looseness, part);
  }

  unitX(px: number): number {
    return this.view.x + (px + this.origin.x) / this.scale;
  }

  unitY(py: number): number {
    return this.view.y + (py + this.origin.y) / this.scale;
  }

  pixel(x: number, y: number): [number, number] {
    return [(x - this.view.x) * this.scale - this.origin.x, (y - this.view.y) * this.scale - this.origin.y];
  }

  transform(): string {
    const [ox, oy] = this.pixel(0, 0);
    return `matrix(${this.scale} 0 0 ${this.scale} ${ox} ${oy})`;
  }

  loosen(source: Grid): Grid {
    if (this.looseness === 0) return source;
    this.drift ??= this.makeDrift(this.looseness * this.scale);
    const { x: dx, y: dy } = this.drift;
    const { width, height, values } = source;
    const out = grid(width, height);
    for (let py = 0, at = 0; py < height; py++) {
      for (let px = 0; px < width; px++, at++) {
        const sx = Math.min(Math.max(px + dx[at]!, 0), width - 1.001);
        const sy = Math.min(Math.max(py + dy[at]!, 0), height - 1.001);
        const from = (sy | 0) * width + (sx | 0);
        const fx = sx - (sx | 0);
        const fy = sy - (sy | 0);
        const top = values[from]! + (values[from + 1]! - values[from]!) * fx;
        const low = values[from + width]! + (values[from + width + 1]! - values[from + width]!) * fx;
        out.values[at] = top + (low - top) * fy;
      }
    }
    return out;
  }

  private makeDrift(amount: number): { x: Float32Array; y: Float32Array } {
    const length = this.width * this.height;
    const drift = { x: new Float32Array(length), y: new Float32Array(length) };
    const coarse = 8;
    const columns = Math.ceil(this.width / coarse) + 2;
    const at = (column: number, row: number, seed: number) => {
      const x = this.unitX(column * coarse);
      const y = this.unitY(row * coarse);
      return amount * (2 * noise(x / 190, y / 190, seed) + 0.6 * noise(x / 60, y / 60, seed + 1));
    };
    const rowOf = (row: number, seed: number) =>
      Float32Array.from({ length: columns }, (_, column) => at(column, row, seed));
    for (const [target, seed] of [
      [drift.x, 91],
      [drift.y, 95],
    ] as const) {
      let above = rowOf(0, seed);
      for (let row = 0; row * coarse < this.height; row++) {
        const below = rowOf(row + 1, seed);
        for (let py = row * coarse; py < Math.min(this.height, (row + 1) * coarse); py++) {
          const fy = (py % coarse) / coarse;
          for (let px = 0; px < this.width; px++) {
            const column = (px / coarse) | 0;
            const fx = (px % coarse) / coarse;
            const top = above[column]! + (above[column + 1]! - above[column]!) * fx;
            const low = below[column]! + (below[column + 1]! - below[column]!) * fx;
            target[py * this.width + px] = top + (low - top) * fy;
          }
        }
        above = below;
      }
    }
    return drift;
  }
}
