import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import { accountantFile } from "#modules/invoices/accountant-files.ts";
import type { Database } from "#platform/database/database.ts";
import type { ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { racing } from "#support/racing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { callOff } from "../fulfilment/move-order.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { askRefund, noteGivenByHand } from "../refunds/give-back.ts";
import { changeChoice } from "./change-choice.ts";
import { takeOut } from "./take-out.ts";

const rounds = times(20, 400);
const reason = "too large";

describeOnBothEngines("an order that is paid with what was paid for another one", (openFresh) => {
  it("is paid back through the payment of the first, which owes that much less and no more", async () => {
    const { first, other, cancel, work, view, refundsOf, given, kept, paidBy, paise, books } = await open(
      await openFresh(),
    );
    expect(await paidBy(other)).toMatchObject({
      gateway: "razorpay",
      method: "exchange",
      reference: "H-1001",
    });
    expect(await view(other)).toMatchObject({ isBackByHand: false });
    await cancel(other);
    await work();
    const [back] = await refundsOf(other);
    expect(back).toMatchObject({ kind: "gateway", state: "done", amount_paise: paise });
    expect([given(), await kept(other), await paidBy(other)]).toMatchObject([
      paise,
      0,
      { status: "refunded" },
    ]);
    expect(await refundsOf(first)).toMatchObject([{ reason: "exchange", amount_paise: paise }]);
    // The rest goes back with the first, and nothing twice.
    await cancel(first);
    await work();
    expect([given(), await kept(first)]).toEqual([(await paidBy(first))?.amount_paise, 0]);
    expect(await books()).toEqual([]);
  });

  it("hears what became of its refund by the messages about the first, which hears nothing of it", async () => {
    const { first, other, cancel, work, gateway, hear, refundsOf, kept, paise } = await open(
      await openFresh(),
    );
    const refund = gateway.refund;
    gateway.refund = async (asked) => {
      const made: ReportedRefund = { ...(await refund(asked)), state: "sent" };
      gateway.refunds.splice(-1, 1, made);
      return made;
    };
    await cancel(other);
    await work();
    const before = await refundsOf(first);
    expect(await refundsOf(other)).toMatchObject([{ state: "sent" }]);
    expect(await kept(other)).toBe(paise);
    const done = gateway.refunds.map((one): ReportedRefund => ({ ...one, state: "done" }));
    gateway.refunds.splice(0, 1, ...done);
    for (const one of [...done, ...done]) await hear("refund.processed", one);
    expect(await refundsOf(other)).toMatchObject([{ state: "done" }]);
    expect([await kept(other), await refundsOf(first)]).toEqual([0, before]);
  });

  it("passes on to a third what it was paid with, in part", async () => {
    const { first, other, cancel, work, rechoose, newest, refundsOf, given, kept, paise, books } = await open(
      await openFresh(),
    );
    expect(await rechoose(other, "L")).toMatchObject({ ok: true, value: { status: "cancelled" } });
    const third = await newest();
    await cancel(third);
    await work();
    expect(await refundsOf(third)).toMatchObject([{ kind: "gateway", state: "done", amount_paise: paise }]);
    expect([given(), await kept(other), await kept(third)]).toEqual([paise, 0, 0]);
    expect(await refundsOf(first)).toHaveLength(1);
    expect(await books()).toEqual([]);
  });

  it("is paid back by what was given on the gateway's own pages instead of what was refused", async () => {
    const { first, other, cancel, work, gateway, payment, hear, refundsOf, given, kept, paise, books } =
      await open(await openFresh());
    gateway.refusing.add(payment.id);
    await cancel(other);
    await work();
    expect(await refundsOf(other)).toMatchObject([{ state: "refused" }]);
    await hear("refund.processed", gateway.giveBack(payment, paise));
    expect(await refundsOf(other)).toMatchObject([{ state: "done", asked_by: "asha" }]);
    expect([given(), await kept(other), (await refundsOf(first)).length]).toEqual([paise, 0, 1]);
    // Another sum is of the first.
    await hear("refund.processed", gateway.giveBack(payment, 100));
    expect(await refundsOf(first)).toMatchObject([{}, { asked_by: "gateway", amount_paise: 100 }]);
    expect(await books()).toEqual([]);
  });

  it("is paid back by what was given on the gateway's own pages while its refund waited", async () => {
    const { first, other, cancel, work, gateway, payment, hear, refundsOf, given, kept, paise, books } =
      await open(await openFresh());
    await cancel(other);
    await hear("refund.processed", gateway.giveBack(payment, paise));
    await work();
    expect(await refundsOf(other)).toMatchObject([{ state: "done", asked_by: "asha" }]);
    expect([given(), await kept(other), (await refundsOf(first)).length]).toEqual([paise, 0, 1]);
    expect(await books()).toEqual([]);
  });

  it("is paid back with the first where all was given on the gateway's own pages", async () => {
    const { first, other, work, gateway, payment, hear, refundsOf, given, kept, view, paise, books } =
      await open(await openFresh());
    const all = gateway.giveBack(payment, payment.amountPaise, "sent");
    for (const state of ["sent", "done", "done"] as const) await hear("refund.processed", { ...all, state });
    const own = payment.amountPaise - paise;
    expect(await refundsOf(first)).toMatchObject([
      { reason: "exchange" },
      { amount_paise: own, state: "done" },
    ]);
    expect(await refundsOf(other)).toMatchObject([
      { amount_paise: paise, asked_by: "gateway", state: "done" },
    ]);
    await work();
    expect([await kept(first), await kept(other), given()]).toEqual([0, 0, payment.amountPaise]);
    expect(await view(other)).toMatchObject({ status: "cancelled" });
    expect(await books()).toEqual([]);
  });

  it.each([0, 100])(
    "is noted by hand only for what the gateway has not given: unheard, %i paise left",
    async (left) => {
      const { parts, other, cancel, work, gateway, payment, refundsOf, given, kept, paise, books } =
        await open(await openFresh());
      await cancel(other);
      gateway.giveBack(payment, payment.amountPaise - left);
      await work();
      await work();
      expect([given(), await kept(other)]).toEqual([payment.amountPaise, 0]);
      const refunds = await refundsOf(other);
      expect(refunds.reduce((sum, one) => sum + one.amount_paise, 0)).toBe(paise);
      for (const { id } of refunds)
        expect(await noteGivenByHand(parts, id, "cash", "meera")).toMatchObject({ ok: false });
      expect(await books()).toEqual([]);
    },
  );

  it("passes what is too much for the first on to whoever is paid by it at last", async () => {
    const { first, other, rechoose, newest, gateway, payment, hear, refundsOf, kept } = await open(
      await openFresh(),
    );
    await rechoose(first, "S");
    const third = await newest();
    await rechoose(other, "L");
    const last = await newest();
    await hear("refund.processed", gateway.giveBack(payment, payment.amountPaise - 100));
    expect([await kept(first), await kept(third), await kept(last)]).toEqual([0, 0, 100]);
    expect(await refundsOf(other)).toHaveLength(1);
  });

  it("is in the accountant's file of payments beside what came in by the gateway, and no part of it", async () => {
    const { db, payment, paise } = await open(await openFresh());
    const period = { name: "all", kind: "month", from: "1970-01-01", to: "2100-01-01" } as const;
    const rows = async (table: "payments" | "refunds") => {
      const text = await new Response(accountantFile(db, table, period)).text();
      return text
        .trim()
        .split("\r\n")
        .map((row) => row.split(","));
    };
    const [, ...paid] = await rows("payments");
    const part = (paise / 100).toFixed(2);
    expect(paid.map(([, , , , gateway, , , amount, id]) => [gateway, amount, id])).toEqual([
      ["razorpay", (payment.amountPaise / 100).toFixed(2), payment.id],
      ["manual", part, "H-1001"],
    ]);
    const [, ...back] = await rows("refunds");
    expect(back.map(([, , , how, , amount]) => [how, amount])).toEqual([["manual", part]]);
  });

  it("leaves nothing unheard that a message tells the sum of", async () => {
    const { parts, first, payment, paidBy, gateway } = await open(await openFresh());
    gateway.giveBack(payment, 100);
    const told = message("order.paid", { ...payment, refundedPaise: 100 });
    await hearWebhook(parts, told, new Headers());
    expect(await paidBy(first)).toMatchObject({ poll_at: expect.any(Number) });
  });

  it(`goes back with the first, ${rounds} times in any order`, { timeout: patienceFor(rounds) }, async () => {
    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>) => {
      const plain = await openFresh({ isBrief: true });
      try {
        const { db, race } = racing(plain);
        const shop = await open(db);
        const { parts, first, other, cancel, payment, rechoose } = shop;
        const goods = [{ line: 0, quantity: 1 }];
        const some = { orderId: first, actor: "meera", reason, goods };
        await race(scheduler, numbers, [
          () => cancel(other),
          () => callOff(parts, { orderId: other, actor: "meera" }),
          () => askRefund(parts, { ...some, sum: "goods", restock: true }),
          () => takeOut(parts, some),
          () => rechoose(first, "L"),
          () => rechoose(other, "L"),
          () => cancel(first),
          () => runPaymentJob(parts),
          () => runPaymentJob(parts),
        ]);
        for (let run = 0; run < 2; run++) await shop.work();
        expect(shop.given()).toBeLessThanOrEqual(payment.amountPaise);
        const orders = await plain.read.selectFrom("orders").select("id").execute();
        let [kept, back] = [0, 0];
        for (const { id } of orders) {
          const refunds = await shop.refundsOf(id);
          const own = refunds.reduce((sum, { amount_paise: paise }) => sum + paise, 0);
          expect(refunds.filter(({ state }) => state !== "done")).toEqual([]);
          expect(await shop.kept(id)).toBe(((await shop.paidBy(id))?.amount_paise ?? 0) - own);
          kept += await shop.kept(id);
          back +=
            own - refunds.reduce((sum, one) => sum + (one.reason === "exchange" ? one.amount_paise : 0), 0);
        }
        expect([kept, back]).toEqual([payment.amountPaise - shop.given(), shop.given()]);
        expect(await shop.books()).toEqual([]);
      } finally {
        await plain.throwAway();
      }
    };
    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.infiniteStream(fc.nat(6)), once), {
      ...{ numRuns: rounds, seed: 20_261_130, endOnFailure: true },
    });
  });
});

