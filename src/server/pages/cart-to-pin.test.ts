import { expect, it } from "vitest";
import type { Terms } from "#contract/pricing-terms.ts";
import { viewCart } from "#modules/cart/rules/cart-view.ts";
import { demoTerms } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import type { ShopServices } from "../shop-services.ts";
import { cartToPin } from "./cart-to-pin.ts";

const terms: Terms = {
  ...demoTerms(1),
  taxOnTop: null,
  delivery: [{ upToGrams: null, paise: 90_00, freeAbovePaise: 2_000_00 }],
};
const cart = viewCart({
  version: 3,
  lines: [
    { id: "1", productId: "a", colour: null, size: null, quantity: 1, priceWhenAdded: 1_000_00, addedAt: 1 },
  ],
  offers: new Map([["a", sellable({ id: "a", unitPaise: 1_000_00 })]]),
  promo: null,
  extras: [],
  rate: 1,
  terms,
  taxPercentOf: () => 5,
});

/** Near, delivery is cheap and no cash is taken; nothing is brought to the island. */
const shop = {
  delivery: {
    areasIn: () => [{ city: "Chennai", state: "Tamil Nadu", stateCode: "33" as const }],
  },
  pricing: {
    termsTo: ({ pinCode }: { pinCode: string }): Terms | undefined =>
      pinCode === "744101"
        ? undefined
        : {
            ...terms,
            delivery: [{ upToGrams: null, paise: 50_00, freeAbovePaise: 900_00 * 10 }],
            takesCash: false,
            taxSplit: "sgst",
          },
  },
} as unknown as Pick<ShopServices, "delivery" | "pricing">;

const at = (pin?: string) => cartToPin(shop, { cookies: pin === undefined ? {} : { "haat-pin": pin } }, cart);

it("costs what it costs at the PIN code that was asked about", () => {
  expect(at("600001").quote).toMatchObject({ shipping: 50_00, total: 1_050_00 });
  expect(at("600001").terms).toMatchObject({ takesCash: false, taxSplit: terms.taxSplit });
  expect(cart.quote).toMatchObject({ shipping: 90_00, total: 1_090_00 });
});

it("costs what it costs for most where no PIN code is known, or nothing is brought to", () => {
  for (const pin of [undefined, "", "12", "<b>", "744101"]) expect(at(pin)).toEqual(cart);
});
