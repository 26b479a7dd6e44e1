import { sql } from "kysely";
import { expect, it } from "vitest";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

describeOnBothEngines("the migration to parcels", (openFresh) => {
  it("puts what has left into one parcel each, and nothing else", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0062");
    for (const status of ["ordered", "processing", "shipped", "delivered", "cancelled"])
      await db.write(async (tx) => {
        await sql`insert into orders (id, short_id, user_id, status, cart_print, subtotal_paise, total_paise, address,
          lang, held_until, expected_at, created_at, updated_at, carrier, tracking_number)
          values (${status}, ${status}, 'asha', ${status}, 'p', 100, 100, '{}', 'en', 1, 1, 1, 7, 'Post', 'EX1')`.execute(
          tx,
        );
        for (const position of [0, 1])
          await sql`insert into order_lines (order_id, position, product_id, title, quantity, unit_paise)
            values (${status}, ${position}, 'pot', 'Pot', ${position + 1}, 1)`.execute(tx);
      });
    expect(await update()).toContain("0062-parcels");
    const { parcels, find } = createOrdersService({ db, clock: { now: () => 9 } });
    const lines = [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 2 },
    ];
    const label = { position: 1, carrier: "Post", trackingNumber: "EX1", lines, sentAt: 7 };
    expect(await parcels.of(db.read, "shipped")).toMatchObject([{ ...label, state: "sent" }]);
    expect(await parcels.of(db.read, "delivered")).toMatchObject([{ ...label, state: "delivered" }]);
    for (const status of ["ordered", "processing", "cancelled"])
      expect(await parcels.of(db.read, status)).toEqual([]);
    expect(await find(db.read, "shipped")).toMatchObject({ step: null, version: 0 });
  });

  it("keeps step and status from contradicting each other", async () => {
    const db = await openFresh();
    const insert = (status: string, step: string | null) =>
      db.write((tx) =>
        sql`insert into orders (id, short_id, user_id, status, step, cart_print, subtotal_paise, total_paise, address,
          lang, held_until, expected_at, created_at, updated_at)
          values (${`${status}-${step}`}, 'x', 'asha', ${status}, ${step}, 'p', 1, 1, '{}', 'en', 1, 1, 1, 1)`.execute(
          tx,
        ),
      );
    await insert("processing", "packed");
    await insert("delivered", "returned");
    for (const [status, step] of [
      ["ordered", "packed"],
      ["cancelled", "returned"],
      ["shipped", "lost"],
    ] as const)
      await expect(insert(status, step)).rejects.toThrow();
  });
});
