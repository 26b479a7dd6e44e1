import sharp from "sharp";
import { compose } from "./compose.ts";
import { light } from "./light.ts";
import type { Scene } from "./part.ts";

/** A finished PNG; drawn larger and made smaller, so that edges and weave come out fine. */
export async function picture(scene: Scene, width: number, height = width, finer = 1.25): Promise<Buffer> {
  const [w, h] = [Math.round(width * finer), Math.round(height * finer)];
  const canvas = await compose(scene, w, h);
  return sharp(light(canvas), { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: "lanczos3" })
    .png()
    .toBuffer();
}
