import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { buyerWith, plainProducts } from "#support/buyers.ts";
import { checkBooks, type Heard } from "#support/check-books.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type Goods, setPieces } from "#support/set-pieces.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { patienceFor, times } from "#support/thorough.ts";

const pieces = 20;
const crowd = 500;
/** Of each size; all of them where a promise is to be seen. */
const crowdOfSize = times(150, crowd);
const rounds = times(1, 3);

interface Buyer extends Heard {
  readonly token: string;
  readonly shop: ShopProcess;
}

describeOnBothEngines("a crowd for the last pieces", (openFresh, engine) => {
  const shops: ShopProcess[] = [];
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.stop();
  });

  const processes = engine === "postgres" ? 4 : 1;
  it(`sells ${pieces} to ${crowd} buyers at once, ${rounds} times, from ${processes} processes`, {
    timeout: patienceFor(20 * rounds),
  }, async () => {
    const db = await openFresh({ demo: true });
    const { DATA_DIR, DATABASE_URL } = db.settings;
    const where: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
    for (let at = 0; at < processes; at++) shops.push(await startShopProcess(where));
    for (const productId of await plainProducts(db, rounds)) {
      const goods = { productId, colour: "", size: "" };
      await setPieces(db, goods, pieces);
      const buyers = await crowdFor(db, goods);
      const watch = watchStock(db, goods);
      const refusals = new Set((await Promise.all(buyers.map((buyer) => buy(buyer)))).flat());
      // Who went away empty-handed tries once more; there is nothing left.
      const losers = buyers.filter(({ placed }) => !placed);
      for (const refusal of (await Promise.all(losers.map((buyer) => buy(buyer)))).flat())
        refusals.add(refusal);
      expect(await watch.end()).toEqual([]);
      expect([...refusals].filter((refusal) => !/^409 (OUT_OF_STOCK|CART_CHANGED) \S/.test(refusal))).toEqual(
        [],
      );
      expect(buyers.filter(({ paid }) => paid)).toHaveLength(pieces);
      expect(losers).toHaveLength(crowd - pieces);
      expect(await checkBooks(db.read, buyers, { productId, pieces })).toEqual([]);
    }
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });

  it(`sells ${pieces} of one size to ${crowdOfSize} buyers beside ${pieces} of another to as many`, async () => {
    const db = await openFresh({ demo: true });
    const { DATA_DIR, DATABASE_URL } = db.settings;
    const where: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
    for (let at = 0; at < processes; at++) shops.push(await startShopProcess(where));
    const sizes = await twoSizes(db);
    for (const goods of sizes) await setPieces(db, goods, pieces);
    const crowds: { goods: Required<Goods>; buyers: Buyer[] }[] = [];
    for (const goods of sizes) crowds.push({ goods, buyers: await crowdFor(db, goods, crowdOfSize) });
    const watches = sizes.map((goods) => watchStock(db, goods));
    // The two crowds come mixed, as they would.
    const mixed = crowds[0]?.buyers.flatMap((buyer, at) => [buyer, crowds[1]?.buyers[at] ?? buyer]) ?? [];
    expect(new Set(mixed).size).toBe(2 * crowdOfSize);
    const refusals = (await Promise.all(mixed.map((buyer) => buy(buyer)))).flat();
    for (const watch of watches) expect(await watch.end()).toEqual([]);
    expect(refusals.filter((refusal) => !/^409 (OUT_OF_STOCK|CART_CHANGED) \S/.test(refusal))).toEqual([]);
    for (const { goods, buyers } of crowds) {
      expect(buyers.filter(({ paid }) => paid)).toHaveLength(pieces);
      expect(await checkBooks(db.read, buyers, { ...goods, pieces })).toEqual([]);
    }
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });

  async function crowdFor(db: Database, goods: Required<Goods>, size = crowd): Promise<Buyer[]> {
    const buyers: Buyer[] = [];
    for (let at = 0; at < size; at++) {
      const { userId, token } = await buyerWith(db, goods.productId, goods);
      buyers.push({ userId, token, shop: shops[at % shops.length] as ShopProcess });
    }
    return buyers;
  }
});

/** One product of the demo shop in two sizes of the same colour. */
async function twoSizes(db: Database): Promise<Required<Goods>[]> {
  const rows = await db.read
    .selectFrom("stock")
    .select(["product_id as productId", "colour", "size"])
    .where("size", "<>", "")
    .orderBy("product_id")
    .orderBy("colour")
    .limit(2)
    .execute();
  expect(new Set(rows.map(({ productId, colour }) => productId + colour)).size).toBe(1);
  return rows;
}

/** Orders and pays; gives the words in which the shop refused, if it did. */
async function buy(buyer: Buyer): Promise<string[]> {
  const placed = await post(buyer, "/cart/checkout", { paymentMethod: "card" });
  if (!placed.success) return [`${placed.statusCode} ${placed.error} ${placed.message}`];
  buyer.placed = placed.orderId;
  buyer.amount = placed.amount;
  const paid = await post(buyer, "/cart/verify-payment", {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  });
  if (paid.state !== "paid") return [`${paid.statusCode} ${paid.error} ${paid.message}`];
  buyer.paid = true;
  return [];
}

/** A full shop asks to come again after a while, and a buyer does; every other answer is final. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
async function post({ shop, token }: Buyer, path: string, body: object): Promise<any> {
  for (;;) {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": "one",
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const told = await answer.json();
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !(seconds > 0)) return told;
    await wait(seconds * 1_000);
  }
}

/** Looks at the stock again and again while it is fought for. */
function watchStock(db: Database, { productId, colour, size }: Required<Goods>) {
  const wrong = new Set<string>();
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const { free, held, sold } = await db.read
        .selectFrom("stock")
        .selectAll()
        .where((where) => where.and({ product_id: productId, colour, size }))
        .executeTakeFirstOrThrow();
      if (Math.min(free, held, sold) < 0 || free + held + sold !== pieces)
        wrong.add(`${free} free, ${held} held, ${sold} sold`);
      await wait(5);
    }
  })();
  return {
    async end(): Promise<string[]> {
      ended = true;
      await watching;
      return [...wrong];
    },
  };
}
