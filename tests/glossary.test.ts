import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");

/** Several words for one thing stand in one row. */
const words = glossary
  .split("\n")
  .flatMap((row) => /^\| ([^|]+) \|/.exec(row)?.[1]?.split(", ") ?? [])
  .filter((word) => word !== "word" && !word.startsWith("-"));

it("has each word once", () => {
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

/** As it stands in names and comments: unit price, unit-price, unitPrice, unit_price. */
function isUsed(word: string, code: string): boolean {
  const letters = word.replace(/^to /, "").split(/[ -]/).join("[ _-]?");
  return new RegExp(letters, "i").test(code);
}

it("has no word that no code uses", () => {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  expect(isUsed("word nobody has written", code)).toBe(false);
  expect(words.filter((word) => !isUsed(word, code))).toEqual([]);
});
