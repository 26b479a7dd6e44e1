import { type RawBuilder, sql } from "kysely";
import type { Database, Engine } from "#platform/database/database.ts";

const first =
  "Asha    Meera   Ravi    Anil    Sunita  Priya   Kiran   Deepa   Vikram  Neha    Arjun   Lata    Rohan   Geeta   Imran   Fatima  Joseph  Maria   Harpal  Simran  ";
const last =
  "Rao     Das     Iyer    Nair    Khan    Singh   Kaur    Patel   Shah    Mehta   Gupta   Sharma  Verma   Reddy   Menon   Bose    Thomas  Dsouza  Gill    Jain    ";
const minute = 60_000;

/** Customers, and their orders of the last two years in all states: by a few large statements, the newest last. */
export async function fillOrders(
  db: Database & Engine,
  { orders, customers }: { readonly orders: number; readonly customers: number },
): Promise<void> {
  const start = Date.now() - orders * minute;
  const isSqlite = db.engine === "sqlite";
  const hex = (value: RawBuilder<unknown>, digits: number) =>
    isSqlite
      ? sql`printf(${sql.lit(`%0${digits}x`)}, ${value})`
      : sql`lpad(to_hex(cast(${value} as bigint)), ${sql.lit(digits)}, '0')`;
  const at = sql`(${sql.lit(start)} + i * ${sql.lit(minute)})`;
  const idAt = (time: RawBuilder<unknown>) =>
    sql`${hex(sql`${time} / 65536`, 8)} || '-' || ${hex(sql`${time} % 65536`, 4)} || '-7000-8000-' || ${hex(sql`i`, 12)}`;
  const id = idAt(at);
  const person = sql`'person-' || (i * 7919 % ${sql.lit(customers)})`;
  const buyer = sql`(i * 7919 % ${sql.lit(customers)})`;
  const word = (text: string, of: RawBuilder<unknown>) =>
    sql`rtrim(substr(${sql.lit(text)}, cast(${of} % 20 * 8 + 1 as integer), 8))`;
  const nameOf = (of: RawBuilder<unknown>) =>
    sql`${word(first, of)} || ' ' || ${word(last, sql`(${of} / 20)`)}`;
  // As shops grow: what is under way is young, all before it is over.
  const isYoung = sql`i >= ${sql.lit(Math.floor(orders * 0.95))}`;
  const isDone = sql`not ${isYoung} and i % 20 < 17`;
  const isUnpaid = sql`${isYoung} and i % 10 = 0`;
  const status = sql`case when ${isDone} then 'completed' when not ${isYoung} or i % 10 = 1 then 'cancelled'
    when i % 10 = 0 then 'pending' when i % 10 < 5 then 'ordered' when i % 10 = 5 then 'processing'
    when i % 10 < 9 then 'shipped' else 'delivered' end`;
  const paidAt = sql`case when ${isUnpaid} then null else ${at} end`;
  const upTo = (count: number) =>
    sql`with recursive n(i) as (select ${isSqlite ? sql`0` : sql`cast(0 as bigint)`} union all select i + 1 from n where i < ${sql.lit(count - 1)})`;
  const statements = [
    sql`insert into users (id, name, email, phone, created_at) ${upTo(customers)}
      select 'person-' || i, ${nameOf(sql`i`)}, 'person' || i || '@example.com', '+919' || (800000000 + i), ${at} from n`,
    sql`insert into orders (id, short_id, number, user_id, status, step, cart_print, subtotal_paise, total_paise, address,
        email, lang, held_until, expected_at, created_at, paid_at, updated_at, version) ${upTo(orders)}
      select ${id}, upper(${hex(sql`i % 16777216`, 6)}), 1001 + i, ${person}, ${status},
        case when ${isYoung} and i % 10 = 5 then 'packed' else null end, 'p', 100000, 100000,
        '{"name":"' || ${nameOf(buyer)} || '","phone":"+919' || (800000000 + ${buyer})
          || '","street":"12 Lake Road","city":"Bengaluru","state":"Karnataka","pinCode":"' || (560001 + i % 90)
          || '","country":"India"}',
        'person' || ${buyer} || '@example.com', 'en', ${at}, ${at}, ${at}, ${paidAt}, ${at}, 2 from n`,
    // The next that is placed in the shop comes behind them.
    isSqlite
      ? sql`update key_values set value = ${sql.lit(1000 + orders)} where name = 'order_number'`
      : sql`select setval('order_numbers', ${sql.lit(1000 + orders)})`,
    sql`insert into order_lines (order_id, position, product_id, title, quantity, unit_paise) ${upTo(orders)}
      select ${id}, 0, 'a-product', 'Thing ' || i % 100, 1 + i % 3, 100000 from n`,
    sql`insert into payments (order_id, gateway, method, amount_paise, currency, status, created_at, updated_at) ${upTo(orders)}
      select ${id}, 'mock', 'card', 100000, 'INR', case when ${isUnpaid} then 'created' else 'captured' end, ${at}, ${at} from n`,
    sql`insert into order_events (id, order_id, status, actor, at, version) ${upTo(orders)}
      select 'event-' || i, ${id}, 'ordered', 'gateway:webhook', ${at}, 1 from n`,
    sql`insert into parcels (id, order_id, position, carrier, tracking_number, lines, state, restocked, sent_at, updated_at) ${upTo(orders)}
      select 'parcel-' || i, ${id}, 0, 'India Post', 'EX' || i, '[{"line":0,"quantity":1}]',
        case when i % 50 = 0 then 'returned' else 'delivered' end, 0, ${at}, ${at}
      from n where i % 3 = 0 and ${isDone}`,
    sql`insert into refunds (id, order_id, kind, gateway_payment_id, amount_paise, lines, restock, reason, asked_by, state, gateway_key, tries,
        due_at, created_at, updated_at) ${upTo(orders)}
      select 'refund-' || i, ${id}, 'gateway', 'pay-' || i, 100000, '[]', 1, 'cancelled', 'customer',
        case when i % 10000 = 17 then 'refused' else 'done' end, 'key-' || i, 1, ${at}, ${at}, ${at}
      from n where not ${isYoung} and i % 20 >= 17`,
    sql`insert into audit (id, user_id, action, subject, at) ${upTo(orders)}
      select 'deed-' || i, 'person-' || i % 3, 'pack order', ${id}, ${at} from n`,
  ];
  for (const statement of statements) await db.write((tx) => statement.execute(tx));
  await db.write((tx) => sql`analyze`.execute(tx));
}
