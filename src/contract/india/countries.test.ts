import { expect, it } from "vitest";
import { countriesIn, countryFrom } from "./countries.ts";

it("are named in both languages, India first", () => {
  expect(countriesIn("en")[0]).toEqual(["IN", "India"]);
  expect(countriesIn("hi")[0]).toEqual(["IN", "भारत"]);
  for (const lang of ["en", "hi"] as const) {
    const all = countriesIn(lang);
    expect(all).toHaveLength(249);
    expect(all.filter(([code, name]) => name === code)).toEqual([]);
    expect(new Set(all.map(([, name]) => name)).size).toBe(249);
  }
});

it.each([
  ["in", "IN"],
  [" Viet  Nam ", undefined],
  ["vietnam", "VN"],
  ["चीन", "CN"],
  ["XX", undefined],
  ["EU", undefined],
  ["", undefined],
])("reads %j as %s", (written, code) => {
  expect(countryFrom(written)).toBe(code);
});
