import { type RawBuilder, sql } from "kysely";
import type { Database, Engine } from "#platform/database/database.ts";
import { productIdOf } from "./checkout-shop.ts";
import { migrateUntil } from "./older-database.ts";

export const lamp = productIdOf("lamp");
export const shirt = productIdOf("shirt");
/** What a lamp cost: 19.99 units less 15 percent. */
export const lampPaise = 1_413_02;

/** A small shop as it was before goods had variants, with something in each part of it. */
export async function fillOlderShop(db: Database & Engine): Promise<void> {
  await migrateUntil(db, "0030");
  for (const statement of rows()) await db.write((tx) => statement.execute(tx));
}

function rows(): RawBuilder<unknown>[] {
  const colours = '[{"name":"Black","hex":"#111111"},{"name":"Ivory","hex":"#efe6d2"}]';
  return [
    sql`insert into categories (id, parent, name, tagline, position) values ('things', null, 'Things', '', 1)`,
    sql`insert into products (id, slug, title, brand, category, top_category, description, price, discount,
      unit_paise, colours, sizes, in_stock, created_at, updated_at) values
      (${lamp}, 'lamp', 'Brass lamp', 'Haat', 'things', 'things', 'A lamp.', 1999, 15, ${lampPaise}, '[]', '[]', 1, 1, 1),
      (${shirt}, 'shirt', 'Linen shirt', 'Haat', 'things', 'things', 'A shirt.', 1000, 0, 83160, ${colours},
        '["S","M"]', 1, 1, 1)`,
    sql`insert into stock values (${lamp}, 5, 1, 2), (${shirt}, 8, 0, 1)`,
    sql`insert into users (id, name, email, created_at) values ('asha', 'Asha Rao', 'asha@example.com', 1),
      ('ravi', 'Ravi', 'ravi@example.com', 1)`,
    sql`insert into addresses values
      ('home', 'asha', 'Asha Rao', '+919812345678', '12 Lake Road', 'Bengaluru', 'Karnataka', '560001', 'India', 1, 1)`,
    sql`insert into carts values ('asha', 7, null)`,
    sql`insert into cart_lines values ('l1', 'asha', ${lamp}, '', '', 2, ${lampPaise}, 1),
      ('l2', 'asha', ${shirt}, 'Black', 'S', 1, 83160, 2)`,
    sql`insert into wishlist_items values ('asha', ${shirt}, 83160, 1)`,
    sql`insert into reviews (id, product_id, user_id, name, stars, text, created_at)
      values ('r', ${lamp}, 'asha', 'Asha', 4, 'It shines.', 1)`,
    order("paid", {
      by: "asha",
      code: "WELCOME10",
      status: "ordered",
      paidAt: 2,
      sums: [282604, 28260, 83160, 25434],
    }),
    order("waits", {
      by: "ravi",
      code: null,
      status: "pending",
      paidAt: null,
      sums: [141302, 0, 83160, 14130],
    }),
    order("came", { by: "ravi", code: null, status: "delivered", paidAt: 2, sums: [83160, 0, 83160, 8316] }),
    sql`insert into order_lines (order_id, position, product_id, title, colour, size, quantity, unit_paise) values
      ('paid', 0, ${lamp}, 'Brass lamp', null, null, 2, ${lampPaise}),
      ('waits', 0, ${lamp}, 'Brass lamp', null, null, 1, ${lampPaise}),
      ('came', 0, ${shirt}, 'Linen shirt', 'Black', 'S', 1, 83160)`,
    sql`insert into payments (order_id, gateway, gateway_order_id, method, amount_paise, currency, status,
      gateway_payment_id, created_at, updated_at) values
      ('paid', 'mock', 'o1', 'card', 362938, 'INR', 'captured', 'p1', 1, 1),
      ('waits', 'mock', 'o2', 'card', 238592, 'INR', 'created', null, 1, 1),
      ('came', 'mock', 'o3', 'card', 174636, 'INR', 'captured', 'p3', 1, 1)`,
    sql`insert into promo_uses values ('asha', 'WELCOME10', 'paid', 2)`,
    sql`insert into refunds (id, order_id, gateway_payment_id, kind, amount_paise, lines, restock, reason, asked_by, state,
      gateway_key, tries, due_at, created_at, updated_at)
      values ('back', 'paid', 'p1', 'gateway', 10000, '[]', 0, 'scratched', 'staff', 'done', 'k', 1, 1, 1, 1)`,
    sql`insert into shop_facts (name, value) values ('priced_at', 83160000)`,
  ];
}

interface OlderOrder {
  readonly by: string;
  readonly code: string | null;
  readonly status: string;
  readonly paidAt: number | null;
  readonly sums: readonly [subtotal: number, promo: number, shipping: number, tax: number];
}

function order(id: string, { by, code, status, paidAt, sums }: OlderOrder): RawBuilder<unknown> {
  const [subtotal, promo, shipping, tax] = sums;
  return sql`insert into orders (id, short_id, user_id, status, cart_print, promo_code, subtotal_paise, promo_paise,
    shipping_paise, tax_paise, total_paise, address, lang, held_until, expected_at, created_at, paid_at, updated_at)
    values (${id}, ${id}, ${by}, ${status}, 'p', ${code}, ${subtotal}, ${promo}, ${shipping}, ${tax},
    ${subtotal - promo + shipping + tax}, '{}', 'en', 9999999999999, 1, 1, ${paidAt}, 1)`;
}
