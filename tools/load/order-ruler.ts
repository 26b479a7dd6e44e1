import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { Refusal } from "../refusal.ts";

const seconds = 8;

/**
 * What PostgreSQL itself can write of orders on this machine, by pgbench: two calls an order, which write the rows of
 * one that the shop has sold, with its sequence and its counter of invoices.
 */
export async function ordersByTwoCalls(
  db: Database,
  url: string,
  { lanes, buyers }: { readonly lanes: number; readonly buyers: number },
): Promise<number> {
  await makeCalls(db);
  const folder = mkdtempSync(join(tmpdir(), "haat-ruler-"));
  const script = join(folder, "order.sql");
  // Nobody places two orders at once.
  const each = Math.floor(buyers / lanes);
  writeFileSync(
    script,
    `\\set buyer 1 + :client_id * ${each} + random(0, ${each - 1})\nselect ruler_place(:buyer) as n \\gset\nselect ruler_pay(:n, :buyer);\n`,
  );
  try {
    const args = ["-n", "-M", "prepared", "-c", `${lanes}`, "-j", "2", "-T", `${seconds}`, "-f", script, url];
    const text = execFileSync("pgbench", args, { encoding: "utf8", stdio: "pipe" });
    return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOENT") throw error;
    throw new Refusal("pgbench is missing; it is PostgreSQL's own (Debian: apt-get install postgresql).");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tables of an order, with what is another thing in each; all else is as in the order that was sold. */
const placed = {
  orders: {
    id: "its",
    short_id: "right(its, 6)",
    number: "drawn",
    user_id: "who",
    status: "'pending'",
    paid_at: "null",
  },
  order_lines: { order_id: "its" },
  order_charges: { order_id: "its" },
  payments: { order_id: "its", gateway_order_id: "null", gateway_payment_id: "null", status: "'created'" },
  idempotency_keys: { user_id: "who", key: "its", order_id: "its" },
};
const paid = {
  payment_events: { id: "its || row.id", order_id: "its" },
  stock_moves: { version: "moved", order_id: "its" },
};

async function makeCalls(db: Database): Promise<void> {
  const run = (text: string) => db.write(async (tx) => void (await sql.raw(text).execute(tx)));
  await run(`
    create table ruler_order as select order_id as id from invoices where kind = 'invoice' order by id desc limit 1;
    create table ruler_people as select row_number() over (order by id) as at, id from users;
    create table ruler_stock as select product_id, colour, size from stock_moves
      where order_id = (select id from ruler_order) limit 1;`);
  const copies = async (tables: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
    const made: string[] = [];
    for (const [table, but] of Object.entries(tables)) made.push(await copyOf(db, run, table, but));
    return made.join("\n");
  };
  const event = { id: "its || row.status", order_id: "its" };
  await run(`
    create function ruler_place(buyer bigint) returns bigint language plpgsql as $$
    declare drawn bigint := nextval('order_numbers'); its text := 'ruler-order-' || drawn; who text; thing ruler_stock;
    begin
      select ruler_people.id into who from ruler_people where at = buyer;
      select * into thing from ruler_stock;
      insert into carts (user_id, version, extras) values (who, 1, '[]')
        on conflict (user_id) do update set version = carts.version + 1;
      insert into cart_lines values (its, who, thing.product_id, thing.colour, thing.size, 1, 1, drawn);
      update stock set free = free - 1, held = held + 1
        where (product_id, colour, size) = (thing.product_id, thing.colour, thing.size);
      ${await copies(placed)}
      ${await copyOf(db, run, "order_events", event, "status = 'pending'")}
      update payments set gateway_order_id = its where order_id = its;
      return drawn;
    end $$;`);
  await run(`
    create function ruler_pay(drawn bigint, buyer bigint) returns void language plpgsql as $$
    declare its text := 'ruler-order-' || drawn; who text; thing ruler_stock; moved integer; numbered integer;
    begin
      select ruler_people.id into who from ruler_people where at = buyer;
      select * into thing from ruler_stock;
      update payments set status = 'captured', gateway_payment_id = its, poll_at = null where order_id = its;
      update stock set held = held - 1, sold = sold + 1, version = version + 1
        where (product_id, colour, size) = (thing.product_id, thing.colour, thing.size)
        returning version into moved;
      ${await copies(paid)}
      update orders set status = 'ordered', paid_at = drawn, updated_at = drawn, version = version + 1 where orders.id = its;
      ${await copyOf(db, run, "order_events", event, "status = 'ordered'")}
      delete from cart_lines where cart_lines.id = its;
      insert into outbox (id, kind, message, due_at, created_at) values (its, 'mail', repeat('a letter ', 200), drawn, drawn);
      delete from outbox where outbox.id = its;
      insert into staff_notifications (id, kind, order_id, paise, pieces, actor, at) values (its, 'order', its, 1, 1, who, drawn);
      delete from staff_notifications where staff_notifications.id = its;
      update invoice_counters set last = last + 1 where kind = 'invoice' returning last into numbered;
      ${await copyOf(db, run, "invoices", { id: "its", place: "numbered", number: "its", order_id: "its" })}
    end $$;`);
}

/** A statement that writes the sold order's rows of a table once more. */
async function copyOf(
  db: Database,
  run: (text: string) => Promise<void>,
  table: string,
  but: Readonly<Record<string, string>>,
  only = "true",
): Promise<string> {
  const kept = `ruler_${table}`;
  const order = table === "orders" ? "id" : "order_id";
  await run(`create table if not exists ${kept} as
    select * from ${table} where ${order} = (select id from ruler_order)`);
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() order by ordinal_position`.execute(
    db.read,
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => but[name] ?? `row.${name}`);
  return `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${kept} as row where ${only};`;
}
