import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { picture } from "../relief/picture.ts";
import { drawings, sceneOf } from "./list.ts";
import { scenes } from "./scenes.ts";

const shop = join(import.meta.dirname, "../..");
const folder = join(shop, "public/assets");

/** All of one edition: pages know its mark instead of one for each. */
async function deliverScenes(): Promise<void> {
  const made = await Promise.all(Object.keys(scenes).sort().map(async (name) => ({ name, file: await webp(name) })));
  const hash = createHash("sha256");
  for (const { file } of made) hash.update(file);
  const edition = hash.digest("hex").slice(0, 8);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((file) => file.startsWith("scene-"))) rmSync(join(folder, old));
  for (const { name, file } of made) writeFileSync(join(folder, `scene-${name}.${edition}.webp`), file);
  const said = `/** A hash of all scenes together: their addresses never go stale. */\nexport const sceneEdition = "${edition}";\n`;
  writeFileSync(join(shop, "src/web/ui/scene-edition.ts"), said);
  console.log(edition, made.map(({ name, file }) => `${name} ${file.length}`).join(", "));
}

async function webp(name: string): Promise<Buffer> {
  const drawing = drawings[`scene-${name}`]!;
  const png = await picture(sceneOf(drawing), drawing.width, drawing.height);
  return sharp(png).webp({ quality: 80, effort: 6 }).toBuffer();
}

await deliverScenes();
