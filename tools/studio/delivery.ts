import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";

const folder = new URL("../../db/seed/pictures/", import.meta.url);
const index = new URL("../../db/seed/pictures.json", import.meta.url);
const lockFile = new URL(`${index.href}.lock`);
const widths = [320, 480, 800, 1200];

export type Entry = { file: string; width: number; height: number; colour: string; alt?: string };

/** Writes every size and format of one picture and its entry in pictures.json; an older picture of the name goes. */
export async function deliverPicture(
  source: string,
  name: string,
  alt?: string,
): Promise<Entry & { smallBytes: number }> {
  if (!/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" must be small letters, digits and hyphens`);
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
  for (const width of widths) {
    const scaled = sharp(upright).resize({ width, withoutEnlargement: false, kernel: "lanczos3" });
    const avif = await scaled
      .clone()
      .avif({ quality: width <= 480 ? 54 : 56, effort: 2 })
      .toBuffer();
    await writeFile(new URL(`${file}-${width}.avif`, folder), avif);
    await writeFile(
      new URL(`${file}-${width}.webp`, folder),
      await scaled.clone().webp({ quality: 76, effort: 5 }).toBuffer(),
    );
    if (width === 320) smallBytes = avif.length;
  }
  await removeOlder(name, file);
  const entry: Entry = {
    file,
    width: info.width,
    height: info.height,
    colour: await edgeColour(upright),
    ...(alt ? { alt } : {}),
  };
  await record(name, entry);
  return { ...entry, smallBytes };
}

/** The colour of the picture's rim, which stands in its place until it has loaded. */
async function edgeColour(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(16, 16, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < 256; i++) {
    const [x, y] = [i % 16, Math.floor(i / 16)];
    if (x > 0 && x < 15 && y > 0 && y < 15) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 3 + c]!;
    count++;
  }
  return `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

async function removeOlder(name: string, file: string): Promise<void> {
  for (const old of await readdir(folder)) {
    if (old.startsWith(`${name}.`) && !old.startsWith(`${file}-`)) await rm(new URL(old, folder));
  }
}

async function record(name: string, entry: Entry): Promise<void> {
  const lock = await locked();
  const entries = JSON.parse(await readFile(index, "utf8").catch(() => "{}")) as Record<string, Entry>;
  entries[name] = { ...entry, ...(entry.alt || !entries[name]?.alt ? {} : { alt: entries[name].alt }) };
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const fresh = new URL(`${index.href}.${process.pid}`);
  await writeFile(fresh, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(fresh, index);
  await lock.close();
  await rm(lockFile);
}

/** Two deliveries at once must not lose each other's entries. */
async function locked(): Promise<FileHandle> {
  for (let tries = 0; tries < 400; tries++) {
    try {
      return await open(lockFile, "wx");
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`another delivery holds ${lockFile.pathname}; remove it if none is running`);
}
