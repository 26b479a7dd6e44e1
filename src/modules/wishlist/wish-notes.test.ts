import { expect, it } from "vitest";
import type { Load } from "#modules/delivery/rules/delivery-answer.ts";
import type { DeliveryView } from "#modules/delivery/views.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { wishNotes } from "./wish-notes.ts";

const view: DeliveryView = {
  pinCode: "560001",
  places: [{ city: "Bengaluru", state: "Karnataka", stateCode: "29" }],
  deliverable: true,
  by: "2026-12-04",
  paise: 4_000,
  freeAbovePaise: 99_900,
  cash: true,
};

const lamp = { gone: false, free: 3, unitPaise: 29_900, grams: 80 };

function notesFor(pinCode: string | null, deliverable = true) {
  const shop = {
    delivery: {
      answer: (_: string, { grams }: Load) => ({ ...view, deliverable, paise: grams > 500 ? 9_000 : 4_000 }),
    },
    pricing: {
      terms: () => ({
        delivery: [
          { upToGrams: 500, paise: 5_000, freeAbovePaise: 50_000 },
          { upToGrams: null, paise: 8_000, freeAbovePaise: 50_000 },
        ],
      }),
    },
    shopSettings: { now: () => ({ support: { deliveryFrom: 3, deliveryTo: 5 } }) },
  } as unknown as ShopServices;
  const cookies: Record<string, string> = pinCode ? { "haat-pin": pinCode } : {};
  return (wish: Partial<typeof lamp> = {}) =>
    wishNotes({ shop, requestContext: { lang: "en", cookies } }, { ...lamp, ...wish });
}

it("says when and for how much it comes, to where this browser asked about last", () => {
  expect(notesFor("560001")()).toEqual([
    "Arrives in Bengaluru 560001 by Fri 4 Dec",
    "Delivery ₹40.00, free above ₹999.00",
  ]);
  expect(notesFor("560001", false)()).toEqual(["We do not deliver to Bengaluru 560001 yet"]);
});

it("says without one what holds everywhere", () => {
  expect(notesFor(null)()).toEqual(["Delivered in 3-5 business days", "Delivery ₹50.00, free above ₹500.00"]);
});

it("asks for what its heaviest choice weighs", () => {
  expect(notesFor("560001")({ grams: 900 })[1]).toBe("Delivery ₹90.00, free above ₹999.00");
  expect(notesFor(null)({ grams: 900 })[1]).toBe("Delivery ₹80.00, free above ₹500.00");
});

it.each([{ gone: true }, { free: 0 }])("says nothing of what nobody can buy: %j", (wish) => {
  expect(notesFor("560001")(wish)).toEqual([]);
  expect(notesFor(null)(wish)).toEqual([]);
});
