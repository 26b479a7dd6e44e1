import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { allIsSent } from "#support/all-is-sent.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

/** Where the wish is written down, and where a round sends it and takes in the answer. */
const points = [
  "owe:stock-back",
  "owe:owed",
  "owe:before-commit",
  "owe:committed",
  "refund:claimed",
  "refund:at-gateway",
  "refund:before-commit",
  "refund:taken-in",
];
const kills = times(1, 10);
const pieces = 1_000;

interface Sold {
  readonly orderId: string;
  readonly amount: number;
  readonly paymentId: string;
}

describeOnBothEngines("a shop killed while money goes back", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`gives each wish back once, and never more than was paid, at ${points.length} points`, {
    timeout: patienceFor(kills * points.length),
  }, async () => {
    const db = await openFresh({ demo: true });
    const gateway = await startGateway();
    endings.push(() => gateway.stop());
    const shop = mortalShop(db.settings, gateway.settings);
    await shop.start();
    endings.push(() => shop.stop());
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, pieces);
    const staff = await signedUpUser(db, { role: "owner" });
    const ask = (orderId: string, body: object, key: string) =>
      shop.call("POST", `/manage/orders/${orderId}/refunds`, staff.token, { body, key });
    const torn = { sum: "goods", goods: [{ line: 0, quantity: 1 }], restock: true, reason: "torn" };
    const sold: Sold[] = [];
    for (let round = 0; round < kills; round++)
      for (const [at, point] of points.entries()) {
        const order = await buy(shop, gateway, { db, productId });
        sold.push(order);
        // Of some a part went back on the gateway's own pages first, and nobody has told the shop.
        if (at % 2 === 0) await gateway.giveBack(order.paymentId, 100);
        // The job would come to the point with what an earlier order is owed.
        if (point.startsWith("refund:")) {
          await allIsSent(db, shop);
          await shop.putClockForward(0);
        }
        await shop.dieAt(point);
        await ask(order.orderId, torn, `torn-${order.orderId}`);
        expect(await shop.died(), point).toBe("SIGKILL");
        const owed = db.read.selectFrom("refunds").select("state").where("order_id", "=", order.orderId);
        if (point.startsWith("refund:")) expect(await owed.execute(), point).toHaveLength(1);
        await shop.start();
        // Whoever was not answered asks again.
        const asked = await ask(order.orderId, torn, `torn-${order.orderId}`);
        expect([point, asked?.status]).toEqual([point, 200]);
      }
    await allIsSent(db, shop);
    const wished = await db.read
      .selectFrom("refunds")
      .selectAll()
      .where("asked_key", "is not", null)
      .execute();
    expect(wished.map(({ order_id }) => order_id).sort()).toEqual(sold.map(({ orderId }) => orderId).sort());
    expect(await freeOf(db, productId)).toBe(pieces - sold.length);

    // The rest ends each order; what the gateway gave back by itself is less to give.
    for (const { orderId } of sold) await ask(orderId, { sum: "all", reason: "the rest" }, `rest-${orderId}`);
    await allIsSent(db, shop);
    const { refunds, payments } = await gateway.books();
    for (const { orderId, amount, paymentId } of sold) {
      const given = refunds.filter(({ payment_id }) => payment_id === paymentId);
      expect(given.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      expect(payments.find(({ id }) => id === paymentId)?.status).toBe("refunded");
      const known = await db.read.selectFrom("refunds").selectAll().where("order_id", "=", orderId).execute();
      const open = known.filter(({ state }) => state === "refused");
      const done = known.filter(({ state }) => state === "done");
      expect(done.reduce((sum, one) => sum + one.amount_paise, 0)).toBe(amount);
      expect(open).toEqual([]);
    }
    expect(await states(db)).toEqual(["cancelled refunded"]);
    expect(await freeOf(db, productId)).toBe(pieces);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });
});

/** Two of one thing, paid at the gateway. */
async function buy(
  shop: MortalShop,
  gateway: StandInGateway,
  { db, productId }: { readonly db: Database; readonly productId: string },
): Promise<Sold> {
  const { token } = await buyer(db);
  await shop.call("POST", "/cart/add", token, { body: { productId, quantity: 2 } });
  const placed = await shop.call("POST", "/cart/checkout", token, { body: { paymentMethod: "card" } });
  const callback = await gateway.pay(placed?.body.order_id);
  const paid = await shop.call("POST", "/cart/verify-payment", token, { body: callback });
  expect(paid?.body.state).toBe("paid");
  const { orderId, amount } = placed?.body ?? {};
  return { orderId, amount, paymentId: callback.razorpay_payment_id };
}

async function freeOf(db: Database, productId: string): Promise<number | undefined> {
  const row = await db.read
    .selectFrom("stock")
    .select("free")
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row?.free;
}

async function states(db: Database): Promise<string[]> {
  const rows = await db.read
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.status", "payments.status as paid"])
    .execute();
  return [...new Set(rows.map(({ status, paid }) => `${status} ${paid}`))];
}
