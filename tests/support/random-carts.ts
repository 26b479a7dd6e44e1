import fc from "fast-check";
import { expect } from "vitest";
import { stateCodes } from "#contract/india/states.ts";
import type { Place } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { quoteFor, viewCart } from "#modules/cart/rules/cart-view.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { asSold } from "#modules/orders/rules/as-sold.ts";
import { deliveryTable } from "#modules/pricing/rules/delivery-rates.ts";
import { taxPercentOf, taxTable } from "#modules/pricing/rules/tax-rates.ts";
import { courierTerms } from "./pricing.ts";
import { sellable } from "./sellables.ts";

const taxes = taxTable([
  { hsn: "", from: "2017-07-01", upToPaise: null, percent: 18 },
  { hsn: "61", from: "2025-09-22", upToPaise: 2_500_00, percent: 5 },
  { hsn: "61", from: "2025-09-22", upToPaise: null, percent: 18 },
  { hsn: "49", from: "2017-07-01", upToPaise: null, percent: 0 },
  { hsn: "71", from: "2017-07-01", upToPaise: null, percent: 3 },
  { hsn: "7102", from: "2017-07-01", upToPaise: null, percent: 0.25 },
]);
const everywhere = { deliverable: true, days: 3, takesCash: true };
const table = deliveryTable([
  { ...everywhere, prefix: "", upToGrams: 1_000, paise: 33_33, freeAbovePaise: 499_00 },
  { ...everywhere, prefix: "", upToGrams: null, paise: 99_99, freeAbovePaise: 100_000_00 },
  { ...everywhere, prefix: "560", upToGrams: null, paise: 0, freeAbovePaise: 0 },
]);

const piece = fc.record({
  unitPaise: fc.oneof(
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 1, max: 50_000 }).map((rupees) => rupees * 100),
  ),
  /** On sale it costs less than it did. */
  wasMore: fc.nat(3),
  hsn: fc.constantFrom(null, "6109", "4901", "7113", "710239", "8517"),
  grams: fc.constantFrom(0, 250, 1_200),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const promo = fc.option(
  fc.record({
    code: fc.constant("CODE"),
    percent: fc.constantFrom(0, 10, 12.5, 33.33, 100),
    paise: fc.constantFrom(0, 1, 100_00),
    shipsFree: fc.boolean(),
    minimumPaise: fc.constantFrom(0, 500_00),
  }),
);
/** Goods, a code and a place as they may come together. */
export const asked = fc.record({
  pieces: fc.array(piece, { minLength: 1, maxLength: 8 }),
  promo,
  state: fc.constantFrom(undefined, ...stateCodes),
  pinCode: fc.constantFrom("560001", "110001", "795001"),
  paysCash: fc.boolean(),
  extras: fc.subarray(["ribbon"]),
});
export type RandomCart = typeof asked extends fc.Arbitrary<infer T> ? T : never;

const offered = [{ kind: "ribbon", paise: 33_33 }];
/** Through the very rules that show a cart, foresee its sum in the browser and place its order. */
export function soldTo(
  { pieces, promo, state, pinCode, paysCash, extras }: RandomCart,
  settings: ShopSettings["pricing"],
) {
  const offers = new Map(pieces.map((one, at) => [`p${at}`, offerOf(one, at)]));
  const lines = pieces.map(({ quantity, unitPaise }, at) => ({
    id: `l${at}`,
    productId: `p${at}`,
    colour: null,
    size: null,
    quantity,
    priceWhenAdded: unitPaise,
    addedAt: at,
  }));
  const facts = { settings, rate: 83.16, table };
  const termsTo = (place?: Place) => {
    const found = courierTerms(facts, place);
    if (!found) throw new Error("Everywhere is somewhere.");
    return { ...found, extras: offered };
  };
  const [unknown, terms] = [termsTo(), termsTo({ state, pinCode })];
  const taxed = ({ hsn, unitPaise }: Sellable) =>
    settings.profile === "demo"
      ? null
      : taxPercentOf(taxes, { hsn: hsn ?? "", unitPaise, day: "2026-11-22" });
  const known = { version: 1, lines, offers, promo, extras, rate: 83.16, taxPercentOf: taxed };
  const view = viewCart({ ...known, terms, paysCash });
  // The browser has the cart as it was shown before anybody knew where to.
  const foreseen = quoteFor(viewCart({ ...known, terms: unknown }), { terms, paysCash });
  expect(foreseen).toEqual(view.quote);
  return asSold(view, offers);
}

function offerOf({ unitPaise, wasMore, hsn, grams }: RandomCart["pieces"][number], at: number): Sellable {
  const variants = [{ colour: "", size: "", free: 10, grams }];
  return sellable({
    id: `p${at}`,
    unitPaise,
    oldUnitPaise: wasMore ? unitPaise + wasMore : null,
    hsn,
    variants,
  });
}
