import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { picture } from "../relief/picture.ts";
import { drawings, sceneOf } from "./list.ts";

const folder = join(import.meta.dirname, "../renders");

/** `node studio/drawings/render.ts [name …]`, every drawing when none is named. */
async function renderDrawings(wanted: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { width, height } = drawing;
    await writeFile(join(folder, `${name}.png`), await picture(sceneOf(drawing), width, height));
    console.log(name);
  }
}

await renderDrawings(process.argv.slice(2));
