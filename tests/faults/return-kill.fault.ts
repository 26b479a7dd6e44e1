import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

/** Each with the action in which the shop dies. */
const points = [
  ["return:accepted", "accept"],
  ["return:received", "receive"],
  ["return:shelved", "inspect"],
  ["return:owed", "pay-back"],
  ["return:refunded", "pay-back"],
  ["return:placed", "exchange"],
  ["return:exchanged", "exchange"],
  ["return:before-commit", "exchange"],
] as const;
const kills = times(1, 25);
const pieces = 2_000;

describeOnBothEngines("a shop killed while goods come back", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`ends each return once, with papers without a gap, at ${points.length} points, ${kills} times each`, {
    timeout: patienceFor(kills * points.length),
  }, async () => {
    const db = await openFresh({ demo: true });
    const shop = mortalShop(db.settings);
    await shop.start();
    endings.push(() => shop.stop());
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, pieces);
    const staff = await signedUpUser(db, { role: "owner" });
    const ask = (path: string, body: object, key?: string) =>
      shop.call("POST", path, staff.token, { body, ...(key && { key }) });
    for (let round = 0; round < kills; round++)
      for (const [point, fatal] of points) {
        const isExchange = fatal === "exchange";
        const returnId = await asked(shop, db, { productId, staff: staff.token, isExchange });
        const way = `/manage/returns/${returnId}`;
        const last = isExchange ? "exchange" : "pay-back";
        for (const action of ["accept", "receive", "inspect", last]) {
          const body = action === "inspect" ? { shelve: [{ line: 0, quantity: 1 }] } : {};
          const key = action === last ? `${action} ${returnId}` : undefined;
          if (action !== fatal) {
            expect((await ask(`${way}/${action}`, body, key))?.status, `${point}: ${action}`).toBe(200);
            continue;
          }
          await shop.dieAt(point);
          await ask(`${way}/${action}`, body, key);
          expect(await shop.died(), point).toBe("SIGKILL");
          await shop.start();
          // Whoever was not answered asks again.
          expect((await ask(`${way}/${action}`, body, key))?.status, point).toBe(200);
        }
      }
    const done = await db.read.selectFrom("returns").select("state").execute();
    const ended = (state: string) => done.filter((one) => one.state === state).length;
    const exchanges = kills * points.filter(([, action]) => action === "exchange").length;
    expect([ended("exchanged"), done.length]).toEqual([exchanges, kills * points.length]);
    expect(ended("refunded")).toBe(done.length - exchanges);
    const refunds = await db.read.selectFrom("refunds").select("id").execute();
    expect(refunds).toHaveLength(done.length);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });
});

/** Two of one thing arrived, and one of them is to come back. */
async function asked(
  shop: MortalShop,
  db: Database,
  { productId, staff, isExchange }: { productId: string; staff: string; isExchange: boolean },
): Promise<string> {
  const { token } = await buyer(db);
  await shop.call("POST", "/cart/add", token, { body: { productId, quantity: 2 } });
  const placed = await shop.call("POST", "/cart/checkout", token, { body: { paymentMethod: "card" } });
  const { orderId, order_id, mock_payment_id, mock_signature } = placed?.body ?? {};
  await shop.call("POST", "/cart/verify-payment", token, {
    body: {
      razorpay_order_id: order_id,
      razorpay_payment_id: mock_payment_id,
      razorpay_signature: mock_signature,
      is_mock: true,
    },
  });
  for (const status of ["shipped", "delivered"])
    await shop.call("PUT", `/orders/${orderId}`, staff, { body: { status } });
  const shown = await shop.call("GET", `/orders/${orderId}`, token);
  const path = String(shown?.body.order.returnPath).replace("/return/", "/returns/");
  const request = { wish: isExchange ? "exchange" : "refund", reason: "damaged", way: "send" };
  const answer = await shop.call("POST", path, token, {
    body: { ...request, lines: [{ line: 0, quantity: 1 }] },
  });
  return answer?.body.page.returns[0].id;
}
