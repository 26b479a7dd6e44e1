import type { Frame } from "./frame.ts";
import type { Grid } from "./grid.ts";
import type { Crease } from "./part.ts";

const steps = 14;

/** Adds the creases to a height map that is so many times coarser than the frame. */
export function pressCreases(target: Grid, frame: Frame, creases: Crease[], coarse: number): void {
  for (const crease of creases) press(target, frame, crease, coarse);
}

function press(target: Grid, frame: Frame, crease: Crease, coarse: number): void {
  const line = polyline(frame, crease.path).map(([x, y]): [number, number] => [x / coarse, y / coarse]);
  const width = (crease.width * frame.scale) / coarse;
  const reach = width * 3.2;
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const right = Math.min(target.width - 1, Math.ceil(Math.max(...xs) + reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const bottom = Math.min(target.height - 1, Math.ceil(Math.max(...ys) + reach));
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const [distance, along] = nearest(line, px, py);
      if (Math.abs(distance) > reach) continue;
      const taper = Math.max(0, Math.sin(Math.PI * along ** 0.75)) ** 0.8;
      const ridge = Math.exp(-((distance / width) ** 2));
      const trough = Math.exp(-(((distance - width * 1.7) / width) ** 2));
      target.values[py * target.width + px]! += crease.height * taper * (ridge - 0.45 * trough);
    }
  }
}

function polyline(frame: Frame, [ax, ay, bx, by, cx, cy]: Crease["path"]): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return frame.pixel(u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy);
  });
}

/** Signed distance to the line, and the part of its length passed there. */
function nearest(line: [number, number][], px: number, py: number): [number, number] {
  let best = Infinity;
  let side = 1;
  let along = 0;
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
    const ex = px - ax - dx * t;
    const ey = py - ay - dy * t;
    const square = ex * ex + ey * ey;
    if (square < best) {
      best = square;
      side = dx * ey - dy * ex < 0 ? -1 : 1;
      along = (i + t) / (line.length - 1);
    }
  }
  return [Math.sqrt(best) * side, along];
}
