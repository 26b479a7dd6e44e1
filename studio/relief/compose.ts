import type { Cloth } from "./cloth.ts";
import { cloths } from "./cloth.ts";
import { foldsOf } from "./folds.ts";
import type { Window } from "./frame.ts";
import { Frame } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { blur, grid } from "./grid.ts";
import { noise } from "./noise.ts";
import type { Part, Scene, View } from "./part.ts";
import type { Raster } from "./raster.ts";
import { linearColour, raster } from "./raster.ts";

export interface Canvas {
  frame: Frame;
  height: Grid;
  red: Grid;
  green: Grid;
  blue: Grid;
  gloss: Grid;
  sheen: Grid;
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
    gloss: plane(),
    sheen: plane(),
    cover: plane(),
  };
  for (const [index, part] of scene.parts.entries()) await lay(canvas, part, index + 1);
  return canvas;
}

async function lay(canvas: Canvas, part: Part, order: number): Promise<void> {
  const window = windowOf(canvas.frame, part.outline);
  if (!window) return;
  const frame = canvas.frame.window(window);
  const { scale } = frame;
  const patterned = Boolean(part.print ?? part.thread);
  const paint = await raster(frame, painted(part), patterned);
  const groove = part.seams && blur((await raster(frame, stroked(part.seams), false)).alpha, 1.5 * scale);
  const below = crop(canvas.height, window);
  const edge = blur(
    part.sewn ? joined(paint.alpha, crop(canvas.cover, window)) : paint.alpha,
    (part.edge ?? 5) * scale,
  ).values;
  const join = part.sewn ? blur(paint.alpha, 2.5 * scale).values : undefined;
  const swelling = part.swell === 0 ? undefined : blur(paint.alpha, 55 * scale).values;
  const under = part.bridge === 0 ? below.values : blur(below, (part.bridge ?? 9) * scale).values;
  const folds = foldsOf(frame, part, part.seed ?? order).values;
  const cloth: Cloth = cloths[part.cloth ?? "poplin"];
  const wear = part.wear ?? 0;
  const flat = linearColour(part.colour);
  for (let py = 0, from = 0; py < frame.height; py++) {
    for (let px = 0; px < frame.width; px++, from++) {
      const show = paint.alpha.values[from]!;
      if (show < 0.004) continue;
      const at = (py + window.top) * canvas.frame.width + px + window.left;
      const x = frame.unitX(px, py);
      const y = frame.unitY(px, py);
      const rounded = clamp((edge[from]! - 0.45) / 0.5);
      const rise = 1 - (1 - rounded) ** 2.2;
      const full = swelling ? clamp((swelling[from]! - 0.4) / 0.6) : 0;
      const fold = folds[from]! + (part.relief ? part.relief(x, y) : 0);
      const stitched = groove ? groove.values[from]! : 0;
      const pressed = join ? Math.max(stitched, rise * (1 - Math.abs(2 * join[from]! - 1))) : stitched;
      const here = canvas.height.values[at]!;
      const laid =
        (part.rests ?? (part.sewn ? 0 : under[from]!)) +
        (part.lift ?? 0) +
        (part.thickness ?? 6) * rise +
        (part.swell ?? 9) * full +
        fold * (0.3 + 0.7 * rise) -
        pressed * (part.groove ?? 2.4) +
        cloth.weave(x, y);
      const top = part.sewn ? Math.max(laid, here * 0.5) : laid;
      canvas.height.values[at] = here + (top - here) * show;
      const worn =
        wear &&
        wear *
          Math.max(
            -0.35,
            Math.min(0.9, fold * 0.09 + (pressed > 0.08 ? 0.5 * noise(x * 0.11, y * 0.11, 40) : 0)),
          );
      const tint = 1 + cloth.tint(x, y) + worn;
      colour(canvas, at, patterned ? pick(paint, from, flat) : flat, tint, show * (part.opacity ?? 1));
      mix(canvas.gloss, at, part.gloss ?? cloth.gloss, show);
      mix(canvas.sheen, at, cloth.sheen, show);
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

function crop(source: Grid, { left, top, width, height }: Window): Grid {
  const out = grid(width, height);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * source.width + left;
    out.values.set(source.values.subarray(from, from + width), y * width);
  }
  return out;
}

function painted(part: Part): string {
  const stitches = part.thread
    ? `<path d="${part.seams ?? ""}" fill="none" stroke="${part.thread}" stroke-width="2.4" stroke-dasharray="6.5 3"/>`
    : "";
  const extra = part.print || stitches ? `<g clip-path="url(#cut)">${part.print ?? ""}${stitches}</g>` : "";
  const rule = part.union ? "nonzero" : "evenodd";
  return `<defs><clipPath id="cut"><path d="${part.outline}" clip-rule="${rule}"/></clipPath></defs><path d="${part.outline}" fill="${part.colour}" fill-rule="${rule}"/>${extra}`;
}

function stroked(seams: string): string {
  return `<path d="${seams}" fill="none" stroke="#fff" stroke-width="4.5"/>`;
}

function joined(a: Grid, b: Grid): Grid {
  return { ...a, values: a.values.map((value, i) => Math.max(value, b.values[i]!)) };
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
