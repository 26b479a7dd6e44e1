import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { watchAll } from "#support/watched-reads.ts";
import { hearWebhook, verifyPayment } from "../payment/payment-updates.ts";
import { placeOrder } from "./place-order.ts";

describeOnBothEngines("an order, from the press to the gateway's messages", (openFresh) => {
  it("reads its payment where it is found, behind the cart and under its lock, and nowhere else", async () => {
    const gateway = tellingGateway();
    const { db, take } = watchAll(await openFresh());
    const shop = await checkoutForTests(db, { gateway });
    await shop.product("pot", 100);
    await shop.person("asha");
    take();
    const asked = () => {
      const statements = take().map(({ sql }) => sql);
      const reads = (table: string) =>
        statements.filter((one) => one.startsWith(`select`) && one.includes(`from "${table}"`));
      return { all: statements.length, payments: reads("payments").length };
    };
    await shop.cart.addToCart("asha", { productId: productIdOf("pot"), quantity: 1 });
    expect(asked()).toEqual({ all: 5, payments: 0 });

    const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    // One of them tells the kept pages of the product that a piece is held.
    expect(asked()).toEqual({ all: 17, payments: 0 });

    const paid = paymentFor(placed.value);
    gateway.books.set(placed.value.order_id, [paid]);
    const ids = { gatewayOrderId: paid.gatewayOrderId, gatewayPaymentId: paid.id };
    const report = { userId: "asha", ...ids, signature: gateway.sign(ids), claimsMock: false };
    expect(await verifyPayment(shop.parts, report)).toMatchObject({ value: { state: "paid" } });
    // One of them looks whether the same payment has paid another order.
    expect(asked()).toEqual({ all: 22, payments: 4 });

    for (const kind of ["payment.authorized", "payment.captured", "order.paid"]) {
      expect((await hearWebhook(shop.parts, message(kind, paid), new Headers())).ok).toBe(true);
      expect(asked()).toEqual({ all: 2, payments: 1 });
    }
  });
});
