import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueUnits, documentedPrice, priceFrom, unitPaise } from "#contract/format/money.ts";
import { answerOfCart } from "#modules/cart/cart-answer.ts";
import { viewCart } from "#modules/cart/rules/cart-view.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { demoTerms } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import { answerOfOrder } from "../order-answer.ts";
import type { OrderCard } from "../order-view.ts";

/** What somebody who knows the documented rule alone works out, in paise. */
function worked({ price, discount }: { price: number; discount: number }, rate: number): number {
  const discounted = discount > 0 ? price - (price * discount) / 100 : price;
  // Never minus nothing.
  return Math.round(discounted * rate * 100) + 0;
}

const rates = fc.constantFrom(83.16, 1, 90, 0.5, 117.375);
const stored = fc.integer({ min: 0, max: 50_000_000 });
const line = fc.record({
  stored: fc.integer({ min: 1, max: 500_000 }),
  discount: fc.nat(100),
  quantity: fc.integer({ min: 1, max: 10 }),
});

describe("documented prices, worked out by the documented rule", () => {
  it("are what one piece costs, for every price in paise", () => {
    const price = fc.record({
      mrpPaise: fc.integer({ min: 1, max: 500_000_000 }),
      cheaper: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const holds = ({ mrpPaise, cheaper }: { mrpPaise: number; cheaper: number }, rate: number) => {
      const unitPaise = Math.round(mrpPaise * (1 - cheaper));
      const shown = documentedPrice({ mrpPaise, unitPaise }, rate);
      expect(worked(shown, rate), JSON.stringify(shown)).toBe(unitPaise);
    };
    fc.assert(fc.property(price, rates, holds), { numRuns: 3_000 });
  });

  it("sent back as they were given are the same price, to the paisa", () => {
    const holds = (mrp: number, discount: number, rate: number) => {
      const price = { mrpPaise: mrp * 100, unitPaise: mrp * (100 - discount) };
      expect(priceFrom(documentedPrice(price, rate), rate).unitPaise).toBe(price.unitPaise);
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(99), rates, holds), {
      numRuns: 3_000,
    });
  });

  it("are charged as the documented rule rounds them when they are set with two decimals", () => {
    const holds = (hundredths: number, discount: number, rate: number) => {
      const { unitPaise: set } = priceFrom({ price: hundredths / 100, discount }, rate);
      expect(set).toBe(unitPaise(hundredths, discount, rate));
    };
    fc.assert(fc.property(stored, fc.nat(100), rates, holds), { numRuns: 3_000 });
    // Half a paisa exactly, which binary fractions hold on one side or the other.
    for (let at = 1; at < 2_000; at += 2) for (const off of [1, 25, 50, 75, 99]) holds(at * 25, off, 83.16);
  });

  it("are what a whole cart costs, line by line and in the sum, in the cart and in its order", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), rates, (wanted, rate) => {
        const offers = new Map(wanted.map((one, at) => [String(at), offerOf(String(at), one, rate)]));
        const lines = wanted.map(({ quantity }, at) => lineOf(String(at), quantity));
        const terms = demoTerms(rate);
        const view = viewCart({
          version: 1,
          lines,
          offers,
          promo: null,
          extras: [],
          rate,
          terms,
          taxPercentOf: () => null,
        });
        const cart = answerOfCart(view);
        for (const { price, discount, unitPaise, product, linePaise, quantity } of cart.items) {
          expect(worked({ price, discount }, rate)).toBe(unitPaise);
          expect(worked(product, rate)).toBe(unitPaise);
          expect(Math.round(price * quantity * rate * 100)).toBe(linePaise);
        }
        const sum = cart.items.reduce((total, { price, quantity }) => total + price * quantity, 0);
        expect(Math.round(sum * rate * 100)).toBe(view.quote.subtotal);
        expect(Math.round(cart.totalPrice * rate * 100)).toBe(view.quote.subtotal);
        const order = answerOfOrder(orderOf(view), rate);
        expect(Math.round(order.totalAmount * rate * 100)).toBe(view.quote.total);
        expect(order.items.map((item) => worked(item, rate))).toEqual(view.lines.map((one) => one.unitPaise));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [1_299_00, 999_00, 23.0946882217],
    [1_000_00, 600_00, 40],
    [999_00, 999_00, 0],
    [999_00, 0, 100],
  ])("of %i paise, now %i, take off %d percent", (mrpPaise, unitPaise, discount) => {
    expect(documentedPrice({ mrpPaise, unitPaise }, 83.16).discount).toBe(discount);
  });

  it("are plain where two decimals are enough", () => {
    expect(documentedPrice(priceFrom({ price: 10.81, discount: 25 }, 83.16), 83.16)).toEqual({
      price: 10.81,
      discount: 25,
    });
    expect(catalogueUnits(83_160, 83.16)).toBe(10);
  });
});

function offerOf(id: string, one: { stored: number; discount: number }, rate: number): Sellable {
  const { unitPaise, mrpPaise } = priceFrom({ price: one.stored / 100, discount: one.discount }, rate);
  return sellable({ id, unitPaise, oldUnitPaise: mrpPaise > unitPaise ? mrpPaise : null });
}

function lineOf(productId: string, quantity: number) {
  return { id: productId, productId, colour: null, size: null, quantity, priceWhenAdded: 0, addedAt: 0 };
}

function orderOf({ lines, quote }: ReturnType<typeof viewCart>): OrderCard {
  return {
    id: "o",
    shortId: "O",
    number: "H-1042",
    status: "ordered",
    cancelReason: null,
    createdAt: 0,
    expectedAt: 0,
    totalPaise: quote.total,
    finalPaise: quote.total,
    isCollected: false,
    lines,
    paymentStatus: "captured",
    payPath: null,
  };
}
