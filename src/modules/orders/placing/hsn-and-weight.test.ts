import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import { placeOrder } from "./place-order.ts";

describeOnBothEngines("goods in India", (openFresh) => {
  it("are taxed by their HSN and price, and brought by weight and PIN code", async () => {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { settings: indiaSettings });
    const row = { prefix: "560", deliverable: true, days: 2, freeAbovePaise: 900_00, takesCash: false };
    await shop.pricing.putDeliveryRates("owner", [
      { ...row, upToGrams: 500, paise: 30_00 },
      { ...row, upToGrams: null, paise: 80_00 },
      { ...row, prefix: "11", upToGrams: null, paise: 0, deliverable: false },
    ]);
    await shop.pricing.catchUp();
    await shop.product("shirt", 10, { price: 500, discount: 0 });
    await db.write((tx) =>
      sql`update products set hsn_code = '6109' where id = ${productIdOf("shirt")}`.execute(tx),
    );
    await db.write((tx) =>
      sql`update variants set weight_grams = 300 where product_id = ${productIdOf("shirt")}`.execute(tx),
    );
    await shop.fill("asha", "shirt", 2);
    const purchase = { userId: "asha", key: "k", method: "card", lang: "en" } as const;
    const placed = await placeOrder(shop.parts, purchase);
    if (!placed.ok) throw new Error(placed.reason);
    const order = await shop.parts.orders.find(db.read, placed.value.orderId);
    // Two shirts of 415.80 and a parcel of 600 grams: 80.00, all at 5 percent.
    expect(order?.quote.total).toBe(831_60 + 80_00);
    expect(order?.quote.charges.map(({ words, paise }) => [words, paise])).toEqual([
      ["shipping", 80_00],
      ["cgst", 19_80 + 1_90],
      ["sgst", 19_80 + 1_90],
    ]);

    expect(await placeOrder(shop.parts, { ...purchase, key: "c", method: "cash" })).toMatchObject({
      reason: "noCashThere",
    });
    const address = {
      name: "Asha Rao",
      phone: "+919812345678",
      street: "1 Mall Road",
      city: "Delhi",
      state: "Delhi",
      pinCode: "110001",
      country: "India",
    };
    // Also where the sum that was shown is another: nobody is asked to confirm one that leads nowhere.
    for (const [key, shownPaise] of Object.entries({ d: undefined, e: 1 }))
      expect(await placeOrder(shop.parts, { ...purchase, key, address, shownPaise })).toMatchObject({
        reason: "notDeliverable",
      });
  });
});
