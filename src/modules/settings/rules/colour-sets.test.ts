import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { colourSets, coloursIn, isColourSet } from "./colour-sets.ts";
import { coloursOf, type Theme } from "./colours.ts";

it.each(colourSets)("can be read by the rule of an owner's own colours: %s", (set) => {
  for (const theme of ["light", "dark"] as const) {
    const read = coloursOf(theme).safeParse(themeIn(set, theme));
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual([]);
  }
});

it("has a name for each, and knows no other", () => {
  for (const lang of ["en", "hi"] as const)
    expect(Object.keys(textsOf(lang).shopPages.look.sets)).toEqual(colourSets);
  expect([isColourSet("leaf"), isColourSet("toString")]).toEqual([true, false]);
});

function themeIn(set: (typeof colourSets)[number], theme: Theme) {
  return Object.fromEntries(
    Object.entries(coloursIn(set)).flatMap(([name, value]) =>
      name.startsWith(`${theme}.`) ? [[name.slice(theme.length + 1), value]] : [],
    ),
  );
}
