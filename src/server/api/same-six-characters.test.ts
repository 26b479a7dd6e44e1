import { expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("six characters that two orders end with", (openFresh) => {
  it("name the newer one of the buyer's own, and nobody else's", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const productId = await plainProduct(db);
    const bought = async (token: string) => {
      await shop.call("POST", "/cart/add", { token, body: { productId, quantity: 1 } });
      const placed = await shop.call("POST", "/cart/checkout", { token, body: { paymentMethod: "card" } });
      const { order_id, mock_payment_id, mock_signature } = placed.body;
      const body = {
        razorpay_order_id: order_id,
        razorpay_payment_id: mock_payment_id,
        razorpay_signature: mock_signature,
        is_mock: true,
      };
      expect((await shop.call("POST", "/cart/verify-payment", { token, body })).status).toBe(200);
    };
    const [asha, ravi] = [await buyer(db), await buyer(db)];
    for (const { token } of [asha, asha, ravi]) await bought(token);
    await db.write((tx) => tx.updateTable("orders").set({ short_id: "ABC123" }).execute());
    const found = async (token: string) =>
      (await shop.call("GET", "/orders/track/abc123", { token })).body.order;
    const { orders } = (await shop.call("GET", "/orders", { token: asha.token })).body.data;
    expect((await found(asha.token)).orderId).toBe(orders[0]._id);
    expect((await found(ravi.token)).orderId).not.toBe(orders[0]._id);
    expect(orders).toHaveLength(2);
    await shop.stop();
  });
});
