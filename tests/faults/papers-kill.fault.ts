import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { allIsSent } from "#support/all-is-sent.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop, type ShopAnswer } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

/** Wherever a paper is near: orders, money that came, money that goes back, goods that come back. */
const points = [
  "place:held",
  "place:before-commit",
  "place:committed",
  "settle:sold",
  "settle:paid",
  "settle:before-commit",
  "settle:committed",
  "owe:owed",
  "owe:before-commit",
  "owe:committed",
  "refund:claimed",
  "refund:at-gateway",
  "refund:before-commit",
  "refund:taken-in",
  "return:received",
  "return:shelved",
  "return:owed",
  "return:refunded",
  "return:placed",
  "return:exchanged",
  "return:before-commit",
];
const ends = ["kept", "refund", "return", "exchange", "cancel"] as const;
const wanted = times(8, 300);
const pieces = 20_000;

describeOnBothEngines("papers of shops that are killed", (openFresh, engine) => {
  const processes = engine === "postgres" ? 4 : 2;
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`have no gap and no double in ${processes} processes that sell and give back and are killed ${wanted} times`, {
    timeout: patienceFor(wanted),
  }, async () => {
    const db = await openFresh({ demo: true });
    const shops = Array.from({ length: processes }, () => mortalShop(db.settings));
    for (const shop of shops) {
      await shop.start();
      endings.push(() => shop.stop());
    }
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, pieces);
    const staff = await signedUpUser(db, { role: "owner" });
    let kills = 0;
    let begun = 0;
    await Promise.all(
      shops.map(async (shop, at) => {
        for (let round = 0; kills < wanted; round++) {
          const killed = () => void kills++;
          const asks = asksOf(shop, killed);
          // Every point and every end comes up in every process, each time beside others in the others.
          const armed = points[(round * 7 + at * 5) % points.length] ?? "";
          const end = ends[(round + at) % ends.length] ?? "kept";
          begun++;
          await arm(shop, armed, killed);
          await lifeOf({ db, asks, staff: staff.token, productId, end });
        }
      }),
    );
    // One that left its loop may die in a sweep of its own; opened anew none does.
    for (const shop of shops) {
      await shop.kill();
      await shop.start();
    }
    await allIsSent(db, shops[0] as MortalShop);

    const orders = await db.read.selectFrom("orders").selectAll().execute();
    const refunds = await db.read.selectFrom("refunds").selectAll().execute();
    const documents = await db.read.selectFrom("invoices").selectAll().execute();
    expect(kills).toBeGreaterThanOrEqual(wanted);
    expect(orders.length).toBeGreaterThanOrEqual(begun / 2);
    for (const { id, total_paise } of orders) {
      const back = refunds.filter((one) => one.order_id === id && one.state === "done");
      const sum = back.reduce((all, { amount_paise }) => all + amount_paise, 0);
      expect(sum, id).toBeLessThanOrEqual(total_paise);
      for (const refund of back) {
        const notes = documents.filter(({ refund_id }) => refund_id === refund.id);
        expect(notes.map((one) => one.total_paise)).toEqual([refund.amount_paise]);
      }
    }
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    console.log(
      `${kills} kills, ${orders.length} orders, ${refunds.length} refunds, ${documents.length} papers`,
    );
  });
});

type Asks = (method: string, path: string, token: string, body?: object, key?: string) => Promise<ShopAnswer>;

/** Whoever is not answered opens the shop again and asks again, with the same key. */
function asksOf(shop: MortalShop, killed: () => void): Asks {
  return async (method, path, token, body, key) => {
    for (;;) {
      const answer = await shop.call(method, path, token, { ...(body && { body }), ...(key && { key }) });
      // One that waits too long for another process says so, and is asked again like a dead one.
      if (answer?.status === 503) continue;
      if (answer) return answer;
      expect(await shop.died()).toBe("SIGKILL");
      killed();
      await shop.start();
    }
  };
}

/** A sweep of its own may have killed it since its last action. */
async function arm(shop: MortalShop, point: string, killed: () => void): Promise<void> {
  const heard = await shop.dieAt(point).then(
    () => true,
    () => false,
  );
  if (heard) return;
  expect(await shop.died()).toBe("SIGKILL");
  killed();
  await shop.start();
  await shop.dieAt(point);
}

interface Life {
  readonly db: Database;
  readonly asks: Asks;
  readonly staff: string;
  readonly productId: string;
  readonly end: (typeof ends)[number];
}

/** An order from the cart to its end; an action that was done before it was answered may be refused the second time. */
async function lifeOf({ db, asks, staff, productId, end }: Life): Promise<void> {
  const { token, userId } = await buyer(db);
  await asks("POST", "/cart/add", token, { productId, quantity: 2 });
  const placed = await asks("POST", "/cart/checkout", token, { paymentMethod: "card" }, userId);
  expect(placed.status, placed.text).toBe(200);
  const { orderId, order_id, mock_payment_id, mock_signature } = placed.body;
  const paid = await asks("POST", "/cart/verify-payment", token, {
    razorpay_order_id: order_id,
    razorpay_payment_id: mock_payment_id,
    razorpay_signature: mock_signature,
    is_mock: true,
  });
  expect(paid.body.state, paid.text).toBe("paid");
  if (end === "refund") {
    const torn = { sum: "goods", goods: [{ line: 0, quantity: 1 }], restock: true, reason: "torn" };
    const given = await asks("POST", `/manage/orders/${orderId}/refunds`, staff, torn, `torn-${orderId}`);
    expect(given.status, given.text).toBe(200);
  }
  if (end === "cancel") await asks("POST", `/orders/${orderId}/cancel`, token, {});
  if (end !== "return" && end !== "exchange") return;
  for (const status of ["shipped", "delivered"]) await asks("PUT", `/orders/${orderId}`, staff, { status });
  const shown = await asks("GET", `/orders/${orderId}`, token);
  const path = String(shown.body.order.returnPath).replace("/return/", "/returns/");
  const request = { wish: end === "exchange" ? "exchange" : "refund", reason: "damaged", way: "send" };
  await asks("POST", path, token, { ...request, lines: [{ line: 0, quantity: 1 }] });
  const row = await db.read
    .selectFrom("returns")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  const last = end === "exchange" ? "exchange" : "pay-back";
  for (const action of ["accept", "receive", "inspect", last])
    await asks(
      "POST",
      `/manage/returns/${row?.id}/${action}`,
      staff,
      action === "inspect" ? { shelve: [{ line: 0, quantity: 1 }] } : {},
      `${action} ${row?.id}`,
    );
  const done = await db.read
    .selectFrom("returns")
    .select("state")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  expect(done?.state).toBe(end === "exchange" ? "exchanged" : "refunded");
}
