import jsqr from "jsqr";
import type { Locator } from "playwright-core";
import sharp from "sharp";

/** What a phone's camera would read off the screen; empty when it could not. */
export async function readCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}
