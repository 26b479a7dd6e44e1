import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { orderCancelled } from "../records/events.ts";
import { runPaymentJob } from "./payment-job.ts";
import { verifyPayment } from "./payment-updates.ts";

describeOnBothEngines("a round of the payment job", (openFresh) => {
  it("gives back what others hold and owes, though one order cannot be ended", async () => {
    const db = await openFresh();
    const { parts, product, fill, stock, pass } = await checkoutForTests(db);
    await product("pot", 9);
    const place = async (userId: string) => {
      await fill(userId, "pot");
      const placed = await placeOrder(parts, { userId, key: userId, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const paid = await place("meera");
    const ids = { gatewayOrderId: paid.order_id, gatewayPaymentId: paid.mock_payment_id ?? "" };
    const report = { ...ids, userId: "meera", signature: paid.mock_signature ?? "", claimsMock: true };
    const settled = await verifyPayment(parts, report);
    if (!settled.ok) throw new Error(settled.reason);
    const stuck = await parts.payments.byGatewayOrder(db.read, (await place("mallory")).order_id);
    pass(1_000);
    await place("asha");
    db.events.on(orderCancelled, async (_, { order }) => {
      if (order.id === stuck?.order_id) throw new Error("it cannot be ended");
    });
    expect(await cancelOrder(parts, settled.value.orderId, "customer", "meera")).toMatchObject({ ok: true });
    pass(60 * 60_000);
    await expect(runPaymentJob(parts)).rejects.toThrow("it cannot be ended");
    expect(await stock("pot")).toEqual({ free: 8, held: 1, sold: 0 });
    const refunds = await parts.payments.refunds.of(db.read, [settled.value.orderId]);
    expect(refunds.map(({ state }) => state)).toEqual(["done"]);
  });
});
