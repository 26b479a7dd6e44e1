import { expect, it } from "vitest";
import { answerOfCart } from "#modules/cart/cart-answer.ts";
import { enterOrder } from "#modules/orders/placing/enter-order.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import type { DeliveryOption } from "./delivery-option.ts";

/** Made up here alone: brought by hand on the same day to one PIN code, which asks for twenty rupees and no cash. */
const byHand: DeliveryOption = {
  id: "byHand",
  offer: (place) =>
    place?.pinCode === "560001"
      ? {
          delivery: [{ upToGrams: null, paise: 20_00, freeAbovePaise: 5_000_00 }],
          days: 0,
          cashPaise: 0,
          takesCash: false,
        }
      : undefined,
};

describeOnBothEngines("a delivery option that nobody knows by name", (openFresh) => {
  const near = {
    ...{ name: "Asha Rao", phone: "+919812345678", street: "12 Lake Road", country: "India" },
    ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
  };
  const far = { ...near, city: "Mysuru", pinCode: "570001" };

  it("prices cart and checkout where it goes, is kept with the order, and leaves all else to the courier", async () => {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { settings: indiaSettings, deliveryOptions: [byHand] });
    await shop.product("lamp", 100, { price: 5, discount: 0 });
    const unknown = await shop.fill("asha", "lamp");
    const shippingTo = async (to: typeof near) =>
      (await shop.cart.cartOf(db.read, "asha", { to, paysCash: false })).quote.shipping;
    const byCourier = await shippingTo(far);
    expect([unknown.quote.shipping, byCourier]).toEqual([byCourier, 49_00]);
    expect(await shippingTo(near)).toBe(20_00);
    const shown = await shop.cart.cartOf(db.read, "asha", { to: near, paysCash: false });
    expect(shown.terms).toMatchObject({ option: "byHand", days: 0 });
    expect(answerOfCart(shown).terms).not.toHaveProperty("option");

    const view = await shop.checkout.open("asha", "en");
    expect(view.addresses[0]?.terms).toMatchObject({ option: "byHand", takesCash: false });
    const place = (method: "card" | "cash", key: string) =>
      placeOrder(shop.parts, { userId: "asha", key, method, lang: "en" });
    expect(await place("cash", "1")).toMatchObject({ reason: "noCashThere" });
    expect(await place("card", "2")).toMatchObject({ ok: true });
    const items = [{ productId: productIdOf("lamp"), quantity: 1 }];
    const entered = { customer: "asha", items, actor: "meera", lang: "en", payment: "cash" } as const;
    expect(await enterOrder(shop.parts, { ...entered, address: near })).toMatchObject({
      reason: "noCashThere",
    });
    expect(await enterOrder(shop.parts, { ...entered, address: far })).toMatchObject({ ok: true });
    const orders = await db.read
      .selectFrom("orders")
      .innerJoin("order_charges", "order_charges.order_id", "orders.id")
      .select(["delivery_option", "paise"])
      .where("kind", "=", "shipping")
      .orderBy("paise")
      .execute();
    expect(orders).toEqual([
      { delivery_option: "byHand", paise: 20_00 },
      { delivery_option: "courier", paise: 49_00 },
    ]);
  });
});
