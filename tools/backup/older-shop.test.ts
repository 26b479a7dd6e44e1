import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { placeOrder } from "#shop/checkout/place-order.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOlderShop, lamp, lampPaise, shirt } from "#support/older-shop.ts";
import { migrationsFolder } from "#support/templates.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describeOnBothEngines("a shop of before goods had variants", (openFresh, engine) => {
  it("comes up to date with all that was in it", async () => {
    const db = await openFresh({ migrated: false });
    await fillOlderShop(db);
    await migrate(db, migrationsFolder);
    await isAllThere(db);
  });

  it("comes back from a backup of then, into this version", async () => {
    const old = await openFresh({ migrated: false });
    await fillOlderShop(old);
    const folder = mkdtempSync(join(tmpdir(), "haat-older-"));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const [from, to] = [join(folder, "old"), join(folder, "new")];
    for (const made of [from, to]) mkdirSync(made);
    const isFile = engine === "sqlite";
    await makeBackup(isFile ? old.settings : { ...old.settings, DATA_DIR: from }, join(folder, "copy"));
    const fresh = isFile ? {} : (await openFresh({ migrated: false })).settings;
    const place = { ...fresh, DATA_DIR: to };
    await restoreBackup(place, join(folder, "copy"), false);
    const db = openDatabase(place);
    endings.push(() => db.close());
    await migrate(db, migrationsFolder);
    await isAllThere(db);
  });
});

/** Orders to the paisa, stock to the piece, and a cart that can be bought as it stands. */
async function isAllThere(db: Database): Promise<void> {
  const shop = await checkoutForTests(db);
  const { orders } = shop.parts;
  const paid = await orders.find(db.read, "paid");
  expect(paid?.quote).toMatchObject({
    subtotal: 282604,
    promo: 28260,
    shipping: 83160,
    tax: 25434,
    total: 362938,
  });
  expect(paid?.lines).toMatchObject([
    { productId: lamp, quantity: 2, sale: { lessPaise: 28260, tax: { percent: 10, paise: 25434 } } },
  ]);
  expect(await orders.find(db.read, "waits")).toMatchObject({ status: "pending", quote: { total: 238592 } });
  expect(await shop.stock("lamp")).toMatchObject({ free: 5, held: 1, sold: 2 });
  const stock = await db.read.selectFrom("stock").selectAll().where("product_id", "=", shirt).execute();
  expect(stock.reduce((sum, { free }) => sum + free, 0)).toBe(8);
  expect(stock.find(({ colour, size }) => colour === "Black" && size === "S")).toMatchObject({ sold: 1 });

  const used = await shop.pricing.promoFor(db.read, "asha", "WELCOME10");
  expect(used).toMatchObject({ ok: false, reason: "promoUsed" });
  const cart = await shop.cart.cart("asha");
  expect(cart.lines.map(({ unitPaise, quantity }) => [unitPaise, quantity])).toEqual([
    [lampPaise, 2],
    [83160, 1],
  ]);
  expect(cart.payable).toBe(true);
  const shownPaise = cart.quote.total;
  const placed = await placeOrder(shop.parts, {
    userId: "asha",
    key: "k",
    method: "card",
    lang: "en",
    shownPaise,
  });
  expect(placed).toMatchObject({ ok: true, value: { amount: shownPaise } });
  expect(await shop.stock("lamp")).toMatchObject({ free: 3, held: 3, sold: 2 });
}
