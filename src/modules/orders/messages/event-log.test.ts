import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { emit } from "#platform/events/events.ts";
import { logEvents } from "#platform/events/log-events.ts";
import { newId } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderPaid } from "../records/events.ts";

describeOnBothEngines("the log of what the shop did", (openFresh) => {
  async function open() {
    const lines: string[] = [];
    const to = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const gateway = tellingGateway();
    const db = await openFresh();
    db.events.onEvery(logEvents(createLog("info", to)));
    const shop = await checkoutForTests(db, { gateway });
    const said = () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ business }) => business !== undefined);
    return { ...shop, db, gateway, said, text: () => lines.join("") };
  }

  it("names orders, payments and refunds with their paise, and nobody", async () => {
    const { parts, product, fill, gateway, said, text, pass } = await open();
    await product("pot", 1);
    await fill("asha", "pot");
    const placed = await placeOrder(parts, { userId: "asha", key: "k", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    const payment = paymentFor(placed.value);
    pass(16 * 60_000);
    await runPaymentJob(parts);
    await hearWebhook(parts, message("payment.captured", payment), new Headers());
    await cancelOrder(parts, placed.value.orderId, "customer", "asha");
    gateway.refusing.add(payment.id);
    await runPaymentJob(parts);
    expect(said().map(({ business }) => business)).toEqual([
      "order placed",
      "order cancelled",
      "late payment",
      "order paid",
      "refund asked",
      "order cancelled",
      "refund refused",
    ]);
    for (const line of said())
      expect(line).toMatchObject({ order: placed.value.orderId, paise: placed.value.amount });
    expect(text()).not.toMatch(/Asha|asha@|\+9198|Lake Road/);
  });

  it("says nothing of what was undone", async () => {
    const { db, said } = await open();
    const undone = db.write(async (tx) => {
      await emit(tx, orderPaid, { order: { id: newId(1) } as OrderRecord, paise: 1 });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(said()).toEqual([]);
  });
});
