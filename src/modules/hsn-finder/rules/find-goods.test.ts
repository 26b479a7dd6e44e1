import { describe, expect, it } from "vitest";
import { findGoods } from "./find-goods.ts";
import { notificationOf, proposedFor, ratedGoods } from "./rated-goods.ts";

const first = (typed: string) => findGoods(typed, 12)[0]?.hsn;

describe("goods by words", () => {
  it.each([
    ["Mango Pickle 500 g", "2001"],
    ["achar", "2001"],
    ["आम का अचार", "2001"],
    ["Handwoven Cotton Saree", "5208"],
    ["kurti", "6204"],
    ["Ajrakh Shirt for Men", "6205"],
    ["agarbatti", "330741"],
    ["Steel Water Bottle", "7323"],
    ["Bluetooth Headphones", "8518"],
    ["candles", "3406"],
    ["chocolat", "1806"],
    ["खिलौने", "9503"],
    ["mobile cover", "3926"],
    ["tea", "0902"],
  ])("names %s by %s", (typed, hsn) => {
    expect(first(typed)).toBe(hsn);
  });

  it("knows a code by its first digits, and nothing of what no goods are called", () => {
    expect(findGoods("6109", 12).map(({ hsn }) => hsn)).toEqual(["6109"]);
    expect(findGoods("33", 3)).toHaveLength(3);
    expect(findGoods("zzyzx of 500", 12)).toEqual([]);
    expect(findGoods("   ", 12)).toEqual([]);
  });
});

describe("the list", () => {
  it("holds 300 goods or more, each code once, each as an invoice can have it, named in both languages", () => {
    expect(ratedGoods.length).toBeGreaterThanOrEqual(300);
    expect(new Set(ratedGoods.map(({ hsn }) => hsn)).size).toBe(ratedGoods.length);
    for (const { hsn, bands, names } of ratedGoods) {
      expect(hsn).toMatch(/^(?:\d{4}|\d{6}|\d{8})$/);
      expect([names.en, names.hi]).not.toContain("");
      expect(bands.at(-1)?.upToPaise).toBeNull();
      for (const { percent } of bands) expect([0, 3, 5, 18, 40]).toContain(percent);
    }
  });

  it("proposes by the longest code, and names the notification", () => {
    expect(proposedFor("19059040")?.bands).toEqual([{ upToPaise: null, percent: 0 }]);
    expect(proposedFor("19053100")?.bands).toEqual([{ upToPaise: null, percent: 5 }]);
    expect(proposedFor("61091000")?.bands).toEqual([
      { upToPaise: 250_000, percent: 5 },
      { upToPaise: null, percent: 18 },
    ]);
    expect(proposedFor("9999")).toBeUndefined();
    expect(notificationOf({ bands: [{ upToPaise: null, percent: 0 }] }).name).toContain("10/2025");
    expect(notificationOf({ bands: [{ upToPaise: null, percent: 5 }] }).name).toContain("9/2025");
  });
});
