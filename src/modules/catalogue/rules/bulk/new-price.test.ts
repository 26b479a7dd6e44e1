import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPrice } from "./new-price.ts";

const plain = (rupees: number) => ({ unitPaise: rupees * 100, mrpPaise: rupees * 100 });
const up = (percent: number, ending: "exact" | "rupee" | "nine" = "rupee") =>
  ({ kind: "price", way: "up", by: "percent", amount: percent * 100, ending }) as const;
const down = (rupees: number) =>
  ({ kind: "price", way: "down", by: "rupees", amount: rupees * 100, ending: "exact" }) as const;

describe("a new price", () => {
  it("goes up by percent and ends as the owner wants it", () => {
    expect(newPrice(plain(499), up(10))).toEqual(plain(549));
    expect(newPrice(plain(499), up(10, "exact"))).toEqual({ unitPaise: 54_890, mrpPaise: 54_890 });
    expect(newPrice(plain(500), up(10, "nine"))).toEqual(plain(549));
    expect(newPrice(plain(1_000), up(10, "nine"))).toEqual(plain(1_099));
    expect(newPrice(plain(2), up(10, "nine"))).toEqual(plain(9));
  });

  it("takes an MRP along that is the price, and leaves any other where it is", () => {
    expect(newPrice({ unitPaise: 80_000, mrpPaise: 100_000 }, up(10))).toEqual({
      unitPaise: 88_000,
      mrpPaise: 100_000,
    });
    expect(newPrice({ unitPaise: 95_000, mrpPaise: 100_000 }, up(10))).toBe("aboveMrp");
    expect(newPrice(plain(100), down(20))).toEqual(plain(80));
  });

  it("is not lower than whoever asks may make it, from the price of before or the MRP above it", () => {
    const atMost = { ...down(60), mostOff: 50 };
    expect(newPrice(plain(100), atMost)).toBe("tooMuchOff");
    expect(newPrice(plain(120), atMost)).toEqual(plain(60));
    expect(newPrice({ unitPaise: 120_00, mrpPaise: 121_00 }, atMost)).toBe("tooMuchOff");
    expect(newPrice({ unitPaise: 40_00, mrpPaise: 100_00 }, { ...up(10), mostOff: 50 })).not.toBe(
      "tooMuchOff",
    );
  });

  it("is never nothing or less, and never more than there is money", () => {
    expect(newPrice(plain(100), down(100))).toBe("belowZero");
    expect(newPrice(plain(100), down(101))).toBe("belowZero");
    expect(newPrice(plain(99_999_999), up(10))).toBe("tooHigh");
  });

  it("of a discount is that much below the MRP", () => {
    const off = { kind: "discount", percent: 2_500, ending: "rupee" } as const;
    expect(newPrice({ unitPaise: 90_000, mrpPaise: 100_000 }, off)).toEqual({
      unitPaise: 75_000,
      mrpPaise: 100_000,
    });
    expect(newPrice({ unitPaise: 90_000, mrpPaise: 100_000 }, { ...off, percent: 0 })).toEqual(plain(1_000));
  });

  it("ends in a 9 within five rupees of what it was to be", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), (paise) => {
        const price = newPrice({ unitPaise: paise, mrpPaise: paise }, up(0, "nine"));
        if (typeof price === "string") throw new Error(price);
        expect(price.unitPaise % 1_000).toBe(900);
        if (paise >= 900) expect(Math.abs(price.unitPaise - paise)).toBeLessThanOrEqual(500);
      }),
    );
  });
});
