import { afterEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { checkBooks, type Heard } from "#support/check-books.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

const points = [
  "place:locked",
  "place:held",
  "place:inserted",
  "place:before-commit",
  "place:committed",
  "place:at-gateway",
  "place:answer-kept",
  "verify:signed",
  "settle:locked",
  "settle:noted",
  "settle:sold",
  "settle:paid",
  "settle:emptied",
  "settle:before-commit",
  "settle:committed",
].map((point) => ({ point, method: "card" }));
// By UPI the gateway's number is kept by itself, before a code is asked for.
points.push({ point: "place:at-gateway", method: "qr" });
const kills = times(1, 25);
const pieces = 5_000;

interface Purchase extends Heard {
  readonly token: string;
  readonly key: string;
  readonly method: string;
  /** The first whole answer to the checkout call. */
  answer?: string;
  /** What the payment's window gave the browser. */
  callback?: object;
}

describeOnBothEngines("a shop killed in the middle of checkout", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`loses no acknowledged order at ${points.length} points, ${kills} times each`, {
    timeout: patienceFor(kills * points.length),
  }, async () => {
    const db = await openFresh({ demo: true });
    const gateway = await startGateway();
    endings.push(() => gateway.stop());
    // In turn with payments in its own process and through the gateway.
    const shops = [mortalShop(db.settings), mortalShop(db.settings, gateway.settings)] as const;
    for (const shop of shops) {
      await shop.start();
      endings.push(() => shop.stop());
    }
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, pieces);
    const history: Purchase[] = [];
    for (let round = 0; round < kills; round++)
      for (const [at, { point, method }] of points.entries()) {
        const shop = shops[(round + at) % 2 === 0 ? 0 : 1];
        const { token, userId } = await buyer(db);
        const mine: Purchase = { token, userId, method, key: `key-${point}-${method}-${round}` };
        history.push(mine);
        await shop.call("POST", "/cart/add", token, { body: { productId, quantity: 2 } });
        await shop.dieAt(point);
        await buy(shop, gateway, mine);
        expect(await shop.died(), point).toBe("SIGKILL");
        await shop.start();
        // The browser tries again with the same key; the purchase ends well, and once more it is the same one.
        await buy(shop, gateway, mine);
        expect(mine.paid, point).toBe(true);
        await buy(shop, gateway, mine);
      }
    expect(await checkBooks(db.read, history, { productId, pieces })).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
    const { length } = await db.read.selectFrom("payment_events").select("id").execute();
    expect(length).toBe(history.length);
    const { orders, payments } = await gateway.books();
    const throughGateway = Math.floor((kills * points.length) / 2);
    expect([orders.length, payments.length]).toEqual(Array(2).fill(throughGateway));
  });
});

/** As a browser does it; whatever is not answered is not known. */
async function buy(shop: MortalShop, gateway: StandInGateway, mine: Purchase): Promise<void> {
  const { token, key, method } = mine;
  const placed = await shop.call("POST", "/cart/checkout", token, { body: { paymentMethod: method }, key });
  if (!placed) return;
  expect(placed.status, placed.text).toBe(200);
  mine.answer ??= placed.text;
  expect(placed.text).toBe(mine.answer);
  const { orderId, amount, order_id, is_mock, mock_payment_id, mock_signature } = placed.body;
  mine.placed = orderId;
  mine.amount = amount;
  mine.callback ??= is_mock
    ? {
        razorpay_order_id: order_id,
        razorpay_payment_id: mock_payment_id,
        razorpay_signature: mock_signature,
        is_mock,
      }
    : await gateway.pay(order_id);
  const paid = await shop.call("POST", "/cart/verify-payment", token, { body: mine.callback });
  if (paid?.body.state === "paid") mine.paid = true;
}
