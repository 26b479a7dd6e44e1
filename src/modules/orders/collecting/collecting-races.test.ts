import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { racing } from "#support/racing.ts";
import { openStoreToCollectIn } from "#support/store-to-collect-in.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import { lookAtPickups } from "./look-at-pickups.ts";

const day = 86_400_000;
const rounds = times(30, 1_000);

describeOnBothEngines("the last moment of an order at a counter", (openFresh) => {
  it(`is raced for by its buyer and by its end ${rounds} times, and one of them has it`, {
    timeout: patienceFor(rounds),
  }, async () => {
    const plain = await openFresh();
    const { db, race } = racing(plain);
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    const storeId = await openStoreToCollectIn(shop);
    const fulfilment = createFulfilment(shop.parts);
    const ends = new Set<string>();
    let round = 0;

    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>) => {
      const [mine, pan] = [`mine-${round}`, `pan-${round++}`];
      await shop.product(pan, 1);
      await shop.fill(mine, pan);
      const placed = await placeOrder(shop.parts, {
        userId: mine,
        key: "k",
        method: "card",
        lang: "en",
        storeId,
      });
      if (!placed.ok) throw new Error(placed.reason);
      const payment = paymentFor(placed.value);
      await hearWebhook(shop.parts, message("payment.captured", payment), new Headers());
      const { orderId } = placed.value;
      const by = { orderId, actor: "meera" };
      await fulfilment.pack(by);
      await fulfilment.makeReady(by);
      shop.pass(9 * day);
      const code = shop.parts.pickups.codeOf(orderId);
      await race(scheduler, numbers, [
        () => fulfilment.handOut(by, { code, reason: "" }),
        () => lookAtPickups(shop.parts),
        () => lookAtPickups(shop.parts),
        () => fulfilment.stepBack({ ...by, actor: "ravi" }, "slip"),
      ]);
      await lookAtPickups(shop.parts);
      const ended = await shop.parts.orders.find(plain.read, orderId);
      const refunds = await shop.parts.payments.refunds.of(plain.read, [orderId]);
      const isGone = ended?.status === "cancelled";
      ends.add(ended?.step ?? ended?.status ?? "gone");
      expect(refunds.map(({ amount_paise }) => amount_paise)).toEqual(isGone ? [placed.value.amount] : []);
      expect(await shop.stock(pan)).toEqual({ free: isGone ? 1 : 0, held: 0, sold: isGone ? 0 : 1 });
      const parcels = await shop.parts.orders.parcels.of(plain.read, orderId);
      expect(parcels).toHaveLength(ended?.status === "delivered" ? 1 : 0);
    };

    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.infiniteStream(fc.nat(6)), once), {
      ...{ numRuns: rounds, seed: 20_261_130, endOnFailure: true },
    });
    expect(await checkStockBooks(plain.read)).toEqual([]);
    // A race that only ever ends one way is none.
    expect(ends.size).toBeGreaterThan(1);
  });
});
