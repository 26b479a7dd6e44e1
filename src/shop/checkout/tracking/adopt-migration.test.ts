import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

describeOnBothEngines("the migration of what accounts took over", (openFresh) => {
  it("gives cash and returns to the order's owner, and takes what leads to those who left", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0255");
    await db.write(async (tx) => {
      for (const [id, deleted] of [
        ["asha", null],
        ["gone", 5],
      ] as const) {
        await sql`insert into users (id, name, created_at, deleted_at) values (${id}, ${id}, 1, ${deleted})`.execute(
          tx,
        );
        await sql`insert into orders (id, short_id, user_id, status, cart_print, subtotal_paise, total_paise, address,
          lang, held_until, expected_at, created_at, updated_at)
          values (${id}, ${id}, ${id}, 'delivered', 'p', 100, 100, '{}', 'en', 1, 1, 1, 7)`.execute(tx);
        await sql`insert into cash_orders (order_id, user_id, phone, proven_at)
          values (${id}, 'guest', '+919812345678', 3)`.execute(tx);
        await sql`insert into returns (id, order_id, user_id, state, wish, reason, words, way, lines, pictures,
          fee_paise, created_at, updated_at)
          values (${id}, ${id}, 'guest', 'asked', 'refund', 'damaged', 'hers', '{}', '[]', ${`["${id}.jpg"]`}, 0, 1, 1)`.execute(
          tx,
        );
      }
    });
    expect(await update()).toContain("0255-what-went-into-accounts");
    const cash = db.read.selectFrom("cash_orders").select(["user_id", "phone"]).orderBy("user_id");
    expect(await cash.execute()).toEqual([
      { user_id: "asha", phone: "+919812345678" },
      { user_id: "gone", phone: null },
    ]);
    const returns = db.read.selectFrom("returns").select(["user_id", "words", "pictures"]).orderBy("user_id");
    expect(await returns.execute()).toEqual([
      { user_id: "asha", words: "hers", pictures: '["asha.jpg"]' },
      { user_id: "gone", words: "", pictures: "[]" },
    ]);
    const loose = db.read.selectFrom("loose_pictures").select("file");
    expect(await loose.execute()).toEqual([{ file: "gone.jpg" }]);
  });
});
