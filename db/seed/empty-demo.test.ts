import { sql } from "kysely";
import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { insertVariants } from "#modules/catalogue/stock/variants-repository.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { plainProducts } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openShop } from "#support/running-shop.ts";
import { hasDemo } from "./demo-products.ts";
import { emptyDemo, tablesOfProducts } from "./empty-demo.ts";
import { tablesOfOrders } from "./forget-mock-orders.ts";
import { seededId } from "./seed-catalogue.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";

const clock = { now: () => Date.UTC(2026, 10, 21) };

describeOnBothEngines("the demo shop", (openFresh, engine) => {
  const count = async (db: Database, table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db.read);
    return Number(rows[0]?.n);
  };
  const demoShop = async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    const [one = "", other = ""] = await plainProducts(db, 2);
    return { db, one, other };
  };

  it("is emptied whole, and not filled again by the next start", async () => {
    const { db } = await demoShop();
    expect(await emptyDemo(db, { now: clock.now(), by: "meera" })).toEqual({
      products: 114,
      hidden: 0,
      orders: 0,
      stores: 5,
    });
    await seedWhenEmpty(db, clock);
    const index = engine === "sqlite" ? "product_search" : "product_terms";
    for (const table of [
      "products",
      "product_texts",
      "stock",
      "stock_moves",
      "variants",
      "reviews",
      "stores",
      "store_texts",
      "testimonials",
      "testimonial_texts",
      "search_words",
      index,
    ])
      expect(`${table} ${await count(db, table)}`).toBe(`${table} 0`);
    expect(await count(db, "categories")).toBeGreaterThan(0);
  });

  it("hides what the owner made a set of, which is sold no more", async () => {
    const { db, one, other } = await demoShop();
    const catalogue = createCatalogueService({ db, clock, rate: 1 });
    const made = await catalogue.copyGoods("owner", one, () => "Pair");
    if (!made.ok) throw new Error(made.reason);
    const { id, version: seen } = made.value;
    const parts = [one, other].map((productId) => ({ productId, colour: "", size: "", pieces: 1 }));
    expect((await catalogue.changeSet("owner", id, { parts, seen })).ok).toBe(true);
    await emptyDemo(db, { now: clock.now(), by: "meera" });
    const left = await db.read
      .selectFrom("products")
      .select(["id", "state", "in_stock"])
      .where("id", "in", [id, one, other])
      .execute();
    expect(new Map(left.map((row) => [row.id, row.state]))).toEqual(
      new Map([
        [id, "draft"],
        [one, "removed"],
        [other, "removed"],
      ]),
    );
    expect(left.find((row) => row.id === id)?.in_stock).toBe(0);
    const set = await catalogue.setOf(id);
    expect(set.ok && [set.value.free, set.value.parts.length]).toEqual([0, 2]);
  });

  it("leaves goods of the owner's own, and gives back what a trial order took of them", async () => {
    const { db, one } = await demoShop();
    const own = newId(clock.now());
    await db.write(async (tx) => {
      const row = await tx.selectFrom("products").selectAll().where("id", "=", one).executeTakeFirstOrThrow();
      const { number: _, ...demo } = row;
      await tx
        .insertInto("products")
        .values({ ...demo, id: own, slug: "own" })
        .execute();
      await insertVariants(tx, [{ productId: own, colour: "", size: "", position: 0, free: 5 }], {
        reason: "opening",
        at: clock.now(),
      });
    });
    await placeOrder(db, "mock", own);
    expect(await emptyDemo(db, { now: clock.now(), by: "meera" })).toMatchObject({
      products: 114,
      orders: 1,
    });
    expect(await db.read.selectFrom("products").select("id").execute()).toEqual([{ id: own }]);
    const stock = await db.read.selectFrom("stock").selectAll().executeTakeFirst();
    expect(stock).toMatchObject({ product_id: own, free: 5, sold: 0 });
    for (const table of ["orders", ...tablesOfOrders]) expect(await count(db, table)).toBe(0);
  });

  it("keeps every order that money was paid for, and hides what it shows", async () => {
    const { db, one, other } = await demoShop();
    await placeOrder(db, "mock", other);
    const paid = await placeOrder(db, "razorpay", one);
    const byHand = await placeOrder(db, "manual", one);
    expect(await emptyDemo(db, { now: clock.now(), by: "meera" })).toMatchObject({
      products: 114,
      hidden: 1,
      orders: 1,
    });
    const kept = await db.read.selectFrom("orders").select("id").orderBy("id").execute();
    expect(kept.map(({ id }) => id)).toEqual([paid, byHand].sort());
    expect(await db.read.selectFrom("products").select(["id", "deleted_at"]).execute()).toEqual([
      { id: one, deleted_at: clock.now() },
    ]);
    expect(await emptyDemo(db, { now: clock.now(), by: "meera" })).toMatchObject({ orders: 0, stores: 0 });
  });

  it("goes on where it was broken off, and says who pressed", async () => {
    const { db } = await demoShop();
    let writes = 0;
    const dying = {
      ...db,
      write: (work: never) => (++writes > 2 ? Promise.reject(new Error("gone")) : db.write(work)),
    };
    await expect(emptyDemo(dying as Database, { now: clock.now(), by: "meera" })).rejects.toThrow("gone");
    expect(await hasDemo(db)).toBe(true);
    await seedWhenEmpty(db, clock);
    expect(await emptyDemo(db, { now: clock.now(), by: "meera" })).toMatchObject({ stores: 5 });
    expect(await hasDemo(db)).toBe(false);
    expect(await count(db, "products")).toBe(0);
    const entries = await listAuditEntries(db.read, { subject: "demo", limit: 9 });
    expect(entries.map(({ user_id, action }) => `${user_id}: ${action}`)).toEqual(
      Array.from({ length: 3 }, () => "meera: empty demo"),
    );
  });

  if (engine === "sqlite")
    it("knows every table that points to products and orders", async () => {
      const { db } = await demoShop();
      const pointing = async (to: string) => {
        const { rows } = await sql<{ name: string }>`select distinct t.name as name from sqlite_master t,
          pragma_foreign_key_list(t.name) k where t.type = 'table' and k."table" = ${to} and k.on_delete <> 'CASCADE'`.execute(
          db.read,
        );
        return rows.map(({ name }) => name).sort();
      };
      expect(await pointing("products")).toEqual([...tablesOfProducts, "set_parts"].sort());
      expect(await pointing("orders")).toEqual([...tablesOfOrders].sort());
    });

  it("is not filled where money moves; the shop opens with its categories and nothing else", async () => {
    const { settings } = await openFresh();
    const shop = await openShop(settings, { env: { DEMO: "0" } });
    const products = await shop.call("GET", "/products");
    expect(products.status).toBe(200);
    expect(products.body.data ?? products.body.products).toEqual([]);
    const product = await shop.call("GET", `/products/${seededId("x")}`);
    expect(product.status).toBe(404);
    await shop.stop();
  });
});

