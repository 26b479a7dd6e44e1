import sharp from "sharp";
import type { Frame } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { grid } from "./grid.ts";

export interface Raster {
  red: Grid;
  green: Grid;
  blue: Grid;
  alpha: Grid;
}

/** Draws SVG content given in scene units; colours come back as linear light, shifted by the frame's drift. */
export async function raster(frame: Frame, content: string, coloured: boolean): Promise<Raster> {
  const { width, height } = frame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><g transform="${frame.transform()}">${content}</g></svg>`;
  const data = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const channel = (offset: number, table: Float32Array) => {
    const plain = grid(width, height);
    for (let i = 0; i < plain.values.length; i++) plain.values[i] = table[data[i * 4 + offset]!]!;
    return frame.loosen(plain);
  };
  const alpha = channel(3, straight);
  if (!coloured) return { red: alpha, green: alpha, blue: alpha, alpha };
  return { red: channel(0, linear), green: channel(1, linear), blue: channel(2, linear), alpha };
}

export function linearColour(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear[value >> 16]!, linear[(value >> 8) & 255]!, linear[value & 255]!];
}

const straight = Float32Array.from({ length: 256 }, (_, i) => i / 255);

const linear = straight.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
