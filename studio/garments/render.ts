import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Scene } from "../relief/part.ts";
import { picture } from "../relief/picture.ts";
import type { SeedPicture } from "./scene.ts";
import { isGarment, sceneOf } from "./scene.ts";

interface Product {
  slug: string;
  colours: { name: string; hex: string }[];
  picture: SeedPicture;
}

const root = join(import.meta.dirname, "../..");
const folder = join(root, "studio/renders");

/** `node studio/garments/render.ts [slug or picture name …]`, all garments when none is named. */
async function renderGarments(wanted: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const products: Product[] = JSON.parse(await readFile(join(root, "db/seed/products.json"), "utf8"));
  for (const product of products.filter(({ picture: { model } }) => isGarment(model))) {
    for (const [name, scene] of views(product)) {
      if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(product.slug)) continue;
      await writeFile(join(folder, `${name}.png`), await picture(scene(), 1200));
      console.log(name);
    }
  }
}

function views({ slug, colours: [first, ...others], picture: seed }: Product): [string, () => Scene][] {
  return [
    [slug, () => sceneOf(seed, first?.hex, false)],
    [`${slug}--2`, () => sceneOf(seed, first?.hex, true)],
    ...others.map(({ name, hex }): [string, () => Scene] => [
      `${slug}--${name.toLowerCase().replaceAll(" ", "-")}`,
      () => sceneOf(seed, hex, false),
    ]),
  ];
}

await renderGarments(process.argv.slice(2));
