import { tintAt, weaveAt } from "./paper.ts";
import type { Window } from "./frame.ts";
import { Frame } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { blur, grid } from "./grid.ts";
import type { Part, Scene, View } from "./part.ts";
import type { Raster } from "./raster.ts";
import { linearColour, raster } from "./raster.ts";

export interface Canvas {
  frame: Frame;
  height: Grid;
  red: Grid;
  green: Grid;
  blue: Grid;
  cover: Grid;
}

const whole: View = { x: 0, y: 0, size: 1000 };

export async function compose(scene: Scene, width: number, height: number): Promise<Canvas> {
  const frame = new Frame(scene.view ?? whole, width, height, scene.looseness ?? 2.5);
  const plane = () => grid(width, height);
  const canvas: Canvas = {
    frame,
    height: plane(),
    red: plane(),
    green: plane(),
    blue: plane(),
    cover: plane(),
  };
  for (const part of scene.parts) await lay(canvas, part);
  return canvas;
}

async function lay(canvas: Canvas, part: Part): Promise<void> {
  const window = windowOf(canvas.frame, part.outline);
  if (!window) return;
  const frame = canvas.frame.window(window);
  const patterned = Boolean(part.print);
  const paint = await raster(frame, painted(part), patterned);
  const edge = blur(paint.alpha, part.edge * frame.scale).values;
  const flat = linearColour(part.colour);
  for (let py = 0, from = 0; py < frame.height; py++) {
    for (let px = 0; px < frame.width; px++, from++) {
      const show = paint.alpha.values[from]!;
      if (show < 0.004) continue;
      const at = (py + window.top) * canvas.frame.width + px + window.left;
      const x = frame.unitX(px);
      const y = frame.unitY(py);
      const rounded = clamp((edge[from]! - 0.45) / 0.5);
      const rise = 1 - (1 - rounded) ** 2.2;
      const top = part.rests + part.thickness * rise + weaveAt(x, y);
      mix(canvas.height, at, top, show);
      colour(canvas, at, patterned ? pick(paint, from, flat) : flat, 1 + tintAt(x, y), show);
      mix(canvas.cover, at, 1, show);
    }
  }
}

/** The pixels a part can touch, found from the hull of its path's points. */
function windowOf(frame: Frame, outline: string): Window | undefined {
  const margin = 14 + Math.max(0, ...[...outline.matchAll(/A(\S+)/g)].map(([, r]) => Number(r)));
  const points = corners(outline).flatMap(([x, y]) =>
    [-margin, margin].flatMap((dx) => [-margin, margin].map((dy) => frame.pixel(x + dx, y + dy))),
  );
  const left = Math.max(0, Math.floor(Math.min(...points.map(([x]) => x))));
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y))));
  const right = Math.min(frame.width, Math.ceil(Math.max(...points.map(([x]) => x))));
  const bottom = Math.min(frame.height, Math.ceil(Math.max(...points.map(([, y]) => y))));
  if (right - left < 4 || bottom - top < 4) return undefined;
  return { left, top, width: right - left, height: bottom - top };
}

function corners(outline: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of outline.matchAll(/([MLCQHVA])([^MLCQHVAZ]*)/g)) {
    const numbers = (rest ?? "").match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    if (command === "H") x = numbers.at(-1)!;
    else if (command === "V") y = numbers.at(-1)!;
    else [x, y] = [numbers.at(-2)!, numbers.at(-1)!];
    if (command === "C" || command === "Q")
      for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
    points.push([x, y]);
  }
  return points;
}

function painted(part: Part): string {
  const extra = part.print ? `<g clip-path="url(#cut)">${part.print}</g>` : "";
  const rule = part.union ? "nonzero" : "evenodd";
  return `<defs><clipPath id="cut"><path d="${part.outline}" clip-rule="${rule}"/></clipPath></defs><path d="${part.outline}" fill="${part.colour}" fill-rule="${rule}"/>${extra}`;
}

function pick(paint: Raster, at: number, flat: [number, number, number]): [number, number, number] {
  if (paint.alpha.values[at]! < 0.9) return flat;
  return [paint.red.values[at]!, paint.green.values[at]!, paint.blue.values[at]!];
}

function colour(
  canvas: Canvas,
  at: number,
  paint: [number, number, number],
  tint: number,
  show: number,
): void {
  mix(canvas.red, at, paint[0] * tint, show);
  mix(canvas.green, at, paint[1] * tint, show);
  mix(canvas.blue, at, paint[2] * tint, show);
}

function mix(target: Grid, at: number, value: number, part: number): void {
  target.values[at]! += (value - target.values[at]!) * part;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
