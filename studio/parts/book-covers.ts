import type { Params } from "../rig/model.ts";
import { type Brush, dice, paint, shade } from "../rig/paint.ts";
import { coverArt } from "./cover-art.ts";

/** The front cover: the picture named in the product's parameters, its title and its publisher. */
export function frontCover(params: Params, ratio: number) {
  const [width, height] = [900, Math.round(900 * ratio)];
  return paint(width, height, (brush, w, h) => {
    brush.fillStyle = params.colour;
    brush.fillRect(0, 0, w, h);
    const art =
      Object.entries(coverArt).find(([word]) => String(params.cover).includes(word))?.[1] ??
      coverArt.circles!;
    art(brush, w, h, params.colour, params.accent, dice(params.seed));
    lettering(brush, w, h, params);
  });
}

export function spineCover(params: Params, thickness: number, height: number) {
  return paint(Math.max(60, Math.round((thickness / height) * 1200)), 1200, (brush, w, h) => {
    brush.fillStyle = shade(params.colour, -0.12);
    brush.fillRect(0, 0, w, h);
    brush.fillStyle = params.accent;
    brush.fillRect(0, 70, w, 8);
    brush.fillRect(0, h - 78, w, 8);
    brush.translate(w / 2, h * 0.46);
    brush.rotate(Math.PI / 2);
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.font = `bold ${Math.min(w * 0.5, 58)}px "Liberation Serif", serif`;
    brush.fillText(params.title, 0, 0, 800);
  });
}

function lettering(brush: Brush, w: number, h: number, params: Params): void {
  const words = String(params.title).split(" ");
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 13) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const size = Math.min(w * 0.135, (h * 0.34) / lines.length);
  brush.textAlign = "left";
  brush.textBaseline = "top";
  brush.fillStyle = params.accent;
  brush.font = `bold ${size}px "Liberation Serif", serif`;
  for (const [i, line] of lines.entries())
    brush.fillText(line, w * 0.09, h * 0.065 + i * size * 1.06, w * 0.84);
  brush.font = `${w * 0.042}px "Liberation Sans", sans-serif`;
  brush.fillText(String(params.brand).toUpperCase(), w * 0.09, h * 0.925);
}
