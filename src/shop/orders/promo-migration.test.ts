import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

describeOnBothEngines("the migration to codes as data", (openFresh) => {
  it("keeps every use, counts them, and lets orders hold theirs that wait to be paid", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0042");
    await db.write(async (tx) => {
      for (const [id, status] of [
        ["sold", "ordered"],
        ["waits", "pending"],
        ["ended", "cancelled"],
      ])
        await sql`insert into orders (id, short_id, user_id, status, cart_print, promo_code, subtotal_paise, total_paise,
          address, lang, held_until, expected_at, created_at, updated_at) values (${id}, ${id}, ${`of-${id}`}, ${status},
          'p', 'WELCOME10', 100, 90, '{}', 'en', 1, 1, 7, 1)`.execute(tx);
      await sql`insert into promo_uses (user_id, code, order_id, used_at) values ('of-sold', 'WELCOME10', 'sold', 5)`.execute(
        tx,
      );
    });
    expect(await update()).toContain("0042-promo-codes");
    expect(await db.read.selectFrom("promo_uses").selectAll().orderBy("order_id").execute()).toEqual([
      { order_id: "sold", user_id: "of-sold", code: "WELCOME10", state: "used", used_at: 5 },
      { order_id: "waits", user_id: "of-waits", code: "WELCOME10", state: "held", used_at: 7 },
    ]);
    expect(await db.read.selectFrom("promo_codes").selectAll().execute()).toMatchObject([
      { code: "WELCOME10", percent_hundredths: 1_000, first_order: 1, per_customer: 1, times: null, used: 2 },
    ]);
  });
});
