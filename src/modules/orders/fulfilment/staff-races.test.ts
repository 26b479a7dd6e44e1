import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import type { Outcome } from "#contract/outcome.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { racing } from "#support/racing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund } from "../refunds/give-back.ts";
import { cancelOrder } from "./cancel-order.ts";
import { createFulfilment } from "./fulfilment.ts";

const rounds = times(40, 1_000);

describeOnBothEngines("two of the staff, a shopper and the gateway", (openFresh) => {
  it(`change one order at once, ${rounds} times, and the books are right`, {
    timeout: patienceFor(rounds),
  }, async () => {
    const plain = await openFresh();
    const { db, race } = racing(plain);
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    const fulfilment = createFulfilment(shop.parts);
    const ends = new Set<string>();
    let round = 0;

    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>) => {
      const [mine, theirs, pan] = [`mine-${round}`, `theirs-${round}`, `pan-${round++}`];
      await shop.product(pan, 30);
      await shop.fill(mine, pan, 3);
      await shop.fill(theirs, pan, 1);
      const place = (userId: string) =>
        placeOrder(shop.parts, { userId, key: "k", method: "card", lang: "en" });
      const placed = await place(mine);
      if (!placed.ok) throw new Error(placed.reason);
      const payment = paymentFor(placed.value);
      const pay = () => hearWebhook(shop.parts, message("payment.captured", payment), new Headers());
      const { orderId } = placed.value;
      // In half of the rounds the money itself is late.
      const [isLate = 0] = numbers.take(1);
      if (isLate % 2 === 0) await pay();
      const seen = (await shop.parts.orders.find(plain.read, orderId))?.version ?? 0;
      const done: string[] = [];
      const did = (name: string, work: () => Promise<Outcome<unknown>>) => async () => {
        if ((await work()).ok) done.push(name);
      };
      const meera = { orderId, actor: "meera" };
      const ravi = { orderId, actor: "ravi" };
      const request = {
        ...meera,
        sum: "goods" as const,
        goods: [{ line: 0, quantity: 1 }],
        restock: true,
        reason: "broken",
        key: "wish",
      };
      await race(scheduler, numbers, [
        pay,
        did("staff", () => fulfilment.pack(meera)),
        did("sent", () => fulfilment.send({ ...meera, seen }, { trackingNumber: "P1" })),
        did("sent", () => fulfilment.send(ravi, { trackingNumber: "P2", lines: [{ line: 0, quantity: 2 }] })),
        did("staff", () => fulfilment.callOff(ravi)),
        did("staff", () => fulfilment.stepBack(meera, "slip")),
        did("staff", () => fulfilment.undo(meera)),
        did("staff", () => fulfilment.undo(ravi)),
        did("shopper", () => cancelOrder(shop.parts, orderId, "customer", mine)),
        did("wish", () => askRefund(shop.parts, request)),
        did("wish", () => askRefund(shop.parts, { ...request, actor: "ravi" })),
        () => place(theirs),
        () => runPaymentJob(shop.parts),
      ]);
      await runPaymentJob(shop.parts);

      const order = await shop.parts.orders.find(plain.read, orderId);
      const parcels = await shop.parts.orders.parcels.of(plain.read, orderId);
      const refunds = await shop.parts.payments.refunds.of(plain.read, [orderId]);
      const paid = await shop.parts.payments.ofOrder(plain.read, orderId);
      const other = await plain.read
        .selectFrom("orders")
        .select("status")
        .where("user_id", "=", theirs)
        .execute();
      const end = order?.step ?? order?.status ?? "gone";
      ends.add(end);

      const granted = refunds.filter(({ asked_key }) => asked_key === "wish");
      expect(granted.length).toBeLessThanOrEqual(1);
      const sum = refunds.reduce((all, { amount_paise }) => all + amount_paise, 0);
      expect(sum).toBeLessThanOrEqual(placed.value.amount);
      const isEnded = order?.status === "cancelled";
      if (isEnded && paid?.status !== "created") expect(sum).toBe(placed.value.amount);
      const inParcels = parcels
        .flatMap(({ lines }) => lines)
        .reduce((all, { quantity }) => all + quantity, 0);
      // What is back on the shelf is in no parcel, and no piece is in two.
      if (isEnded) expect(inParcels).toBe(0);
      const isBack = granted.length > 0 ? 1 : 0;
      const kept = isEnded ? 0 : 3 - isBack;
      if (!isEnded) expect(inParcels).toBeLessThanOrEqual(3);
      const held = other.some(({ status }) => status === "pending") ? 1 : 0;
      expect(await shop.stock(pan)).toEqual({ free: 30 - kept - held, held, sold: kept });

      const entries = await listAuditEntries(plain.read, { subject: orderId, limit: 99 });
      const told = done.filter((name) => name !== "shopper" && name !== "wish").length + granted.length;
      expect(entries).toHaveLength(told);
      const events = await plain.read
        .selectFrom("order_events")
        .select("version")
        .where("order_id", "=", orderId)
        .execute();
      expect(new Set(events.map(({ version }) => version)).size).toBe(events.length);
    };

    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.infiniteStream(fc.nat(6)), once), {
      numRuns: rounds,
      seed: 20_261_122,
      endOnFailure: true,
    });
    expect(await checkStockBooks(plain.read)).toEqual([]);
    // A race that only ever ends one way is none.
    expect(ends.size).toBeGreaterThan(2);
  });
});
