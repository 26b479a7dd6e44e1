import { sql } from "kysely";
import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";
import { createOrdersService } from "./orders-service.ts";

const bills = [
  { id: "plain", code: null, subtotal: 100_00, promo: 0, shipping: 831_60, tax: 10_00 },
  { id: "code", code: "WELCOME10", subtotal: 8_400_05, promo: 840_01, shipping: 0, tax: 756_00 },
  { id: "forgotten", code: null, subtotal: 50, promo: 50, shipping: 0, tax: 0 },
];

describeOnBothEngines("the migration to charges of their own", (openFresh) => {
  it("carries each order over to the paisa, with its parts as rows", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0040");
    await db.write(async (tx) => {
      for (const { id, code, subtotal, promo, shipping, tax } of bills) {
        await sql`insert into orders (id, short_id, user_id, status, cart_print, promo_code, subtotal_paise,
          promo_paise, shipping_paise, tax_paise, total_paise, address, lang, held_until, expected_at, created_at,
          updated_at) values (${id}, ${id}, 'asha', 'ordered', 'p', ${code}, ${subtotal}, ${promo}, ${shipping},
          ${tax}, ${subtotal - promo + shipping + tax}, '{}', 'en', 1, 1, 1, 1)`.execute(tx);
        await sql`insert into order_lines (order_id, position, product_id, title, quantity, unit_paise)
          values (${id}, 0, 'p', 'Thing', 1, ${subtotal})`.execute(tx);
      }
    });

    expect(await update()).toContain("0040-order-charges");

    const orders = createOrdersService({ db, clock: systemClock });
    for (const { id, code, subtotal, promo, shipping, tax } of bills) {
      const order = await orders.find(db.read, id);
      const total = subtotal - promo + shipping + tax;
      expect(order?.quote).toMatchObject({ subtotal, promo, shipping, tax, total });
      expect(order?.quote.charges.map(({ kind }) => kind)).toEqual([
        ...(promo > 0 ? ["promo"] : []),
        "shipping",
        "tax",
      ]);
      if (promo > 0) expect(order?.quote.charges[0]?.params).toEqual({ code: code ?? "" });
      const { rows } = await sql<{
        total_paise: number;
      }>`select total_paise from orders where id = ${id}`.execute(db.read);
      expect(rows).toEqual([{ total_paise: total }]);
    }
  });
});
