import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import { createCashService } from "#modules/cash/service.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { racing } from "#support/racing.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { orderToken } from "../messages/order-links.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { placeOrder } from "../placing/place-order.ts";
import { confirmByCall, confirmByCode } from "./confirm-cash.ts";

const rounds = times(20, 1_000);

describeOnBothEngines("the buyer's word", (openFresh) => {
  it(`races the sweep, the staff and another buyer ${rounds} times, and is heard once or never`, {
    timeout: patienceFor(rounds),
  }, async () => {
    const plain = await openFresh();
    const { db, race } = racing(plain);
    const shop = await checkoutForTests(db, { rules: { needsConfirmation: true, cashHours: 24 } });
    const { parts } = shop;
    // The buyer's process has a clock that is a little behind that of the job.
    const clock = { now: () => shop.time.now - 2_000 };
    const behind = {
      ...parts,
      clock,
      cash: createCashService({ db, clock, codeKey: Buffer.from("a key of codes") }),
    };
    const ends = new Set<string>();
    let round = 0;

    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>) => {
      const [mine, theirs, pan] = [`mine-${round}`, `theirs-${round}`, `pan-${round++}`];
      await shop.product(pan, 1);
      await shop.fill(mine, pan);
      await shop.fill(theirs, pan);
      const placed = await placeOrder(parts, { userId: mine, key: "k", method: "cash", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      const { orderId } = placed.value;
      shop.pass(24 * 3_600_000 - 10_000);
      const codes = await db.write((tx) => behind.cash.newCode(tx, orderId));
      const code = "code" in codes ? codes.code : "";
      shop.pass(11_000);
      const given = {
        token: orderToken(parts, "cash", orderId),
        code,
        network: `10.${round >> 8}.${round & 255}.1`,
      };
      const heard: string[] = [];
      const note = (name: string) => (done: { ok: boolean }) => done.ok && heard.push(name);
      await race(scheduler, numbers, [
        () => runPaymentJob(parts),
        () => confirmByCode(behind, given).then(note("code")),
        () => confirmByCall(behind, { orderId, actor: "meera" }).then(note("call")),
        () => placeOrder(parts, { userId: theirs, key: "k", method: "card", lang: "en" }),
      ]);
      await runPaymentJob(parts);

      const ended = await parts.orders.find(plain.read, orderId);
      const isSold = ended?.status === "ordered";
      expect(ended?.status).toBe(isSold ? "ordered" : "cancelled");
      if (!isSold) expect(heard).toEqual([]);
      const stock = await shop.stock(pan);
      expect(stock).toEqual(
        isSold
          ? { free: 0, held: 0, sold: 1 }
          : stock?.held === 1
            ? { free: 0, held: 1, sold: 0 }
            : { free: 1, held: 0, sold: 0 },
      );
      const invoices = await parts.invoices.ofOrders(plain.read, [orderId]);
      expect(invoices).toHaveLength(isSold ? 1 : 0);
      ends.add(ended?.status ?? "");
    };

    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.infiniteStream(fc.nat(6)), once), {
      numRuns: rounds,
      seed: 20_261_122,
      endOnFailure: true,
    });
    expect(await checkStockBooks(plain.read)).toEqual([]);
    // A race that only ever ends one way is none.
    expect([...ends].sort()).toEqual(["cancelled", "ordered"]);
  });
});
