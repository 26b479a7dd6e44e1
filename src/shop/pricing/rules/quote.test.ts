import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitPaise } from "#contract/money.ts";
import { estimateOf, missingForFree, quoteOf } from "./quote.ts";

const rate = 83.16;
const quote = (subtotalPaise: number, percent = 0) =>
  quoteOf({ subtotalPaise, promo: { code: "LESS", percent }, rate });

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
    expect(estimateOf(0, rate)).toEqual({ shipping: 0, total: 0 });
  });

  it("follows the rate of the shop", () => {
    expect(quoteOf({ subtotalPaise: 500, promo: null, rate: 1 }).shipping).toBe(10_00);
  });

  it("keeps the cart page's estimate at the subtotal and 10", () => {
    expect(estimateOf(100_00, rate)).toEqual({ shipping: 831_60, total: 931_60 });
  });

  it("sums 100,000 random carts exactly as fractions do", () => {
    const line = fc.record({
      stored: fc.integer({ min: 1, max: 5_000_000 }),
      discount: fc.integer({ min: 0, max: 90 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 20 }),
      promoPercent: fc.constantFrom(0, 10),
    });
    const wrong = fc.check(
      fc.property(cart, ({ lines, promoPercent }) => {
        const subtotal = lines.reduce(
          (sum, { stored, discount, quantity }) => sum + unitPaise(stored, discount, rate) * quantity,
          0,
        );
        return equal(quote(subtotal, promoPercent), inFractions(lines, promoPercent));
      }),
      { numRuns: 100_000 },
    );
    expect(wrong.failed).toBe(false);
    expect(wrong.numRuns).toBe(100_000);
  });
});

type Line = { stored: number; discount: number; quantity: number };

/** The same sum in ten-thousandths of a paisa, rounded only where the decision says so. */
function inFractions(lines: Line[], promoPercent: number) {
  let subtotal = 0n;
  for (const { stored, discount, quantity } of lines) {
    const tenThousandths = BigInt(stored) * BigInt(100 - discount) * 8_316n;
    subtotal += halfUp(tenThousandths, 10_000n) * BigInt(quantity);
  }
  const promo = halfUp(subtotal * BigInt(promoPercent), 100n);
  const tax = halfUp(subtotal - promo, 10n);
  const shipping = subtotal > 831_600n ? 0n : 83_160n;
  return { subtotal, promo, shipping, tax, total: subtotal - promo + shipping + tax };
}

function halfUp(amount: bigint, by: bigint): bigint {
  return (amount * 2n + by) / (by * 2n);
}

function equal(quoted: ReturnType<typeof quote>, exact: ReturnType<typeof inFractions>): boolean {
  return (["subtotal", "promo", "shipping", "tax", "total"] as const).every(
    (name) => BigInt(quoted[name]) === exact[name] && Number.isSafeInteger(quoted[name]),
  );
}

it("says how much more makes shipping free, to the paisa", () => {
  for (const subtotalPaise of [1, 5_000_00, 8_315_99, 8_316_00]) {
    const missing = missingForFree(quoteOf({ subtotalPaise, promo: null, rate: 83.16 }));
    const shippingAt = (sum: number) => quoteOf({ subtotalPaise: sum, promo: null, rate: 83.16 }).shipping;
    expect([shippingAt(subtotalPaise + missing), shippingAt(subtotalPaise + missing - 1)]).toEqual([
      0, 831_60,
    ]);
  }
  expect(missingForFree(quoteOf({ subtotalPaise: 9_000_00, promo: null, rate: 83.16 }))).toBe(0);
});
