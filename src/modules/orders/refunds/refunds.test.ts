import { expect, it } from "vitest";
import { notifyStaff } from "#modules/notifications/staff-notifications.ts";
import { mostTries } from "#modules/payments/rules/refund-state.ts";
import { GatewayUnavailable, type ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import type { PaymentStart } from "../payment/payment-start.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import { noteGivenByHand } from "./give-back.ts";

const minute = 60_000;

describeOnBothEngines("refunds", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway });
    await shop.product("pot", 30);
    const { parts } = shop;
    const hear = (raw: string) => hearWebhook(parts, raw, new Headers());
    const buy = async (userId: string, quantity = 3): Promise<PaymentStart> => {
      await shop.fill(userId, "pot", quantity);
      const placed = await placeOrder(parts, { userId, key: userId, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      gateway.books.set(placed.value.order_id, [paymentFor(placed.value)]);
      await hear(message("payment.captured", paymentFor(placed.value)));
      return placed.value;
    };
    const given = (start: PaymentStart) =>
      gateway.refunds
        .filter((one) => one.gatewayPaymentId === paymentFor(start).id && one.state === "done")
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const hearRefund = (start: PaymentStart, refund: ReportedRefund, kind = "refund.processed") =>
      hear(message(kind, paymentFor(start, { refundedPaise: given(start) }), refund));
    const refundsOf = (start: PaymentStart) => parts.payments.refunds.of(db.read, [start.orderId]);
    const stateOf = async (start: PaymentStart) => {
      const order = await parts.orders.find(db.read, start.orderId);
      const payment = await parts.payments.ofOrder(db.read, start.orderId);
      return `${order?.status} ${order?.cancelReason} ${payment?.status}`;
    };
    const cancel = (start: PaymentStart) => cancelOrder(parts, start.orderId, "customer", "asha");
    return { ...shop, db, gateway, buy, hear, given, hearRefund, refundsOf, stateOf, cancel };
  }

  it("give exactly the rest when an order is cancelled of which a part went back on the dashboard", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    await shop.hearRefund(start, shop.gateway.giveBack(paymentFor(start), 10_000));
    expect(await shop.stateOf(start)).toBe("ordered null captured");
    shop.pass(1);
    expect((await shop.cancel(start)).ok).toBe(true);
    await runPaymentJob(shop.parts);
    expect((await shop.refundsOf(start)).map((row) => [row.amount_paise, row.state])).toEqual([
      [10_000, "done"],
      [start.amount - 10_000, "done"],
    ]);
    expect(shop.given(start)).toBe(start.amount);
    expect(await shop.stateOf(start)).toBe("cancelled customer refunded");
    expect(await shop.stock("pot")).toEqual({ free: 30, held: 0, sold: 0 });
  });

  it("are asked for where the message about one leaves its payment out, and told again by a silent gateway", async () => {
    const shop = await open();
    const { gateway } = shop;
    const start = await shop.buy("asha");
    const refund = gateway.giveBack(paymentFor(start), 10_000);
    gateway.books.set(start.order_id, [paymentFor(start, { refundedPaise: 10_000 })]);
    const alone = JSON.stringify({
      ...{ id: "event alone", kind: "refund.processed", gatewayOrderId: null, codeReceipt: null },
      ...{ payment: null, isLinkOver: false, refund },
    });
    const { paymentsOf } = gateway;
    gateway.paymentsOf = () => Promise.reject(new GatewayUnavailable("timed out"));
    expect(await shop.hear(alone)).toMatchObject({ reason: "unavailable" });
    gateway.paymentsOf = paymentsOf;
    expect(await shop.hear(alone)).toMatchObject({ ok: true });
    expect((await shop.refundsOf(start)).map((row) => [row.amount_paise, row.state])).toEqual([
      [10_000, "done"],
    ]);
    expect(await shop.hear(alone.replaceAll(paymentFor(start).id, "pay_nobody"))).toMatchObject({ ok: true });
  });

  it("stay done where the last try brought no answer and the gateway told of them meanwhile", async () => {
    const shop = await open();
    const { gateway, db, parts } = shop;
    const start = await shop.buy("asha");
    await shop.cancel(start);
    const [due] = await shop.refundsOf(start);
    await db.write((tx) =>
      tx
        .updateTable("refunds")
        .set({ tries: mostTries - 1 })
        .where("id", "=", due?.id ?? "")
        .execute(),
    );
    const { refundsOf } = gateway;
    gateway.refundsOf = async () => {
      gateway.refundsOf = refundsOf;
      const told = { ...gateway.giveBack(paymentFor(start), start.amount), key: due?.gateway_key ?? "" };
      await shop.hearRefund(start, told);
      throw new GatewayUnavailable("timed out");
    };
    await runPaymentJob(parts);
    expect((await shop.refundsOf(start)).map(({ state }) => state)).toEqual(["done"]);
    expect(await shop.stateOf(start)).toBe("cancelled customer refunded");
    expect(await parts.payments.refunds.toDo()).toEqual([]);
  });

  it("are not given by hand too where the gateway has made them and nobody heard of it", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    await shop.cancel(start);
    const { refund: make, refundsOf } = shop.gateway;
    const silent = () => Promise.reject(new GatewayUnavailable("timed out"));
    Object.assign(shop.gateway, {
      refund: async (wanted: Parameters<typeof make>[0]) => {
        await make(wanted);
        return silent();
      },
      refundsOf: silent,
    });
    for (let tries = 0; tries < mostTries; tries++) {
      await runPaymentJob(shop.parts);
      shop.pass(2_000 * minute);
    }
    Object.assign(shop.gateway, { refund: make, refundsOf });
    const [unclear] = await shop.refundsOf(start);
    expect(unclear).toMatchObject({ state: "refused" });
    const noted = await noteGivenByHand(shop.parts, unclear?.id ?? "", "UTR 1", "meera");
    expect(noted).toMatchObject({ ok: false, reason: "refundNotOpen" });
    expect(await shop.refundsOf(start)).toMatchObject([{ state: "done", kind: "gateway" }]);
  });

  it("are no more than was paid, whatever the gateway says, and the owner hears of it", async () => {
    const shop = await open();
    const told: unknown[] = [];
    notifyStaff(shop.parts.db.events, { note: async (_, notification) => void told.push(notification) });
    const start = await shop.buy("asha");
    told.length = 0;
    await shop.hearRefund(start, shop.gateway.giveBack(paymentFor(start), 100));
    expect(told).toEqual([]);
    const tenfold = shop.gateway.giveBack(paymentFor(start), start.amount * 10);
    await shop.hearRefund(start, tenfold);
    await shop.hearRefund(start, shop.gateway.giveBack(paymentFor(start), 5_000));
    // Those of one moment come in no order.
    const sums = (await shop.refundsOf(start)).map((row) => [row.amount_paise, row.state]);
    expect(sums.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
      [100, "done"],
      [start.amount - 100, "done"],
    ]);
    expect(told).toMatchObject([
      { kind: "payment", orderId: start.orderId, paise: start.amount * 10 },
      { kind: "payment", orderId: start.orderId, paise: 5_000 },
    ]);
    expect(await shop.stateOf(start)).toBe("cancelled refunded refunded");
  });

  it("end the order when parts of the dashboard add up to the whole, in any order and told often", async () => {
    const shop = await open();
    for (const [at, order] of [
      [0, 1, 0, 1],
      [1, 1, 0, 0],
    ].entries()) {
      const start = await shop.buy(`buyer-${at}`);
      const half = Math.floor(start.amount / 2);
      const parts = [half, start.amount - half].map((paise) =>
        shop.gateway.giveBack(paymentFor(start), paise),
      );
      for (const which of order) {
        const part = parts[which];
        if (part) await shop.hearRefund(start, part);
      }
      expect(await shop.stateOf(start)).toBe("cancelled refunded refunded");
      expect((await shop.refundsOf(start)).map(({ state }) => state)).toEqual(["done", "done"]);
    }
    expect(await shop.stock("pot")).toEqual({ free: 30, held: 0, sold: 0 });
  });

  it("are asked for when the message about one was lost", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    shop.gateway.giveBack(paymentFor(start), 10_000);
    const second = shop.gateway.giveBack(paymentFor(start), 5_000);
    shop.gateway.books.set(start.order_id, [paymentFor(start, { refundedPaise: 15_000 })]);
    await shop.hearRefund(start, second);
    expect(await shop.refundsOf(start)).toHaveLength(1);
    shop.pass(2 * minute);
    await runPaymentJob(shop.parts);
    expect((await shop.refundsOf(start)).map((row) => row.amount_paise).sort()).toEqual([10_000, 5_000]);
    await runPaymentJob(shop.parts);
    expect(await shop.refundsOf(start)).toHaveLength(2);
  });

  it("that the gateway makes by itself and says are on their way are not asked of it", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    const begun = shop.gateway.giveBack(paymentFor(start), 10_000, "sent");
    await shop.hearRefund(start, begun, "refund.created");
    await runPaymentJob(shop.parts);
    expect(shop.gateway.refunds).toEqual([begun]);
    expect(await shop.refundsOf(start)).toMatchObject([{ amount_paise: 10_000, state: "sent" }]);
  });

  it("are asked for once, however many look after them at the same time", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    await shop.cancel(start);
    const { refund } = shop.gateway;
    let asked = 0;
    shop.gateway.refund = (wanted) => {
      asked++;
      return refund(wanted);
    };
    await Promise.all([1, 2, 3].map(() => runPaymentJob(shop.parts)));
    expect(asked).toBe(1);
    expect(shop.given(start)).toBe(start.amount);
  });

  it("shrink to what is left when the gateway says that a part went back already", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    shop.gateway.giveBack(paymentFor(start), 10_000);
    await shop.cancel(start);
    await runPaymentJob(shop.parts);
    shop.pass(2 * minute);
    await runPaymentJob(shop.parts);
    expect(shop.given(start)).toBe(start.amount);
    expect((await shop.refundsOf(start)).map(({ state }) => state)).toEqual(["done", "done"]);
    expect(await shop.stateOf(start)).toBe("cancelled customer refunded");
  });

  it("go on when one is refused, which becomes a task, is not asked for again, and can be tried again", async () => {
    const shop = await open();
    const starts = [await shop.buy("asha"), await shop.buy("vik"), await shop.buy("zoya")];
    const [bad] = starts;
    if (!bad) throw new Error("nothing bought");
    shop.gateway.refusing.add(paymentFor(bad).id);
    for (const start of starts) await shop.cancel(start);
    await runPaymentJob(shop.parts);
    for (const start of starts.slice(1)) expect(await shop.stateOf(start)).toMatch(/refunded$/);
    const { refunds } = shop.parts.payments;
    const [task, ...others] = await refunds.toDo();
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      order_id: bad.orderId,
      state: "refused",
      refusal: "The balance is too low",
    });
    shop.gateway.refusing.clear();
    for (let days = 0; days < 3; days++) {
      shop.pass(24 * 60 * minute);
      await runPaymentJob(shop.parts);
    }
    expect(shop.given(bad)).toBe(0);
    if (!task) throw new Error("no task");
    expect((await shop.db.write((tx) => refunds.retry(tx, task))).ok).toBe(true);
    await runPaymentJob(shop.parts);
    expect(shop.given(bad)).toBe(bad.amount);
    expect(await refunds.toDo()).toEqual([]);
  });

  it("are settled by a refund on the dashboard after they were refused here", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    shop.gateway.refusing.add(paymentFor(start).id);
    await shop.cancel(start);
    await runPaymentJob(shop.parts);
    await shop.hearRefund(start, shop.gateway.giveBack(paymentFor(start), start.amount));
    expect((await shop.refundsOf(start)).map(({ state, reason }) => `${reason} ${state}`)).toEqual([
      "customer done",
    ]);
    expect(await shop.parts.payments.refunds.toDo()).toEqual([]);
  });

  it("that fail later become a task; the ones of the dashboard are noted whatever comes first", async () => {
    const shop = await open();
    const start = await shop.buy("asha");
    const late = shop.gateway.giveBack(paymentFor(start), 10_000, "sent");
    await shop.hearRefund(start, { ...late, state: "refused" }, "refund.failed");
    expect(await shop.refundsOf(start)).toEqual([]);
    await shop.hearRefund(start, late, "refund.created");
    await shop.hearRefund(start, { ...late, state: "done" });
    await shop.hearRefund(start, late, "refund.created again");
    expect(await shop.refundsOf(start)).toMatchObject([{ amount_paise: 10_000, state: "done" }]);
  });
});
