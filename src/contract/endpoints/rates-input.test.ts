import { expect, it } from "vitest";
import { promoCodeEndpoints } from "#modules/promo-codes/endpoints.ts";
import { reasonOf } from "../fields.ts";
import { placesEndpoints } from "./places.ts";
import { taxesEndpoints } from "./taxes.ts";

const rate = { seen: 1, hsn: "61", from: "2026-11-27", percent: "5" };
const place = {
  ...{ seen: 1, prefix: "56", deliverable: true, takesCash: true },
  bands: [{ grams: "500", price: "40", free: "" }],
};
const band = { grams: "500", price: "50", free: "" };

const code = { name: "DIWALI", percent: "10" };

it.each([
  [promoCodeEndpoints.make, { ...code, name: "D!" }, "name", "codeNameUnusable"],
  [promoCodeEndpoints.make, { ...code, percent: "101" }, "percent", "percentUnusable"],
  [promoCodeEndpoints.make, { ...code, percent: "ten" }, "percent", "percentUnusable"],
  [promoCodeEndpoints.make, { ...code, percent: "0.125" }, "percent", "percentUnusable"],
  [promoCodeEndpoints.make, { ...code, times: "0" }, "times", "countUnusable"],
  [promoCodeEndpoints.make, { ...code, perCustomer: "1.5" }, "perCustomer", "countUnusable"],
  [promoCodeEndpoints.make, { ...code, endsAt: "tomorrow" }, "endsAt", "momentUnusable"],
  [taxesEndpoints.set, { ...rate, percent: "" }, "percent", "percentUnusable"],
  [taxesEndpoints.set, { ...rate, percent: "0.125" }, "percent", "percentUnusable"],
  [taxesEndpoints.set, { ...rate, percent: "101" }, "percent", "percentUnusable"],
  [taxesEndpoints.set, { ...rate, above: "-1" }, "above", "percentUnusable"],
  [taxesEndpoints.set, { ...rate, from: "27.11.2026" }, "from", "dayUnusable"],
  [taxesEndpoints.set, { ...rate, from: "" }, "from", "dayUnusable"],
  [taxesEndpoints.ask, { of: "61", rupees: "1", day: "2026-02-30" }, "day", "dayUnusable"],
  [placesEndpoints.set, { ...place, days: "61" }, "days", "daysUnusable"],
  [placesEndpoints.set, { ...place, days: "1.5" }, "days", "daysUnusable"],
  [placesEndpoints.set, { ...place, bands: [{ ...band, grams: "half" }] }, "bands.0.grams", "weightUnusable"],
  [
    placesEndpoints.set,
    { ...place, bands: [{ ...band, grams: "100" }, { ...band, price: "" }, band, band] },
    "bands.3.grams",
    "weightTwice",
  ],
  [placesEndpoints.ask, { pinCode: "560001", grams: "1e3" }, "grams", "weightUnusable"],
])("%# refuses what was typed beside its field, in the shop's words", (endpoint, input, field, reason) => {
  const { error } = endpoint.input.safeParse(input);
  expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([[field, reason]]);
  expect(endpoint.refusals).toContain(reason);
});

it.each(["0", "18", "0.25", "99.5%", "5.", "100"])("takes %s percent", (percent) => {
  expect(taxesEndpoints.set.input.parse({ ...rate, percent, above: "" })).toMatchObject({
    percent: Number.parseFloat(percent),
    above: null,
  });
});

it("takes days and weights that are left empty", () => {
  expect(
    placesEndpoints.set.input.parse({ ...place, days: "", bands: [{ ...band, grams: "" }] }),
  ).toMatchObject({
    days: null,
    bands: [{ upToGrams: null, paise: 50_00 }],
  });
  expect(taxesEndpoints.ask.input.parse({ of: "", rupees: "1", day: "" })).toMatchObject({ day: null });
});
