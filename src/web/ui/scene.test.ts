import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Scene, type SceneName } from "./scene.tsx";
import { sceneEdition } from "./scene-edition.ts";

const folder = new URL("../../../public/assets/", import.meta.url);
const drawn: Readonly<Record<SceneName, true>> = {
  bolt: true,
  cart: true,
  done: true,
  globe: true,
  heart: true,
  lock: true,
  package: true,
  pause: true,
  search: true,
  store: true,
};

it("shows each scene from a file that is there, and whose name changes with what it shows", () => {
  const names = Object.keys(drawn) as SceneName[];
  const files = names.map((name) => `scene-${name}.${sceneEdition}.webp`);
  expect(readdirSync(folder).filter((file) => file.startsWith("scene-"))).toEqual(files);
  for (const [at, name] of names.entries())
    expect(renderToStaticMarkup(createElement(Scene, { name }))).toContain(`src="/assets/${files[at]}"`);
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(new URL(file, folder)));
  expect(hash.digest("hex").slice(0, 8)).toBe(sceneEdition);
});
