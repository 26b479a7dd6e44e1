import { afterEach, beforeEach, expect, it } from "vitest";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { haat } from "../acidrain/haat.ts";
import { shapes } from "../acidrain/shapes.ts";
import type { ShopUnderTest } from "../acidrain/shop-under-test.ts";

const processes = 4;
const rounds = times(2, 50);

describeOnBothEngines(`ACIDRain against ${processes} processes`, (openFresh) => {
  const shops: MortalShop[] = [];
  let db: Awaited<ReturnType<typeof openFresh>>;
  let shop: ShopUnderTest;
  beforeEach(async () => {
    db = await openFresh({ demo: true });
    for (let nth = 0; nth < processes; nth++) shops.push(mortalShop(db.settings));
    await Promise.all(shops.map((one) => one.start()));
    shop = await haat(db, shops);
  });
  afterEach(async () => {
    for (const one of shops.splice(0)) await one.stop();
  });

  it(`finds nothing by any of its shapes, ${rounds} times each`, {
    timeout: patienceFor(rounds * 5),
  }, async () => {
    for (const [name, tryOnce] of Object.entries(shapes))
      for (let round = 0; round < rounds; round++) expect(await tryOnce(shop, round), name).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });
});
