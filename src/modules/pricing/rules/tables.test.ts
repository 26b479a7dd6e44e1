import { describe, expect, it } from "vitest";
import { neverFreePaise } from "#contract/format/money.ts";
import { hasParliament, stateCodeOf, stateCodes, stateNames } from "#contract/india/states.ts";
import { courierTerms, indiaSettings } from "#support/pricing.ts";
import { daysIn, deliveryTable } from "./delivery-rates.ts";
import { taxPercentOf, taxTable } from "./tax-rates.ts";

const rate = (hsn: string, from: string, upToPaise: number | null, percent: number) => ({
  hsn,
  from,
  upToPaise,
  percent,
});

describe("the table of taxes", () => {
  const table = taxTable([
    rate("", "2017-07-01", null, 18),
    rate("61", "2025-09-22", null, 18),
    rate("61", "2025-09-22", 2_500_00, 5),
    rate("61", "2017-07-01", 1_000_00, 5),
    rate("61", "2017-07-01", null, 12),
    rate("6109", "2025-09-22", null, 0),
  ]);
  it.each([
    ["6205", 999_00, "2026-11-22", 18],
    ["6101", 2_500_00, "2025-09-22", 5],
    ["6101", 2_500_01, "2025-09-22", 18],
    ["6101", 2_500_00, "2025-09-21", 12],
    ["6109", 9_999_00, "2026-11-22", 0],
    // Not begun yet: the shorter code's rate of that day.
    ["6109", 999_00, "2025-01-01", 5],
    ["", 1, "2026-11-22", 18],
    ["", 1, "2016-01-01", 0],
  ])("says of %s at %i paise on %s: %i percent", (hsn, unitPaise, day, percent) => {
    expect(taxPercentOf(table, { hsn, unitPaise, day })).toBe(percent);
  });
});

describe("terms of a place", () => {
  const row = {
    upToGrams: null,
    deliverable: true,
    days: 3,
    paise: 40_00,
    freeAbovePaise: 999_00,
    takesCash: true,
  };
  const table = deliveryTable([
    { ...row, prefix: "" },
    { ...row, prefix: "56", paise: 20_00 },
    { ...row, prefix: "560001", takesCash: false, days: 1 },
    { ...row, prefix: "9", deliverable: false },
  ]);
  const to = (pinCode: string, state = "") =>
    courierTerms({ settings: indiaSettings, rate: 83.16, table }, { pinCode, state: stateCodeOf(state) });

  it("are those of the longest prefix of its PIN code", () => {
    expect(to("560002", "Karnataka")).toMatchObject({ taxSplit: "sgst", days: 3, takesCash: true });
    expect(to("560002")?.delivery[0]?.paise).toBe(20_00);
    expect(to("560001")).toMatchObject({ takesCash: false, days: 1 });
    expect(to("110001", "delhi (NCT of)")).toMatchObject({ taxSplit: "igst" });
    expect(to("110001")?.delivery[0]?.paise).toBe(40_00);
    expect(to("901234")).toBeUndefined();
  });

  it("are the settings' own without a table, with the taxes left undecided without a place", () => {
    const bare = { settings: indiaSettings, rate: 83.16, table: deliveryTable([]) };
    expect(courierTerms(bare)).toMatchObject({
      taxOnTop: null,
      taxSplit: "undecided",
      delivery: [{ paise: 49_00, freeAbovePaise: 499_00 }],
    });
  });

  it("are the settings' own without a place where the rest of the country is not delivered to", () => {
    const some = deliveryTable([
      { ...row, prefix: "", deliverable: false, paise: 0 },
      { ...row, prefix: "56", paise: 20_00 },
    ]);
    const known = { settings: indiaSettings, rate: 83.16, table: some };
    expect(courierTerms(known)?.delivery[0]?.paise).toBe(49_00);
    expect(courierTerms(known, { pinCode: "560001", state: undefined })?.delivery[0]?.paise).toBe(20_00);
    expect(courierTerms(known, { pinCode: "110001", state: undefined })).toBeUndefined();
  });

  it("are free from the first rupee on where delivery costs nothing, whatever was left empty", () => {
    const never = { ...row, paise: 0, freeAbovePaise: neverFreePaise };
    const settings = { ...indiaSettings, deliveryPaise: 0 };
    const free = { paise: 0, freeAbovePaise: 0 };
    const always = { ...row, paise: 49_00, freeAbovePaise: 0 };
    for (const rows of [[{ ...never, prefix: "" }], [{ ...always, prefix: "" }], []])
      expect(courierTerms({ settings, rate: 1, table: deliveryTable(rows) })?.delivery).toEqual([
        expect.objectContaining(free),
      ]);
  });

  it("give the union its share where a territory has no parliament", () => {
    const settings = { ...indiaSettings, sellerState: "04" as const };
    const terms = courierTerms(
      { settings, rate: 1, table: deliveryTable([]) },
      { pinCode: "160001", state: "04" },
    );
    expect(terms?.taxSplit).toBe("utgst");
  });
});

it("splits the tax of every state's seller to every state, union territories and the sea among them", () => {
  const unions = ["04", "26", "31", "35", "38", "97"];
  const wrong = stateCodes.flatMap((seller) =>
    stateCodes.filter((to) => {
      const settings = { ...indiaSettings, sellerState: seller };
      const place = { pinCode: "110001", state: to };
      const split = courierTerms({ settings, rate: 1, table: deliveryTable([]) }, place)?.taxSplit;
      const wanted = seller !== to ? "igst" : unions.includes(to) ? "utgst" : "sgst";
      return split !== wanted;
    }),
  );
  expect(wrong).toEqual([]);
});

describe("states", () => {
  it("are 36, each known by its code, its name and how people write it", () => {
    expect([stateCodes.length, stateNames.length]).toEqual([37, 36]);
    expect([stateCodeOf("TAMIL  NADU"), stateCodeOf("Jammu & Kashmir"), stateCodeOf("Pondicherry")]).toEqual([
      "33",
      "01",
      "34",
    ]);
    expect(stateCodeOf("Atlantis")).toBeUndefined();
    expect(stateCodes.filter((code) => !hasParliament(code))).toHaveLength(6);
  });
});

describe("the days of a table", () => {
  const row = { upToGrams: null, deliverable: true, days: 4, paise: 0, freeAbovePaise: 0, takesCash: true };
  const days = (rates: Parameters<typeof deliveryTable>[0]) => daysIn(deliveryTable(rates));

  it("are the fewest and the most of all places that goods are brought to", () => {
    const rates = [
      { ...row, prefix: "" },
      { ...row, prefix: "56", days: 1 },
    ];
    expect(days([...rates, { ...row, prefix: "744", days: 30, deliverable: false }])).toEqual({
      from: 1,
      to: 4,
      isWhole: true,
    });
  });

  it("are not whole where the rest of the country, or a row, names none", () => {
    expect(days([{ ...row, prefix: "56" }])).toEqual({ from: 4, to: 4, isWhole: false });
    expect(days([{ ...row, prefix: "", days: null }])).toEqual({ isWhole: false });
    expect(days([])).toEqual({ isWhole: false });
  });
});
