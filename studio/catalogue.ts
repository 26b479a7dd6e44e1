import { readdir, readFile } from "node:fs/promises";
import type { Job } from "./rig/stage.ts";

export type NamedJob = Omit<Job, "size" | "frames"> & { name: string };

type SeedProduct = {
  slug: string;
  title: string;
  brand: string;
  description: string;
  colours: { name: string; hex: string }[];
  picture: { model: string; params: Job["params"]; second: "angle" | "detail" | "in-use" };
};

const photographs = new URL("./photo/goods/", import.meta.url);

/** The named pictures, all:SLUG for each of one product, model:NAME for each of one model; when none is named, all that are no photographs. */
export async function jobsOf(names: string[]): Promise<NamedJob[]> {
  const text = await readFile(new URL("../db/seed/products.json", import.meta.url), "utf8");
  const recipes = await photographRecipes();
  const all = (JSON.parse(text) as SeedProduct[])
    .filter(({ slug }) => !recipes.includes(`"${slug}": `))
    .flatMap((product) => viewsOf(product).map((job) => ({ slug: product.slug, job })));
  if (names.length === 0) return all.map(({ job }) => job);
  return names.flatMap((name) => {
    const chosen = all.filter(({ slug, job }) =>
      [`all:${slug}`, job.name, `model:${job.model}`].includes(name),
    );
    if (chosen.length === 0) console.error(`no picture is called ${name}`);
    return chosen.map(({ job }) => job);
  });
}

async function photographRecipes(): Promise<string> {
  const files = (await readdir(photographs)).filter((file) => file.endsWith(".py"));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, photographs), "utf8")));
  return texts.join("\n");
}

function viewsOf({ slug, title, brand, description, colours, picture }: SeedProduct): NamedJob[] {
  const [first, ...others] = colours;
  const params = {
    seed: slug,
    title,
    brand,
    description,
    ...picture.params,
    colour: first?.hex ?? picture.params.color,
  };
  return [
    { name: slug, model: picture.model, params, view: "main" },
    { name: `${slug}--2`, model: picture.model, params, view: picture.second },
    ...others.map(({ name, hex }) => ({
      name: `${slug}--${name.toLowerCase().replaceAll(" ", "-")}`,
      model: picture.model,
      params: { ...params, colour: hex },
      view: "main" as const,
    })),
  ];
}
