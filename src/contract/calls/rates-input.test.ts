import { expect, it } from "vitest";
import { reasonOf } from "../fields.ts";
import { codesCalls } from "./codes.ts";
import { placesCalls } from "./places.ts";
import { taxesCalls } from "./taxes.ts";

const rate = { seen: 1, hsn: "61", from: "2026-11-27", percent: "5" };
const place = {
  ...{ seen: 1, prefix: "56", deliverable: true, takesCash: true },
  bands: [{ grams: "500", price: "40", free: "" }],
};
const band = { grams: "500", price: "50", free: "" };

const code = { name: "DIWALI", percent: "10" };

it.each([
  [codesCalls.make, { ...code, name: "D!" }, "name", "codeNameUnusable"],
  [codesCalls.make, { ...code, percent: "101" }, "percent", "percentUnusable"],
  [codesCalls.make, { ...code, percent: "ten" }, "percent", "percentUnusable"],
  [codesCalls.make, { ...code, percent: "0.125" }, "percent", "percentUnusable"],
  [codesCalls.make, { ...code, times: "0" }, "times", "countUnusable"],
  [codesCalls.make, { ...code, perCustomer: "1.5" }, "perCustomer", "countUnusable"],
  [codesCalls.make, { ...code, endsAt: "tomorrow" }, "endsAt", "momentUnusable"],
  [taxesCalls.set, { ...rate, percent: "" }, "percent", "percentUnusable"],
  [taxesCalls.set, { ...rate, percent: "0.125" }, "percent", "percentUnusable"],
  [taxesCalls.set, { ...rate, percent: "101" }, "percent", "percentUnusable"],
  [taxesCalls.set, { ...rate, above: "-1" }, "above", "percentUnusable"],
  [taxesCalls.set, { ...rate, from: "27.11.2026" }, "from", "dayUnusable"],
  [taxesCalls.set, { ...rate, from: "" }, "from", "dayUnusable"],
  [taxesCalls.ask, { of: "61", rupees: "1", day: "2026-02-30" }, "day", "dayUnusable"],
  [placesCalls.set, { ...place, days: "61" }, "days", "daysUnusable"],
  [placesCalls.set, { ...place, days: "1.5" }, "days", "daysUnusable"],
  [placesCalls.set, { ...place, bands: [{ ...band, grams: "half" }] }, "bands.0.grams", "weightUnusable"],
  [
    placesCalls.set,
    { ...place, bands: [{ ...band, grams: "100" }, { ...band, price: "" }, band, band] },
    "bands.3.grams",
    "weightTwice",
  ],
  [placesCalls.ask, { pinCode: "560001", grams: "1e3" }, "grams", "weightUnusable"],
])("%# refuses what was typed beside its field, in the shop's words", (call, input, field, reason) => {
  const { error } = call.input.safeParse(input);
  expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([[field, reason]]);
  expect(call.refusals).toContain(reason);
});

it.each(["0", "18", "0.25", "99.5%", "5.", "100"])("takes %s percent", (percent) => {
  expect(taxesCalls.set.input.parse({ ...rate, percent, above: "" })).toMatchObject({
    percent: Number.parseFloat(percent),
    above: null,
  });
});

it("takes days and weights that are left empty", () => {
  expect(placesCalls.set.input.parse({ ...place, days: "", bands: [{ ...band, grams: "" }] })).toMatchObject({
    days: null,
    bands: [{ upToGrams: null, paise: 50_00 }],
  });
  expect(taxesCalls.ask.input.parse({ of: "", rupees: "1", day: "" })).toMatchObject({ day: null });
});
