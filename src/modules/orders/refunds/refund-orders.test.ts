import fc from "fast-check";
import { expect, it } from "vitest";
import type { ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund, retryRefund } from "./give-back.ts";

const rounds = times(40, 1_000);
const acts = [
  "part from here",
  "part on the dashboard",
  "told",
  "told",
  "another on the dashboard",
  "told",
  "gateway refuses",
  "gateway gives",
  "cancel",
  "sweep",
  "sweep",
] as const;

describeOnBothEngines("refunds from both sides", (openFresh) => {
  it(`end in exactly what was paid, in ${rounds} orders of what may happen`, {
    timeout: patienceFor(rounds),
  }, async () => {
    const gateway = tellingGateway();
    const shop = await checkoutForTests(await openFresh(), { gateway });
    const { parts } = shop;
    await shop.product("pot", 100);
    const seen = new Set<string>();
    let round = 0;

    const once = async (order: readonly (typeof acts)[number][]) => {
      const userId = `buyer-${round++}`;
      await shop.fill(userId, "pot", 3);
      const placed = await placeOrder(parts, { userId, key: "k", method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      const { orderId, amount } = placed.value;
      const payment = paymentFor(placed.value);
      const given = () =>
        gateway.refunds
          .filter(({ gatewayPaymentId }) => gatewayPaymentId === payment.id)
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const inBooks = () => ({ ...payment, refundedPaise: given() });
      const book = () => gateway.books.set(placed.value.order_id, [inBooks()]);
      const made: ReportedRefund[] = [];
      const onDashboard = (paise: number) => {
        if (given() + paise <= amount) made.push(gateway.giveBack(payment, paise));
      };
      const runJob = async () => {
        shop.pass(120_000);
        await runPaymentJob(parts);
      };
      const doing: Readonly<Record<(typeof acts)[number], () => unknown>> = {
        "part from here": () =>
          askRefund(parts, {
            orderId,
            sum: 12_300,
            goods: [{ line: 0, quantity: 1 }],
            restock: true,
            reason: "staff",
            actor: "staff",
          }),
        "part on the dashboard": () => onDashboard(20_000),
        "another on the dashboard": () => onDashboard(Math.floor(amount / 2)),
        told: async () => {
          for (const refund of made)
            await hearWebhook(parts, message("refund.processed", inBooks(), refund), new Headers());
        },
        "gateway refuses": () => gateway.refusing.add(payment.id),
        "gateway gives": () => gateway.refusing.delete(payment.id),
        cancel: () => cancelOrder(parts, orderId, "customer", userId),
        sweep: runJob,
      };
      book();
      await hearWebhook(parts, message("payment.captured", payment), new Headers());
      for (const act of order) {
        await doing[act]();
        book();
        expect(given()).toBeLessThanOrEqual(amount);
      }
      // Whatever was refused or never told ends here.
      gateway.refusing.clear();
      await doing.told();
      for (let after = 0; after < 3; after++) {
        for (const { id, order_id, state } of await parts.payments.refunds.toDo())
          if (order_id === orderId && state === "refused") await retryRefund(parts, id, { actor: "staff" });
        await runJob();
      }
      const refunds = await parts.payments.refunds.of(parts.db.read, [orderId]);
      expect(given()).toBe(amount);
      expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(amount);
      expect(refunds.every(({ state }) => state === "done")).toBe(true);
      const ended = await parts.orders.find(parts.db.read, orderId);
      const paid = await parts.payments.ofOrder(parts.db.read, orderId);
      expect([ended?.status, paid?.status]).toEqual(["cancelled", "refunded"]);
      expect(await shop.stock("pot")).toEqual({ free: 100, held: 0, sold: 0 });
      seen.add(`${refunds.length}`);
    };

    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...acts], { minLength: acts.length, maxLength: acts.length }),
        once,
      ),
      { numRuns: rounds, seed: 20_261_121, endOnFailure: true },
    );
    expect(seen.size).toBeGreaterThan(1);
  });
});
