import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Without script a menu opens so; what is joined with the focus shows as long as that stays, touch or not. */
const meant = /^\.menu:not\(\[data-open\]\)|:is\(:hover, :focus-within\)/;

const sheets = globSync("*.css", { cwd: import.meta.dirname });

/** Selectors that ask for a hovering pointer, outside of what only holds where one can hover. */
function hoverAnywhere(css: string): string[] {
  const whereNothingHovers = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  const selectors = [...whereNothingHovers.matchAll(/([^{};]*:hover[^{};]*)\{/g)];
  return selectors
    .flatMap(([, selector = ""]) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()))
    .filter((one) => one.includes(":hover") && !meant.test(one));
}

it("leaves nothing looking hovered after a touch", () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap((file) => hoverAnywhere(readFileSync(join(import.meta.dirname, file), "utf8"))),
  ).toEqual([]);
});
