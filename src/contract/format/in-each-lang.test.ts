import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inEachLang } from "./in-each-lang.ts";

const src = join(import.meta.dirname, "../..");

it("is made at its first use in a language, and never again", () => {
  const made: string[] = [];
  const format = inEachLang((locale) => {
    made.push(locale);
    return new Intl.NumberFormat(locale);
  });
  expect(made).toEqual([]);
  expect(format("hi")).toBe(format("hi"));
  expect(format("en")).not.toBe(format("hi"));
  expect(made).toEqual(["hi-IN", "en-IN"]);
});

it("is how every formatter of the shop is made that depends on the language", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !file.includes(".test."));
  const makers = files.filter((file) => madeInPassing(readFileSync(join(src, file), "utf8")));
  expect(files.length).toBeGreaterThan(500);
  expect(makers).toEqual([]);
});

it("knows one that is made in passing", () => {
  expect(madeInPassing("const f = () => new Intl.DateTimeFormat(lang).format(0);")).toBe(true);
  expect(madeInPassing("const f = inEachLang((locale) => new Intl.DateTimeFormat(locale));")).toBe(false);
  expect(madeInPassing('const words = new Intl.Segmenter("hi");')).toBe(false);
});

/** What is made with the language in hand stands in a definition by `inEachLang`. */
function madeInPassing(text: string): boolean {
  const outside = text.replace(/= inEachLang\((?:.*\);$|[\s\S]*?^\}?\);$)/gm, "");
  return /^.*(?<!^const \w+ = )new Intl\./m.test(outside);
}
