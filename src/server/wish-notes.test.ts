import { expect, it } from "vitest";
import type { DeliveryView } from "#contract/delivery-view.ts";
import type { Shop } from "./shop.ts";
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

function notesFor(pinCode: string | null, deliverable = true) {
  const shop = {
    catalogue: {
      openProduct: async (id: string) =>
        id === "gone" ? { ok: false } : { ok: true, value: { unitPaise: 29_900, variants: [{ grams: 80 }] } },
    },
    delivery: { answer: () => ({ ...view, deliverable }) },
    pricing: { terms: () => ({ delivery: [{ upToGrams: null, paise: 5_000, freeAbovePaise: 50_000 }] }) },
    shopSettings: { now: () => ({ support: { deliveryFrom: 3, deliveryTo: 5 } }) },
  } as unknown as Shop;
  const cookies: Record<string, string> = pinCode ? { "haat-pin": pinCode } : {};
  return (id: string) => wishNotes({ shop, facts: { lang: "en", cookies } }, id);
}

it("says when and for how much it comes, to where this browser asked about last", async () => {
  expect(await notesFor("560001")("lamp")).toEqual([
    "By Fri 4 Dec to Bengaluru 560001",
    "Delivery ₹40.00, free above ₹999.00",
  ]);
  expect(await notesFor("560001", false)("lamp")).toEqual(["We do not deliver to Bengaluru 560001 yet"]);
});

it("says without one what holds everywhere", async () => {
  expect(await notesFor(null)("lamp")).toEqual([
    "Delivered in 3-5 business days",
    "Delivery ₹50.00, free above ₹500.00",
  ]);
});

it("says nothing of what is not sold", async () => {
  expect(await notesFor(null)("gone")).toEqual([]);
});
