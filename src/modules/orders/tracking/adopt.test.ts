import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { eraseOrders } from "../fulfilment/erase-orders.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { payViewOf } from "../payment/pay-link.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import type { Purchase } from "../placing/purchase.ts";
import { createTracking } from "./tracking.ts";

const day = 86_400_000;
const phone = "+919812345678";
const address = {
  name: "Asha Rao",
  phone,
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

async function opened(db: Database) {
  const shop = await checkoutForTests(db, { gateway: tellingGateway() });
  const { parts } = shop;
  await shop.product("pot", 50);
  await shop.person("asha");
  const place = async (userId: string, over: Partial<Purchase> = {}) => {
    const request = {
      userId,
      key: crypto.randomUUID(),
      method: "cash",
      lang: "en",
      address,
      ...over,
    } as const;
    const placed = await placeOrder(parts, request);
    if (!placed.ok) throw new Error(placed.reason);
    return placed.value;
  };
  const buy = async (userId: string, over: Partial<Purchase> = {}) => {
    await shop.fill(userId, "pot");
    return place(userId, over);
  };
  const pay = async (placed: Awaited<ReturnType<typeof place>>) => {
    const { amount, orderId, pay_path: path } = placed;
    if (path) await payViewOf(parts, path.slice("/pay/".length));
    const text = path
      ? message("payment_link.paid", paymentFor({ order_id: `plink_${orderId}`, amount }, { id: orderId }))
      : message("payment.captured", paymentFor(placed));
    await hearWebhook(parts, text, new Headers());
  };
  const adopt = () => db.write((tx) => createTracking(parts).adopt(tx, { userId: "asha", phone }));
  const cashOf = (orderId: string) => parts.cash.of(db.read, orderId);
  const statusOf = async (orderId: string) => (await parts.orders.find(db.read, orderId))?.status;
  return { ...shop, db, fulfilment: createFulfilment(parts), place, buy, pay, adopt, cashOf, statusOf };
}

describeOnBothEngines("an account that takes over what was bought with its phone", (openFresh) => {
  it("has the cash parcels with it: what was refused counts, and the number is proven", async () => {
    const { parts, db, fulfilment, buy, adopt, cashOf } = await opened(await openFresh());
    const { orderId } = await buy("guest", { guest: {} });
    const other = await buy("guest", { guest: {}, address: { ...address, phone: "+919812300009" } });
    const by = { orderId, actor: "meera" };
    await fulfilment.send(by, {});
    await fulfilment.takeBack(by, { reason: "nobody opened", restock: true });
    const refuser = { userId: "asha", phones: [] };
    expect(await parts.cash.refusedBy(db.read, refuser)).toBe(0);
    await adopt();
    expect(await parts.cash.refusedBy(db.read, refuser)).toBe(1);
    expect(await cashOf(orderId)).toMatchObject({ user_id: "asha", phone, proven_at: expect.any(Number) });
    expect(await cashOf(other.orderId)).toMatchObject({ user_id: "guest", proven_at: null });
  });

  it("has what was asked back, which leaves with it", async () => {
    const { parts, db, fulfilment, buy, adopt, cashOf } = await opened(await openFresh());
    const { orderId } = await buy("guest", { guest: {} });
    const by = { orderId, actor: "meera" };
    await fulfilment.send(by, {});
    await fulfilment.handOver(by);
    const request = {
      wish: "refund",
      reason: "damaged",
      words: "my name is Asha",
      way: { kind: "send" },
    } as const;
    await db.write((tx) =>
      parts.returns.ask(tx, { ...request, orderId, userId: "guest", lines: [], feePaise: 0, askedKey: null }),
    );
    await adopt();
    expect(await parts.returns.exportOf(db.read, "asha")).toMatchObject([{ words: request.words }]);
    await db.write(async (tx) => {
      await parts.orders.forget(tx, "asha");
      await parts.cash.forget(tx, "asha");
      await parts.returns.forget(tx, "asha");
    });
    expect(await cashOf(orderId)).toMatchObject({ phone: null, proven_at: null });
    expect(await parts.returns.of(db.read, [orderId])).toMatchObject([{ words: "" }]);
  });

  it("keeps both alive, what waited to be paid and what it buys itself", async () => {
    const { place, fill, buy, pay, adopt, statusOf } = await opened(await openFresh());
    const waiting = await buy("guest", { guest: {}, method: "card" });
    await adopt();
    await fill("asha", "pot", 2);
    const own = await place("asha", { method: "card" });
    expect(await statusOf(waiting.orderId)).toBe("pending");
    await pay(waiting);
    await pay(own);
    expect(await statusOf(waiting.orderId)).toBe("ordered");
    expect(await statusOf(own.orderId)).toBe("ordered");
  });
});

describeOnBothEngines("a cash order's phone", (openFresh) => {
  it("goes with the person of its order, whoever the row names", async () => {
    const { parts, db, buy, cashOf } = await opened(await openFresh());
    const { orderId } = await buy("asha");
    await db.write((tx) =>
      tx.updateTable("cash_orders").set({ user_id: "a guest" }).where("order_id", "=", orderId).execute(),
    );
    await db.write((tx) => parts.cash.forget(tx, "asha"));
    expect(await cashOf(orderId)).toMatchObject({ phone: null });
  });

  it("goes at the latest when its order is emptied", async () => {
    const { parts, db, fulfilment, buy, cashOf, pass } = await opened(await openFresh());
    const { orderId } = await buy("asha");
    const by = { orderId, actor: "meera" };
    await fulfilment.send(by, {});
    await fulfilment.handOver(by);
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await cashOf(orderId)).toMatchObject({ phone });
    pass(1);
    await eraseOrders(parts);
    expect(await cashOf(orderId)).toMatchObject({ phone: null });
  });
});

