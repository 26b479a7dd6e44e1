import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const longest = 250;
/** They go on as long as somebody waits. */
const whileOneWaits = /\b(?:turn|breathe|advance)\b/;
const moved = /\b(?:width|height|inset|top|left|margin|padding|all)\b/;

const src = join(import.meta.dirname, "../..");
const sheets = globSync("{web,manage}/**/*.css", { cwd: src });
const css = sheets.map((file) => readFileSync(join(src, file), "utf8")).join("\n");

/** Of each animation and transition, those named by the tokens at their value. */
const moves = [...css.matchAll(/(?:animation|transition)(?:-duration)?:([^;]+);/g)].flatMap(([, text = ""]) =>
  text
    .split(/,(?![^(]*\))/)
    .map((one) => one.replace(/var\(--(quick|slow)\)/g, (_, name) => tokenOf(name)).trim()),
);

function tokenOf(name: string): string {
  return css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? "";
}

/** The first time is how long it takes, the second when it begins. */
function durationOf(move: string): number {
  const [, count = "0", unit] = move.match(/(\d*\.?\d+)(m?s)\b/) ?? [];
  return Number(count) * (unit === "s" ? 1000 : 1);
}

it("moves nothing for longer than a quarter of a second, but what shows that one waits", () => {
  expect(moves.filter((move) => durationOf(move) > 0).length).toBeGreaterThan(15);
  expect(moves.filter((move) => durationOf(move) > longest && !whileOneWaits.test(move))).toEqual([]);
});

it("moves nothing by laying the page out anew", () => {
  expect(moves.filter((move) => moved.test(move))).toEqual([]);
});
