import { expect, it } from "vitest";
import { notifyStaff } from "#modules/notifications/staff-notifications.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { placeOrder } from "../placing/place-order.ts";
import { settlePayment } from "./settle-payment.ts";

describeOnBothEngines("a payment of the gateway's", (openFresh) => {
  it("pays one order, whichever of two comes first, and stands for no other in the books", async () => {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    const news: unknown[] = [];
    const { parts } = shop;
    notifyStaff(db.events, { note: async (_, one) => void news.push(one) });
    await shop.product("pot", 10);
    const orders = await Promise.all(
      ["asha", "ravi"].map(async (userId) => {
        await shop.fill(userId, "pot");
        const placed = await placeOrder(parts, { userId, key: "k", method: "card", lang: "en" });
        if (!placed.ok) throw new Error(placed.reason);
        const payment = await parts.payments.ofOrder(db.read, placed.value.orderId);
        if (!payment) throw new Error("An order has a payment.");
        return { payment, told: { ...paymentFor(placed.value), id: "pay_same" } };
      }),
    );
    await Promise.all(
      orders.map(({ payment, told }) =>
        settlePayment(parts, payment, {
          eventId: `${payment.order_id} ${told.id}`,
          kind: "payment.captured",
          source: "webhook",
          payment: told,
        }),
      ),
    );
    const rows = await db.read.selectFrom("payments").select(["status", "gateway_payment_id"]).execute();
    expect(rows.map(({ status }) => status).sort()).toEqual(["captured", "created"]);
    expect(rows.filter((row) => row.gateway_payment_id === "pay_same")).toHaveLength(1);
    const paid = await db.read.selectFrom("orders").select("id").where("paid_at", "is not", null).execute();
    expect(paid).toHaveLength(1);
    expect(news).toContainEqual(expect.objectContaining({ actor: "gateway" }));
    // Nor by a way that did not ask.
    const other = orders.find(({ payment }) => payment.order_id !== paid[0]?.id)?.payment.order_id ?? "";
    await expect(
      db.write((tx) =>
        tx
          .updateTable("payments")
          .set({ status: "captured", gateway_payment_id: "pay_same" })
          .where("order_id", "=", other)
          .execute(),
      ),
    ).rejects.toThrow(/unique/i);
  });
});