describeOnBothEngines("an order whose buyer has left", (openFresh) => {
  it("is not put on its way again, as nobody could be called", async () => {
    const { parts, db, fulfilment, buy, statusOf } = await opened(await openFresh());
    const { orderId } = await buy("asha");
    const by = { orderId, actor: "meera" };
    await fulfilment.send(by, {});
    await fulfilment.handOver(by);
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await fulfilment.stepBack(by, "another parcel")).toMatchObject({ reason: "wrongMove" });
    expect(await statusOf(orderId)).toBe("delivered");
  });

  it("keeps no phone where it is cancelled, and is due again when its papers may go", async () => {
    const { parts, db, fulfilment, buy, pass } = await opened(await openFresh());
    const { orderId } = await buy("asha");
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await fulfilment.callOff({ orderId, actor: "meera" }, "nobody is there")).toMatchObject({
      ok: true,
    });
    pass(2 * day);
    await eraseOrders(parts);
    const order = await parts.orders.find(db.read, orderId);
    expect(order?.address).toMatchObject({ name: "Asha Rao", phone: "" });
    expect(await parts.orders.toErase(9)).toEqual([]);
  });

  it("stays without them where it came to nothing, and what was paid for it went back", async () => {
    const { parts, db, buy, pass } = await opened(await openFresh());
    const placed = await buy("asha", { method: "card" });
    const tooLittle = paymentFor({ ...placed, amount: placed.amount - 100 });
    await hearWebhook(parts, message("payment.captured", tooLittle), new Headers());
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    pass(9 * day);
    await runPaymentJob(parts);
    await eraseOrders(parts);
    const { orderId } = placed;
    expect(await parts.orders.find(db.read, orderId)).toMatchObject({ address: { name: "", street: "" } });
    expect(await parts.payments.refunds.of(db.read, [orderId])).toMatchObject([
      { amount_paise: tooLittle.amountPaise },
    ]);
    expect(await parts.orders.toErase(9)).toEqual([]);
  });
});

describeOnBothEngines("a guest who signs in while an order waits to be paid", (openFresh) => {
  it("finds the goods gone from the account's cart once they are paid, and the rest there", async () => {
    const { parts, db, cart, fill, person, buy, pay, product } = await opened(await openFresh());
    await product("lamp", 9);
    await person("guest");
    await db.write((tx) =>
      tx
        .insertInto("guests")
        .values({ user_id: "guest", seen_at: 1, merged_into: "asha", merged_at: 1 })
        .execute(),
    );
    const placed = await buy("guest", { guest: {}, method: "card" });
    await fill("asha", "lamp");
    await db.write((tx) => cart.mergeCart(tx, "guest", "asha"));
    const held = async () =>
      (await cart.cartOf(db.read, "asha")).lines.map(({ productId }) => productId).sort();
    expect(await held()).toEqual([productIdOf("lamp"), productIdOf("pot")].sort());
    await pay(placed);
    expect(await held()).toEqual([productIdOf("lamp")]);
    expect(await parts.orders.find(db.read, placed.orderId)).toMatchObject({ status: "ordered" });
  });
});
