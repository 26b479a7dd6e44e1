import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../..");
const read = (files: string) =>
  globSync(files, { cwd: src }).map((file) => readFileSync(join(src, file), "utf8"));

const sheets = read("{web,manage}/styles/*.css").map((css) => css.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
const classes = new Set(
  sheets.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = ""]) => name)),
);
const code = read("{contract,links,manage,modules,server,web}/**/*.{ts,tsx}").join("\n");
const words = new Set(code.match(/[a-z][\w-]*/g));

/** Or put together, as `price-${size}`. */
const isUsed = (name: string) => words.has(name) || code.includes(`${name.replace(/-[^-]+$/, "")}-\${`);

it("has no rule for a class that nothing has", () => {
  expect(classes.size).toBeGreaterThan(500);
  expect([...classes].filter((name) => !isUsed(name))).toEqual([]);
});

it("knows few helpers, and each of them is one rule", () => {
  const helpers = ["layout", "text"].flatMap((sheet) =>
    [
      ...read(`web/styles/${sheet}.css`)
        .join()
        .matchAll(/^\s*(\.[^{]+) \{/gm),
    ].map(([, selector]) => selector),
  );
  expect(helpers.length).toBeLessThanOrEqual(60);
  expect(helpers.filter((selector, at) => helpers.indexOf(selector) !== at)).toEqual([]);
});
