import { describe, expect, it } from "vitest";
import { demoTerms, welcome } from "#support/pricing.ts";
import { estimateOf, quoteOf } from "./quote.ts";

const rate = 83.16;
const terms = demoTerms(rate);
const goodsFor = (paise: number) => [{ paise, taxPercent: null, grams: 0 }];
const quote = (paise: number, percent = 0) =>
  quoteOf({ goods: goodsFor(paise), promo: { ...welcome, percent }, terms });
const estimate = (paise: number) => estimateOf({ goods: goodsFor(paise), promo: null, terms });

describe("quote", () => {
  it("adds 10 units of shipping and ten percent of tax", () => {
    expect(quote(100_00)).toMatchObject({
      subtotal: 100_00,
      promo: 0,
      shipping: 831_60,
      tax: 10_00,
      total: 941_60,
      freeShippingFrom: 8_316_00,
    });
  });

  it("ships free above 100 units, not at 100 units", () => {
    expect(quote(8_316_00).shipping).toBe(831_60);
    expect(quote(8_316_01).shipping).toBe(0);
  });

  it("looks at the subtotal before the promo for free shipping, and taxes what is left after it", () => {
    expect(quote(8_400_00, 10)).toMatchObject({ promo: 840_00, shipping: 0, tax: 756_00, total: 8_316_00 });
  });

  it("rounds the tax half up, once", () => {
    expect(quote(10_05).tax).toBe(1_01);
    expect(quote(10_04).tax).toBe(1_00);
  });

  it("asks nothing for nothing", () => {
    expect(quote(0)).toMatchObject({ shipping: 0, tax: 0, total: 0 });
    expect(estimate(0)).toEqual({ shipping: 0, total: 0 });
  });

  it("follows the rate of the shop", () => {
    expect(quoteOf({ goods: goodsFor(500), promo: null, terms: demoTerms(1) }).shipping).toBe(10_00);
  });

  it("keeps the cart page's estimate at the subtotal and 10", () => {
    expect(estimate(100_00)).toEqual({ shipping: 831_60, total: 931_60 });
  });
});
