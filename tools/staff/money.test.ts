import { expect, it } from "vitest";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

describeWithDatabase("the staff's commands for refunds", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway });
    shop.time.now = Date.now();
    await shop.product("pot", 9);
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, db.settings, ...words);
    };
    const buy = async () => {
      await shop.fill("asha", "pot", 3);
      const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      gateway.books.set(placed.value.order_id, [paymentFor(placed.value)]);
      await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      return placed.value;
    };
    const runJob = () => {
      shop.pass(120_000);
      return runPaymentJob(shop.parts);
    };
    const statusOf = async (id: string) => (await shop.parts.orders.find(db.read, id))?.status;
    return { ...shop, db, gateway, says, buy, runJob, statusOf };
  }

  it("give a part back with its goods, then the rest with a cancel, and never more", async () => {
    const { says, buy, runJob, stock, gateway, statusOf, parts } = await open();
    const start = await buy();
    expect(await says("refund", "order", start.orderId, "100", "--goods", "1=1", "--restock")).toBe(0);
    expect(said).toEqual(["₹100.00 goes back now."]);
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
    expect(await says("refund", "order", start.orderId, String(start.amount))).toBe(1);
    expect(said).toEqual(["That is more than is left of the payment (rupees)"]);
    expect(await says("refund", "order", start.orderId, "1", "--goods", "1=3", "--restock")).toBe(1);
    expect(said).toEqual([expect.stringContaining("(restock)")]);
    expect(await says("refund", "order", "nothing", "all")).toBe(1);
    expect(await says("refund", "order", start.orderId, "much")).toBe(1);
    expect(await says("order", start.orderId, "cancel")).toBe(0);
    await runJob();
    expect(gateway.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(start.amount);
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await statusOf(start.orderId)).toBe("cancelled");
    expect((await parts.payments.ofOrder(parts.db.read, start.orderId))?.status).toBe("refunded");
  });

  it("show a refused one, ask for it again, and note what was given back by hand", async () => {
    const { says, buy, runJob, gateway } = await open();
    const { orderId, ...start } = await buy();
    expect(await says("tasks")).toBe(0);
    expect(said).toEqual(["Nothing waits for you."]);
    gateway.refusing.add(paymentFor(start).id);
    await says("order", orderId, "cancel");
    await runJob();
    await says("tasks");
    expect(said).toEqual([
      expect.stringMatching(/^- kind: refundRefused .*number: H-1001 .*said: The balance is too low/),
    ]);
    const [, id = ""] = /refundId: (\S+)/.exec(said[0] ?? "") ?? [];
    expect(await says("refund", "retry", id)).toBe(0);
    expect(await says("refund", "retry", id)).toBe(1);
    await runJob();
    expect(await says("refund", "retry", "all")).toBe(0);
    await runJob();
    expect(await says("refund", "by-hand", id, "UTR 4711")).toBe(0);
    expect(said).toEqual(["Noted as refunded"]);
    expect(await says("refund", "by-hand", id, "UTR 4712")).toBe(1);
    await says("tasks");
    expect(said).toEqual(["Nothing waits for you."]);
  });

  it("name a payment that takes long, and ask about it again", async () => {
    const { db, says, time, fill, parts } = await open();
    time.now -= 3_600_000;
    await fill("asha", "pot");
    const placed = await placeOrder(parts, { userId: "asha", key: "k", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    await says("tasks");
    expect(said).toEqual([expect.stringMatching(/^- kind: notHeard .*number: H-1001 /)]);
    expect(await says("tasks", "ask", "H-1001")).toBe(0);
    await says("tasks");
    expect(said).toEqual(["Nothing waits for you."]);
    expect(await says("tasks", "ask")).toBe(2);
    const entries = await listAuditEntries(db.read, { subject: placed.value.orderId, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(["ask gateway"]);
  });
});
