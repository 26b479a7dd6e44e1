import fc, { type Scheduler } from "fast-check";
import { expect, it } from "vitest";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { racing } from "#support/racing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { enterOrder } from "../placing/enter-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund } from "../refunds/give-back.ts";
import { createOrderChanges } from "./order-changes.ts";

const rounds = times(30, 600);
const to = {
  ...{ name: "Asha Rao", phone: "+919800000001", street: "14 Lake Road" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001", country: "India" },
};

describeOnBothEngines("a change of an order, while others are at it", (openFresh) => {
  it(`keeps the books right, ${rounds} times`, { timeout: patienceFor(rounds) }, async () => {
    const plain = await openFresh();
    const { db, race } = racing(plain);
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    const { parts } = shop;
    const [fulfilment, changes] = [createFulfilment(parts), createOrderChanges(parts)];
    let round = 0;

    const once = async (scheduler: Scheduler, numbers: fc.Stream<number>) => {
      const [mine, pan] = [`mine-${round}`, `pan-${round++}`];
      await shop.product(pan, 30, { sizes: ["M", "L"] });
      await shop.fill(mine, pan, 4, "M");
      const [way = 0] = numbers.take(1);
      const method = way % 2 === 0 ? ("card" as const) : ("cash" as const);
      const placed = await placeOrder(parts, { userId: mine, key: "k", method, lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      const { orderId } = placed.value;
      const by = { orderId, actor: "meera", reason: "asked" };
      const pay = () =>
        hearWebhook(parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      const goods = [{ line: 0, quantity: 1 }];
      const other = { line: 0, to: { colour: null, size: "L" } };
      await race(scheduler, numbers, [
        async () => void (method === "card" && (await pay())),
        () => changes.takeOut({ ...by, goods }),
        () => changes.takeOut({ ...by, goods: [{ line: 0, quantity: 2 }], actor: "ravi" }),
        () => changes.changeChoice({ ...by, ...other, quantity: 1 }),
        () => changes.changeChoice({ ...by, ...other, quantity: 2, actor: "ravi" }),
        () =>
          enterOrder(parts, {
            ...{ customer: mine, joins: orderId, actor: "meera", lang: "en", payment: "paid" },
            items: [{ productId: productIdOf(pan), size: "L", quantity: 1 }],
          }),
        () => changes.giveDiscount({ ...by, discount: "10%" }),
        () => changes.changeAddress(by, to),
        () => fulfilment.pack(by),
        () => fulfilment.send(by, { carrier: "Delhivery" }),
        () => fulfilment.undo(by),
        () => askRefund(parts, { ...by, sum: "goods", goods, restock: true, key: "wish" }),
        () => cancelOrder(parts, orderId, "customer", mine),
      ]);
      await runPaymentJob(parts);

      const pieces = await parts.orders.pieces.of(plain.read, [orderId]);
      const parcels = await parts.orders.parcels.of(plain.read, orderId);
      const sent = parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
      const order = await parts.orders.find(plain.read, orderId);
      // What was taken out has not left; what has left is all the rest, and some of it may be paid back since.
      if (order?.status === "shipped") {
        expect(sent + pieces.length).toBeGreaterThanOrEqual(4);
        expect(sent + pieces.filter(({ neverLeft }) => neverLeft).length).toBeLessThanOrEqual(4);
      }
      const payment = await parts.payments.ofOrder(plain.read, orderId);
      const refunds = await parts.payments.refunds.of(plain.read, [orderId]);
      const given = refunds.reduce((sum, one) => sum + one.amount_paise, 0);
      const papers = await parts.invoices.ofOrders(plain.read, [orderId]);
      const kept = papers.reduce(
        (sum, { kind, totalPaise }) => sum + (kind === "credit" ? -1 : 1) * totalPaise,
        0,
      );
      const joined = await plain.read
        .selectFrom("orders")
        .select("id")
        .where("joined_to", "=", orderId)
        .execute();
      for (const { id } of joined) {
        const [paper] = await parts.invoices.ofOrders(plain.read, [id]);
        const paid = await parts.payments.ofOrder(plain.read, id);
        expect(paper?.totalPaise).toBe(paid?.amount_paise);
      }
      const isOwed = method === "cash" || papers.length > 0;
      const asked = order?.status === "cancelled" ? 0 : (payment?.amount_paise ?? 0) - given;
      if (isOwed) expect(kept).toBe(asked);
      const books = [...(await checkStockBooks(plain.read)), ...(await checkInvoiceBooks(plain.read))];
      expect(books).toEqual([]);
    };

    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.infiniteStream(fc.nat(6)), once), {
      numRuns: rounds,
      seed: 20_261_130,
      endOnFailure: true,
    });
  });
});
