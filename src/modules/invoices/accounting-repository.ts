import { type RawBuilder, sql } from "kysely";
import { hundredthsOf } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { alongIndex, locked } from "#platform/database/dialects.ts";
import type { DaySums, TaxSums } from "./rules/document-sums.ts";
import type { InvoiceKind } from "./views.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    sales_days: { day: string } & Record<DayColumn, number>;
    sales_taxes: {
      period: string;
      place: string;
      percent_hundredths: number;
      between_states: 0 | 1;
      taxable_paise: number;
      tax_paise: number;
    };
    sales_cursors: Series & { last: number };
  }
}

const columns = {
  sales: "sales",
  sold: "sold_paise",
  goods: "goods_paise",
  delivery: "delivery_paise",
  other: "other_paise",
  tax: "tax_paise",
  less: "less_paise",
  credits: "credits",
  credited: "credited_paise",
  creditedTax: "credited_tax_paise",
} as const satisfies Record<keyof DaySums, string>;
type DayColumn = (typeof columns)[keyof DaySums];
const sumNames = Object.keys(columns) as (keyof DaySums)[];

export interface Series {
  readonly kind: InvoiceKind;
  readonly year: number;
}

/** A series of invoices, the last number drawn, and the last one that is summed up. */
export interface Behind extends Series {
  readonly drawn: number;
  readonly last: number;
}

export async function seriesNow(q: Reads | Tx): Promise<Behind[]> {
  const rows = await q
    .selectFrom("invoice_counters as c")
    .leftJoin("sales_cursors as m", (on) => on.onRef("m.kind", "=", "c.kind").onRef("m.year", "=", "c.year"))
    .select(["c.kind", "c.year", "c.last as drawn", "m.last"])
    .orderBy("c.kind")
    .orderBy("c.year")
    .execute();
  return rows.map((row) => ({ ...row, last: row.last ?? 0 }));
}

/** Whoever sums up a series keeps others from it until the commit. */
export async function lockCursor(tx: Tx, { kind, year }: Series): Promise<number> {
  await tx
    .insertInto("sales_cursors")
    .values({ kind, year, last: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  const query = tx
    .selectFrom("sales_cursors")
    .select("last")
    .where("kind", "=", kind)
    .where("year", "=", year);
  return (await locked(tx, query).executeTakeFirstOrThrow()).last;
}

/** The last number drawn in a series. */
export async function drawnIn(tx: Tx, { kind, year }: Series): Promise<number> {
  const row = await tx
    .selectFrom("invoice_counters")
    .select("last")
    .where("kind", "=", kind)
    .where("year", "=", year)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Called before invoices are deleted: the job waits for that, and sums up anew what stays. */
export async function forgetSums(tx: Tx): Promise<void> {
  await sql`insert into sales_cursors (kind, year, last) select kind, year, 0 from invoice_counters where true
    on conflict (kind, year) do update set last = 0`.execute(tx);
  await tx.deleteFrom("sales_days").execute();
  await tx.deleteFrom("sales_taxes").execute();
}

export async function moveCursor(tx: Tx, { kind, year }: Series, last: number): Promise<void> {
  await tx
    .updateTable("sales_cursors")
    .set({ last })
    .where("kind", "=", kind)
    .where("year", "=", year)
    .execute();
}

/** What codes took off these orders. */
export async function lessOf(q: Reads | Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .selectFrom("order_charges")
    .select(["order_id", "paise"])
    .where("order_id", "in", orderIds)
    .where("kind", "=", "promo")
    .execute();
  return new Map(rows.map(({ order_id, paise }) => [order_id, -paise]));
}

export async function addDays(tx: Tx, days: ReadonlyMap<string, DaySums>): Promise<void> {
  if (days.size === 0) return;
  const rows = [...days].map(([day, sums]) => ({
    day,
    ...(Object.fromEntries(sumNames.map((name) => [columns[name], sums[name]])) as Record<DayColumn, number>),
  }));
  const more = Object.fromEntries(
    sumNames.map((name) => {
      const column = columns[name];
      return [column, sql<number>`${sql.ref(`sales_days.${column}`)} + ${sql.ref(`excluded.${column}`)}`];
    }),
  ) as Record<DayColumn, RawBuilder<number>>;
  await tx
    .insertInto("sales_days")
    .values(rows)
    .onConflict((on) => on.column("day").doUpdateSet(more))
    .execute();
}

export async function addTaxes(tx: Tx, taxes: readonly TaxSums[]): Promise<void> {
  if (taxes.length === 0) return;
  await tx
    .insertInto("sales_taxes")
    .values(
      taxes.map(({ period, place, percent, isBetweenStates, taxable, tax }) => ({
        period,
        place,
        percent_hundredths: hundredthsOf(percent),
        between_states: isBetweenStates ? 1 : 0,
        taxable_paise: taxable,
        tax_paise: tax,
      })),
    )
    .onConflict((on) =>
      on.columns(["period", "place", "percent_hundredths", "between_states"]).doUpdateSet({
        taxable_paise: sql<number>`sales_taxes.taxable_paise + excluded.taxable_paise`,
        tax_paise: sql<number>`sales_taxes.tax_paise + excluded.tax_paise`,
      }),
    )
    .execute();
}

export async function daysBetween(q: Reads, from: string, to: string): Promise<Map<string, DaySums>> {
  const rows = await q
    .selectFrom("sales_days")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return new Map(
    rows.map((row) => [
      row.day,
      Object.fromEntries(sumNames.map((name) => [name, Number(row[columns[name]])])) as unknown as DaySums,
    ]),
  );
}

export async function taxesOf(q: Reads, periods: readonly string[]): Promise<TaxSums[]> {
  const rows = await q.selectFrom("sales_taxes").selectAll().where("period", "in", periods).execute();
  return rows.map((row) => ({
    period: row.period,
    place: row.place,
    percent: row.percent_hundredths / 100,
    isBetweenStates: row.between_states === 1,
    taxable: Number(row.taxable_paise),
    tax: Number(row.tax_paise),
  }));
}

/** Sold, under way and unpaid, less what was taken off since. As the partial indexes have it, to the letter. */
export async function cashDue(q: Reads): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number | null }>`
    select count(*) as count, sum(total_paise) as paise from orders ${alongIndex(q, "orders_owing")}
    where paid_at is null and status in ('ordered', 'processing', 'shipped')`.execute(q);
  const { rows: less } = await sql<{ paise: number | null }>`
    select sum(c.less_paise) as paise from cash_orders c join orders o on o.id = c.order_id
    where c.less_paise > 0 and o.paid_at is null and o.status in ('ordered', 'processing', 'shipped')`.execute(
    q,
  );
  return {
    count: Number(rows[0]?.count ?? 0),
    paise: Number(rows[0]?.paise ?? 0) - Number(less[0]?.paise ?? 0),
  };
}

/** Paid at the door, and still with the courier. As the partial index has it, to the letter. */
export async function cashOwed(q: Reads): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number | null }>`
    select count(*) as count, sum(due_paise) as paise from cash_orders ${alongIndex(q, "cash_orders_owed")}
    where due_at is not null and settled_at is null`.execute(q);
  return { count: Number(rows[0]?.count ?? 0), paise: Number(rows[0]?.paise ?? 0) };
}

/** Owed to customers, and not with them yet. */
export async function goingBack(q: Reads): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number | null }>`
    select count(*) as count, sum(amount_paise) as paise from refunds ${alongIndex(q, "refunds_to_do")}
    where state <> 'done'`.execute(q);
  return { count: Number(rows[0]?.count ?? 0), paise: Number(rows[0]?.paise ?? 0) };
}
