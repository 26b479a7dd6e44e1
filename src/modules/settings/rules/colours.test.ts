import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { coloursOf, ownColours } from "./colours.ts";
import { contrast } from "./contrast.ts";

it("are those of the style sheet", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../../web/styles/tokens.css"), "utf8");
  for (const [name, light] of Object.entries(ownColours.light)) {
    const dark = ownColours.dark[name as keyof typeof ownColours.dark];
    expect(sheet).toContain(`--color-${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`);
  }
});

it("reckon the contrast that the standard gives as its examples", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

it("can be read, as they stand in an untouched shop", () => {
  for (const theme of ["light", "dark"] as const)
    expect(coloursOf(theme).parse(undefined)).toEqual(ownColours[theme]);
});

it("are refused where they cannot be read, with both colours and the ratio", () => {
  const issues = coloursOf("light").safeParse({ accent: "#FFB6C1" }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toContain(
    "accent: #ffb6c1 can hardly be read on ground #fbf6ec: contrast 1.53, and 4.5 is the least",
  );
  expect(issues.map(({ path }) => path[0])).toContain("on-accent");
  expect(coloursOf("dark").safeParse({ accent: "red" }).success).toBe(false);
  expect(coloursOf("light").safeParse({ accent: "#8a1c4a", "accent-deep": "#6d143a" }).success).toBe(true);
});
