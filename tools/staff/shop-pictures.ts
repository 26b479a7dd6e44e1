import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { logoPath } from "#contract/logo-path.ts";
import { encodePicture } from "#platform/pictures/encode-picture.ts";
import { type Result, refuse, type StaffShop } from "./command.ts";
import { faultOf } from "./pictures.ts";

/** Pictures that belong to no product. */
export async function keepPicture(
  { settings, shopSettings, actor }: StaffShop,
  verb: "keep" | "logo",
  [file, name, ...more]: readonly string[],
): Promise<Result> {
  if (!file || more.length > 0 || (verb === "keep") === (name === undefined)) return "unclear";
  const fault = await faultOf(file);
  if (fault) return refuse(`${file} ${fault}. Nothing was changed.`);
  const folder = join(settings.DATA_DIR, "pictures");
  if (name !== undefined) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return refuse("NAME is of small letters, digits and hyphens.");
    const made = await encodePicture(file, name, folder);
    console.log(`It is kept as ${made.file}.`);
    return "done";
  }
  const logo = await makeLogo(file, folder);
  const { version } = await shopSettings.look("look");
  const came = await shopSettings.change("look", { seen: version, fields: { logo }, by: actor });
  if (!came.ok) return refuse(came.message ?? came.reason);
  console.log(`${logo} is the shop's logo, and shown within a second.`);
  return "done";
}

async function makeLogo(file: string, folder: string): Promise<string> {
  const upright = await sharp(file).rotate().toColourspace("srgb").png().toBuffer();
  const logo = `logo.${createHash("sha256").update(upright).digest("hex").slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  for (const size of [192, 512] as const)
    await sharp(upright)
      .resize(size, size, { fit: "contain", background: "#00000000" })
      .png({ compressionLevel: 9 })
      .toFile(join(folder, basename(logoPath(logo, size))));
  return logo;
}
