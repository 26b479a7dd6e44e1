import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const sizes = [192, 512] as const;

/** Square, as small as pages and as large as a phone's home screen show it; see-through parts stay so. Gives its name. */
export async function encodeLogo(source: string | Buffer, folder: string): Promise<string> {
  const upright = await sharp(source).rotate().toColourspace("srgb").png().toBuffer();
  const logo = `logo.${createHash("sha256").update(upright).digest("hex").slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  for (const size of sizes)
    await sharp(upright)
      .resize(size, size, { fit: "contain", background: "#00000000" })
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${logo}-${size}.png`));
  return logo;
}
