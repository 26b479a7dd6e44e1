import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";
import { createStockService } from "./stock-service.ts";

describeOnBothEngines("the migration to books of the stock", (openFresh) => {
  it("begins them with what there is, and what is sold next goes on from there", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0075");
    await db.write(async (tx) => {
      await sql`insert into categories (id, parent, name, tagline, position) values ('home', null, 'Home', '', 0)`.execute(
        tx,
      );
      await sql`insert into products (id, slug, title, brand, category, top_category, description, mrp_paise,
        discount, unit_paise, pictures, colours, sizes, rating_sum, rating_count, rating, featured, on_sale, in_stock,
        appeal, created_at, updated_at) values ('mug', 'mug', 'Mug', '', 'home', 'home', '', 100, 0, 100, '[]', '[]',
        '["S","M","L"]', 0, 0, 0, 0, 0, 1, 0, 1, 1)`.execute(tx);
      for (const [at, size] of ["S", "M", "L"].entries())
        await sql`insert into variants (product_id, colour, size, position) values ('mug', '', ${size}, ${at})`.execute(
          tx,
        );
      await sql`insert into stock (product_id, colour, size, free, held, sold, version)
        values ('mug', '', 'S', 3, 2, 7, 12), ('mug', '', 'M', 0, 0, 4, 8), ('mug', '', 'L', 1, 0, 0, 0)`.execute(
        tx,
      );
    });
    expect(await update()).toContain("0075-stock-moves");
    const clock = { now: () => 5 };
    const stock = createStockService({
      clock,
      categories: () => Promise.reject(new Error("Nothing ran out.")),
    });
    const lines = [{ productId: "mug", size: "S", quantity: 2 }];
    await db.write((tx) => stock.sellHeld(tx, lines, { orderId: "one" }));
    const moves = await db.read
      .selectFrom("stock_moves")
      .select(["size", "version", "change", "pieces", "reason"])
      .orderBy("size")
      .orderBy("version")
      .execute();
    expect(moves).toEqual([
      { size: "L", version: 0, change: 1, pieces: 1, reason: "opening" },
      { size: "S", version: 12, change: 5, pieces: 5, reason: "opening" },
      { size: "S", version: 13, change: -2, pieces: 3, reason: "sold" },
    ]);
    // What was empty has its version and no move: its books begin with the next one.
    expect(await checkStockBooks(db.read)).toEqual([]);
  });
});
