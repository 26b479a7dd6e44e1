import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { racing } from "#support/racing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { placeOrder } from "../placing/place-order.ts";
import { runPaymentJob } from "./payment-job.ts";
import { hearWebhook, verifyPayment } from "./payment-updates.ts";

const minute = 60_000;
const rounds = times(60, 1_000);

describeOnBothEngines("the end of a hold", (openFresh) => {
  it(`races payment and another buyer ${rounds} times, and ends in goods or money back`, {
    timeout: patienceFor(rounds),
  }, async () => {
    const plain = await openFresh();
    const { db, race } = racing(plain);
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway });
    const place = (userId: string) =>
      placeOrder(shop.parts, { userId, key: "k", method: "card", lang: "en" });
    const ends = new Map<string, number>();
    let round = 0;

    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>, isInBooks: boolean) => {
      const [mine, theirs, pan] = [`mine-${round}`, `theirs-${round}`, `pan-${round++}`];
      await shop.product(pan, 1);
      await shop.fill(mine, pan);
      await shop.fill(theirs, pan);
      const placed = await place(mine);
      if (!placed.ok) throw new Error(placed.reason);
      const payment = paymentFor(placed.value);
      const ids = { gatewayOrderId: placed.value.order_id, gatewayPaymentId: payment.id };
      const report = { ...ids, userId: mine, signature: gateway.sign(ids), claimsMock: false };
      if (isInBooks) gateway.books.set(placed.value.order_id, [payment]);
      shop.pass(15 * minute + 1);
      await race(scheduler, numbers, [
        () => runPaymentJob(shop.parts),
        () => hearWebhook(shop.parts, message("payment.captured", payment), new Headers()),
        () => verifyPayment(shop.parts, report),
        () => place(theirs),
      ]);
      await runPaymentJob(shop.parts);

      const ended = await shop.parts.orders.find(plain.read, placed.value.orderId);
      const given = gateway.refunded.filter((id) => id === payment.id).length;
      const end = `${ended?.status}, ${given} refunds`;
      expect(["ordered, 0 refunds", "cancelled, 1 refunds"]).toContain(end);
      const isSold = ended?.status === "ordered";
      expect(await shop.stock(pan)).toEqual({ free: 0, held: isSold ? 0 : 1, sold: isSold ? 1 : 0 });
      ends.set(end, (ends.get(end) ?? 0) + 1);
    };

    const few = fc.infiniteStream(fc.nat(6));
    await fc.assert(fc.asyncProperty(fc.scheduler(), few, fc.boolean(), once), {
      numRuns: rounds,
      seed: 20_261_121,
      endOnFailure: true,
    });
    expect(await checkStockBooks(plain.read)).toEqual([]);
    // A race that only ever ends one way is none.
    expect([...ends.keys()].sort()).toEqual(["cancelled, 1 refunds", "ordered, 0 refunds"]);
  });
});