async function placeOrder(db: Database, gateway: "mock" | "razorpay" | "manual", product: string) {
  const now = clock.now();
  const id = newId(clock.now());
  await db.write(async (tx) => {
    const order = {
      id,
      short_id: id.slice(-6),
      user_id: "u",
      status: "ordered" as const,
      cart_print: "",
      subtotal_paise: 100,
      total_paise: 100,
      address: "{}",
      lang: "en",
      held_until: now,
      expected_at: now,
      created_at: now,
      updated_at: now,
    };
    await tx
      .insertInto("orders")
      .values(order as never)
      .execute();
    await tx
      .insertInto("order_lines")
      .values({
        order_id: id,
        position: 0,
        product_id: product,
        title: "t",
        quantity: 2,
        unit_paise: 50,
      } as never)
      .execute();
    const payment = {
      order_id: id,
      gateway,
      method: "card",
      amount_paise: 100,
      currency: "INR",
      status: "captured" as const,
      created_at: now,
      updated_at: now,
    };
    await tx
      .insertInto("payments")
      .values(payment as never)
      .execute();
    await tx
      .updateTable("stock")
      .set(({ eb }) => ({ free: eb("free", "-", 2), sold: eb("sold", "+", 2) }))
      .where("product_id", "=", product)
      .execute();
    const event = { id: newId(clock.now()), order_id: id, status: "ordered", actor: "shop", at: now };
    await tx
      .insertInto("order_events")
      .values(event as never)
      .execute();
  });
  return id;
}
