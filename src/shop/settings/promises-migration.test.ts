import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "#platform/database/migrations.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOlderShop } from "#support/older-shop.ts";
import { migrationsFolder } from "#support/templates.ts";

describeOnBothEngines("the migration to promises that are kept", (openFresh) => {
  it.each([
    ["keeps what a shop that took money promised its buyers", "razorpay", 1],
    ["keeps nothing of trials", "mock", 0],
  ])("%s", async (_, gateway, opened) => {
    const db = await openFresh({ migrated: false });
    await fillOlderShop(db);
    await db.write((tx) => sql`update payments set gateway = ${gateway} where order_id = 'paid'`.execute(tx));
    await migrate(db, migrationsFolder);
    const facts = await db.read
      .selectFrom("shop_facts")
      .selectAll()
      .where("name", "=", "took_money")
      .execute();
    expect(facts.map(({ value }) => Number(value))).toEqual(opened ? [1] : []);
    const rows = await db.read
      .selectFrom("shop_settings")
      .select("fields")
      .where("name", "=", "promises")
      .execute();
    expect(rows.map(({ fields }) => JSON.parse(fields).kept.includes("returnDays"))).toEqual(
      opened ? [true] : [],
    );
  });
});