/** Three kurtas in M beside other goods, paid by card, of which one goes out in S. */
async function open(db: Database, gateway = tellingGateway()) {
  const shop = await openFulfilment(db, {
    gateway,
    beforePlacing: async ({ product, fill }) => {
      await product("kurta", 30, { sizes: ["S", "M", "L"] });
      await fill("asha", "kurta", 3, "M");
    },
  });
  const { parts, orderId: first } = shop;
  const paidBy = (id: string) => parts.payments.ofOrder(db.read, id);
  const order_id = `order_${first}`;
  const payment = paymentFor({ order_id, amount: (await shop.record()).quote.total });
  gateway.books.set(order_id, [payment]);
  const rechoose = async (orderId: string, size: string) => {
    const lines = (await parts.orders.find(db.read, orderId))?.lines ?? [];
    const line = lines.findIndex((one) => one.size !== null);
    const wish = { orderId, actor: "meera", line, quantity: 1, reason };
    return changeChoice(parts, { ...wish, to: { colour: null, size } });
  };
  /** The last that was placed. */
  const newest = async () => {
    const one = await db.read.selectFrom("orders").select("id").orderBy("number", "desc").executeTakeFirst();
    return one?.id ?? "";
  };
  await rechoose(first, "S");
  const other = await newest();
  return {
    ...{ ...shop, first, other, paidBy, payment, gateway, rechoose, newest },
    paise: (await paidBy(other))?.amount_paise ?? 0,
    cancel: (id: string) => cancelOrder(parts, id, "customer", "asha"),
    view: (id: string) => orderOf(parts, "asha", id),
    work: async () => {
      shop.time.now += 60_000;
      await runPaymentJob(parts);
    },
    refundsOf: (id: string) => parts.payments.refunds.of(db.read, [id]),
    /** By the gateway, of the one payment. */
    given: () =>
      gateway.refunds.reduce((sum, one) => sum + (one.state === "refused" ? 0 : one.amountPaise), 0),
    /** What was sold less what is credited. */
    kept: async (id: string) => {
      const papers = await parts.invoices.ofOrders(db.read, [id]);
      return papers.reduce((sum, { kind, totalPaise }) => sum + (kind === "credit" ? -1 : 1) * totalPaise, 0);
    },
    hear: (kind: string, refund: (typeof gateway.refunds)[number]) =>
      hearWebhook(parts, message(kind, payment, refund), new Headers()),
    books: async () => [...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))],
  };
}
