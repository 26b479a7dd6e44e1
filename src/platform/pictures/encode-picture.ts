import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { filesOf } from "./picture-store.ts";

/** The wider a picture, the finer its faults: quality may fall with it. */
const sizes: readonly { width: number; avif: number; webp?: number }[] = [
  { width: 320, avif: 53, webp: 74 },
  { width: 480, avif: 53 },
  { width: 800, avif: 51, webp: 72 },
  { width: 1200, avif: 48 },
];

/** A listing carries two dozen of the smallest. */
const mostBytes = 16_000;
const coarsest = 35;

export type MadePicture = { file: string; width: number; height: number; colour: string };

/** Writes every size and format of one picture; what stands in its name is told apart by a hash of its content. */
export async function encodePicture(
  source: string | Buffer,
  name: string,
  folder: string,
): Promise<MadePicture & { smallBytes: number }> {
  const upright = await sharp(source)
    .rotate()
    .flatten({ background: "#f4f0ea" })
    .removeAlpha()
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(upright).raw().toBuffer({ resolveWithObject: true });
  const file = `${name}.${createHash("sha256").update(data).digest("hex").slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  let smallBytes = 0;
  const wanted = filesOf({ file, width: info.width });
  for (const size of sizes.filter(({ width }) => wanted.includes(`${file}-${width}.avif`))) {
    const scaled = sharp(upright).resize({ width: size.width, kernel: "lanczos3" });
    const avif = await avifOf(scaled, size);
    await writeFile(join(folder, `${file}-${size.width}.avif`), avif);
    if (size.webp)
      await scaled.webp({ quality: size.webp, effort: 5 }).toFile(join(folder, `${file}-${size.width}.webp`));
    if (size.width === 320) smallBytes = avif.length;
  }
  return { file, width: info.width, height: info.height, colour: await edgeColour(upright), smallBytes };
}

/** The smallest of a picture that is all pattern is made coarser, until it weighs little enough. */
async function avifOf(
  scaled: Sharp,
  size: { readonly width: number; readonly avif: number },
): Promise<Buffer> {
  const made = (quality: number) => scaled.clone().avif({ quality, effort: 2 }).toBuffer();
  let quality = size.avif;
  let bytes = await made(quality);
  while (size.width === sizes[0]?.width && bytes.length > mostBytes && quality > coarsest) {
    quality -= 6;
    bytes = await made(quality);
  }
  return bytes;
}

/** The colour of the picture's rim, which stands in its place until it has loaded. */
async function edgeColour(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(16, 16, { fit: "fill" }).raw().toBuffer();
  const rim = Array.from({ length: 256 }, (_, at) => at).filter(
    (at) => at % 16 === 0 || at % 16 === 15 || at < 16 || at >= 240,
  );
  const mean = (channel: number) =>
    Math.round(rim.reduce((sum, at) => sum + small.readUInt8(at * 3 + channel), 0) / rim.length);
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, "0")).join("")}`;
}
