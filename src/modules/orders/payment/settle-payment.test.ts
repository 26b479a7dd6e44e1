import { expect, it } from "vitest";
import { notifyStaff } from "#modules/notifications/staff-notifications.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { runPaymentJob } from "./payment-job.ts";
import type { PaymentStart } from "./payment-start.ts";
import { hearWebhook, verifyPayment } from "./payment-updates.ts";

const minute = 60_000;
const orderCount = times(72, 720);
const buyerCount = times(40, 250);

describeOnBothEngines("settling a payment", (openFresh) => {
  async function open(free: number) {
    const gateway = tellingGateway();
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway });
    await shop.product("pot", free);
    const buy = async (userId: string): Promise<PaymentStart> => {
      await shop.fill(userId, "pot");
      const placed = await placeOrder(shop.parts, { userId, key: userId, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const hear = (raw: string) => hearWebhook(shop.parts, raw, new Headers());
    const verify = (userId: string, start: PaymentStart) => {
      const ids = { gatewayOrderId: start.order_id, gatewayPaymentId: paymentFor(start).id };
      return verifyPayment(shop.parts, { userId, ...ids, signature: gateway.sign(ids), claimsMock: false });
    };
    const stateOf = async (start: PaymentStart) => {
      const order = await shop.parts.orders.find(db.read, start.orderId);
      const payment = await shop.parts.payments.ofOrder(db.read, start.orderId);
      const refunds = await shop.parts.payments.refunds.of(db.read, [start.orderId]);
      return `${order?.status} ${order?.cancelReason} ${payment?.status} ${refunds.map(({ state }) => state)}`;
    };
    const mailsQueued = async () => (await db.read.selectFrom("outbox").select("id").execute()).length;
    return { ...shop, db, gateway, buy, hear, verify, stateOf, mailsQueued };
  }

  it(`ends in one state in ${orderCount} orders of six messages`, {
    timeout: patienceFor(orderCount),
  }, async () => {
    const shop = await open(1_000);
    const all = permutations([
      "authorized",
      "captured",
      "order.paid",
      "failed",
      "callback",
      "refund.processed",
    ]);
    expect(all).toHaveLength(720);
    // Spread over all of them, so that each message comes first, last and in between.
    const orders = all.filter((_, at) => at % (all.length / orderCount) === 0);
    const states = new Set<string>();
    for (const [at, order] of orders.entries()) {
      const userId = `buyer-${at}`;
      const start = await shop.buy(userId);
      shop.gateway.books.set(start.order_id, [paymentFor(start)]);
      for (const kind of order) {
        if (kind === "callback") await shop.verify(userId, start);
        else if (kind === "refund.processed")
          await shop.hear(message(kind, paymentFor(start, { refundedPaise: start.amount }), true));
        else if (kind === "failed")
          await shop.hear(message("payment.failed", paymentFor(start, { status: "failed" })));
        else if (kind === "authorized")
          await shop.hear(message("payment.authorized", paymentFor(start, { status: "authorized" })));
        else await shop.hear(message(kind, paymentFor(start)));
      }
      states.add(await shop.stateOf(start));
    }
    expect([...states]).toEqual(["cancelled refunded refunded done"]);
    expect(await shop.stock("pot")).toEqual({ free: 1_000, held: 0, sold: 0 });
  });

  it("leaves order and cart alone when a later message says the same of money that is here", async () => {
    const shop = await open(10);
    const start = await shop.buy("buyer");
    await shop.hear(message("captured", paymentFor(start)));
    const before = await touched();
    await shop.hear(message("order.paid", paymentFor(start)));
    await shop.hear(message("authorized", paymentFor(start, { status: "authorized" })));
    expect(await touched()).toEqual({ ...before, events: before.events + 2 });

    async function touched() {
      const cart = await shop.db.read.selectFrom("carts").select("version").executeTakeFirstOrThrow();
      const order = await shop.parts.orders.find(shop.db.read, start.orderId);
      const events = await shop.db.read.selectFrom("payment_events").select("id").execute();
      return { cart: cart.version, order: order?.version, events: events.length };
    }
  });

  it(`gives ${4 * buyerCount} messages one effect each, told three times and shuffled`, {
    timeout: patienceFor(buyerCount),
  }, async () => {
    const shop = await open(500);
    const buyers = Array.from({ length: buyerCount }, (_, at) => `buyer-${at}`);
    const raw: string[] = [];
    for (const buyer of buyers) {
      const start = await shop.buy(buyer);
      raw.push(
        message("payment.failed", paymentFor(start, { id: `pay_no_${start.order_id}`, status: "failed" })),
        message("payment.authorized", paymentFor(start, { status: "authorized" })),
        message("payment.captured", paymentFor(start)),
        message("order.paid", paymentFor(start)),
      );
    }
    expect(raw).toHaveLength(4 * buyerCount);
    const thrice = shuffled([...raw, ...raw, ...raw]);
    for (let at = 0; at < thrice.length; at += 20) {
      const answers = await Promise.all(thrice.slice(at, at + 20).map((text) => shop.hear(text)));
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
    const { length } = await shop.db.read.selectFrom("payment_events").select("id").execute();
    expect(length).toBe(raw.length);
    const sold = buyers.length;
    expect(await shop.stock("pot")).toEqual({ free: 500 - sold, held: 0, sold });
    expect(await shop.mailsQueued()).toBe(sold);
  });

  it("is paid by the webhook alone, and by our own question when all messages are lost", async () => {
    const shop = await open(5);
    const told = await shop.buy("asha");
    await shop.hear(message("payment.captured", paymentFor(told)));
    expect(await shop.stateOf(told)).toBe("ordered null captured ");
    const lost = await shop.buy("vik");
    shop.gateway.books.set(lost.order_id, [paymentFor(lost)]);
    shop.pass(15 * minute + 1);
    await runPaymentJob(shop.parts);
    expect(await shop.stateOf(lost)).toBe("ordered null captured ");
  });

  it("captures what was only authorized", async () => {
    const shop = await open(5);
    const start = await shop.buy("asha");
    shop.gateway.books.set(start.order_id, [paymentFor(start, { status: "authorized" })]);
    expect(await shop.verify("asha", start)).toMatchObject({ value: { state: "paid" } });
  });

  it("fulfils a late authorisation once, or refunds it once when the stock is gone", async () => {
    const shop = await open(1);
    const start = await shop.buy("asha");
    await shop.hear(message("payment.failed", paymentFor(start, { status: "failed", failure: "declined" })));
    expect(await shop.stateOf(start)).toBe("pending null failed ");
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 0, sold: 0 });
    const other = await shop.buy("vik");
    await shop.hear(message("payment.captured", paymentFor(other)));
    await shop.hear(message("payment.authorized", paymentFor(start, { status: "authorized" })));
    await shop.hear(message("payment.captured", paymentFor(start)));
    await shop.hear(message("order.paid", paymentFor(start)));
    await runPaymentJob(shop.parts);
    await runPaymentJob(shop.parts);
    expect(shop.gateway.refunded).toEqual([paymentFor(start).id]);
    expect(await shop.stateOf(start)).toBe("cancelled expired refunded done");
    expect(await shop.stock("pot")).toEqual({ free: 0, held: 0, sold: 1 });
  });

  it("sells nothing for money that goes back already, though its goods are there again", async () => {
    const shop = await open(1);
    const start = await shop.buy("asha");
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    const other = await shop.buy("vik");
    await shop.hear(message("payment.captured", paymentFor(start)));
    await runPaymentJob(shop.parts);
    await cancelOrder(shop.parts, other.orderId, "customer", "vik");
    const [refund] = shop.gateway.refunds;
    await shop.hear(message("refund.processed", paymentFor(start), refund));
    expect(await shop.stateOf(start)).toBe("cancelled expired refunded done");
    expect(await shop.parts.invoices.ofOrders(shop.db.read, [start.orderId])).toEqual([]);
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 0, sold: 0 });
  });

  it("takes no other amount, no other currency and no second payment, and gives them back", async () => {
    const shop = await open(5);
    const start = await shop.buy("asha");
    await shop.hear(message("a", paymentFor(start, { id: "pay_less", amountPaise: start.amount - 1 })));
    await shop.hear(message("b", paymentFor(start, { id: "pay_usd", currency: "USD" })));
    expect(await shop.stateOf(start)).toMatch(/^pending null created due,due$/);
    await shop.hear(message("c", paymentFor(start)));
    await shop.hear(message("d", paymentFor(start, { id: "pay_again" })));
    await runPaymentJob(shop.parts);
    expect(await shop.stateOf(start)).toBe("ordered null captured done,done,done");
    expect([...shop.gateway.refunded].sort()).toEqual(["pay_again", "pay_less", "pay_usd"]);
  });

  it("takes a payment for one order alone, and tells the owner of a second", async () => {
    const shop = await open(5);
    const told: unknown[] = [];
    const [first, second] = [await shop.buy("asha"), await shop.buy("ravi")];
    await shop.hear(message("a", paymentFor(first)));
    notifyStaff(shop.parts.db.events, { note: async (_, notification) => void told.push(notification) });
    const { id } = paymentFor(first);
    await shop.hear(message("b", paymentFor(second, { id })));
    expect(await shop.stateOf(first)).toBe("ordered null captured ");
    expect(await shop.stateOf(second)).toBe("pending null created ");
    expect(told).toMatchObject([{ kind: "payment", orderId: second.orderId }]);
    await shop.hear(message("c", paymentFor(second)));
    expect(await shop.stateOf(second)).toBe("ordered null captured ");
  });

  it("hears what is about nothing of ours and lets it be", async () => {
    const shop = await open(5);
    const foreign = paymentFor({ order_id: "order_foreign", amount: 100 });
    expect((await shop.hear(message("payment.captured", foreign))).ok).toBe(true);
    expect((await shop.db.read.selectFrom("payment_events").select("id").execute()).length).toBe(0);
  });

  it("gives back what is paid for an order whose customer has left", async () => {
    const { parts, db, buy, hear, stateOf, stock, pass } = await open(5);
    const start = await buy("asha");
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    await hear(message("payment.captured", paymentFor(start)));
    expect(await stateOf(start)).toBe("pending null captured due");
    pass(16 * minute);
    await runPaymentJob(parts);
    expect(await stateOf(start)).toMatch(/^cancelled expired (captured|refunded) (due|sent|done)$/);
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
  });
});

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]];
  return of.flatMap((first, at) => permutations(of.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** The same disorder at each run. */
function shuffled<T>(of: readonly T[]): T[] {
  let seed = of.length;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed;
  };
  return of
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
