import { expect, it } from "vitest";
import { reasonOf } from "#contract/endpoints/fields.ts";
import { placeEndpoints } from "./places-endpoints.ts";
import { taxEndpoints } from "./taxes-endpoints.ts";

const rate = { seen: 1, hsn: "61", from: "2026-11-27", percent: "5" };
const place = {
  ...{ seen: 1, prefix: "56", deliverable: true, takesCash: true },
  bands: [{ grams: "500", price: "40", free: "" }],
};
const band = { grams: "500", price: "50", free: "" };

it.each([
  [taxEndpoints.set, { ...rate, percent: "" }, "percent", "percentUnusable"],
  [taxEndpoints.set, { ...rate, percent: "0.125" }, "percent", "percentUnusable"],
  [taxEndpoints.set, { ...rate, percent: "101" }, "percent", "percentUnusable"],
  [taxEndpoints.set, { ...rate, above: "-1" }, "above", "percentUnusable"],
  [taxEndpoints.set, { ...rate, from: "27.11.2026" }, "from", "dayUnusable"],
  [taxEndpoints.set, { ...rate, from: "" }, "from", "dayUnusable"],
  [taxEndpoints.ask, { of: "61", rupees: "1", day: "2026-02-30" }, "day", "dayUnusable"],
  [placeEndpoints.set, { ...place, days: "61" }, "days", "daysUnusable"],
  [placeEndpoints.set, { ...place, days: "1.5" }, "days", "daysUnusable"],
  [placeEndpoints.set, { ...place, bands: [{ ...band, grams: "half" }] }, "bands.0.grams", "weightUnusable"],
  [
    placeEndpoints.set,
    { ...place, bands: [{ ...band, grams: "100" }, { ...band, price: "" }, band, band] },
    "bands.3.grams",
    "weightTwice",
  ],
  [placeEndpoints.ask, { pinCode: "560001", grams: "1e3" }, "grams", "weightUnusable"],
])("%# refuses what was typed beside its field, in the shop's words", (endpoint, input, field, reason) => {
  const { error } = endpoint.input.safeParse(input);
  expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([[field, reason]]);
  expect(endpoint.refusals).toContain(reason);
});

it.each(["0", "18", "0.25", "99.5%", "5.", "100"])("takes %s percent", (percent) => {
  expect(taxEndpoints.set.input.parse({ ...rate, percent, above: "" })).toMatchObject({
    percent: Number.parseFloat(percent),
    above: null,
  });
});

it("takes days and weights that are left empty", () => {
  expect(
    placeEndpoints.set.input.parse({ ...place, days: "", bands: [{ ...band, grams: "" }] }),
  ).toMatchObject({
    days: null,
    bands: [{ upToGrams: null, paise: 50_00 }],
  });
  expect(taxEndpoints.ask.input.parse({ of: "", rupees: "1", day: "" })).toMatchObject({ day: null });
});
