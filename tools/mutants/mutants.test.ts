import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../check/step.ts";
import { mutants } from "./all-mutants.ts";
import { mutated, placesOf } from "./mutant.ts";
import { readSources } from "./read-sources.ts";

const all = Object.values(mutants).flat();
const sources = readSources();

it("are of different names", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it.each(all)("change the sources in one place: $name", (mutant) => {
  const places = placesOf(mutant, sources);
  expect(places).toHaveLength(1);
  const text = sources.get(places[0] ?? "") ?? "";
  expect(mutated(text, mutant)).not.toBe(text);
});

it("name journeys that there are", () => {
  const named = all.flatMap(({ journeys = [] }) => journeys);
  expect(named.filter((name) => !existsSync(join(root, "tests/journeys", name)))).toEqual([]);
});
