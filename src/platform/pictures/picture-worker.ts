import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { encodePicture } from "./encode-picture.ts";
import type { Made, Task } from "./picture-maker.ts";

/** More than any phone's camera makes; a small file can claim to be much larger. */
const mostPixels = 64_000_000;
const narrowest = 320;
/** The widest size, twice for screens that are turned. */
const widest = 2_400;
const logoSizes = [192, 512] as const;

// Only what cameras and browsers write is read, whatever a file is called or says of itself.
// It holds for the whole process, so files of these kinds are let in too.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].flatMap((kind) =>
    ["Buffer", "File"].map((from) => `VipsForeignLoad${kind}${from}`),
  ),
});
// One core stays with the shoppers.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.postMessage(await make(workerData as Task));

async function make({ bytes, name, folder, as }: Task): Promise<Made> {
  const upright = await turned(Buffer.from(bytes)).catch(() => undefined);
  if (!upright) return { refused: isHeic(bytes) ? "pictureHeic" : "pictureUnusable" };
  if (upright.info.width < narrowest) return { refused: "pictureSmall" };
  if (as === "logo") {
    const { width, height } = upright.info;
    return { picture: { file: await encodeLogo(upright.data, folder), width, height, colour: "#000000" } };
  }
  const { smallBytes: _, ...picture } = await encodePicture(upright.data, name, folder);
  return { picture };
}

/** What iPhones keep, and some others: its way of packing is not free, and what sharp comes with cannot unpack it. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));
}

/** As it is looked at, without what the camera wrote into it, and no larger than is shown. */
function turned(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

/** Square, as small as pages and as large as a phone's home screen show it; see-through parts stay so. Gives its name. */
async function encodeLogo(source: string | Buffer, folder: string): Promise<string> {
  const upright = await sharp(source).rotate().toColourspace("srgb").png().toBuffer();
  const logo = `logo.${createHash("sha256").update(upright).digest("hex").slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  for (const size of logoSizes)
    await sharp(upright)
      .resize(size, size, { fit: "contain", background: "#00000000" })
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${logo}-${size}.png`));
  return logo;
}
