import type { Selectable } from "kysely";
import { hundredthsOf } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { clocksDiffer } from "../rules/price-now.ts";
import type { TimedSaleTable } from "../storage/catalogue-tables.ts";

export type TimedSaleRow = Selectable<TimedSaleTable>;

export async function insertSale(
  tx: Tx,
  row: Omit<TimedSaleRow, "shown" | "swept_at" | "swept_to">,
): Promise<void> {
  await tx.insertInto("timed_sales").values(row).execute();
}

/** Of so many products one each. */
export async function insertSales(
  tx: Tx,
  sales: readonly {
    readonly id: string;
    readonly productId: string;
    readonly percent: number;
    readonly beginsAt: number;
    readonly endsAt: number | null;
  }[],
): Promise<void> {
  if (sales.length === 0) return;
  const rows = sales.map(({ id, productId, percent, beginsAt, endsAt }) => ({
    ...{ id, product_id: productId, colour: null, size: null, category: null, unit_paise: null },
    ...{ percent_hundredths: hundredthsOf(percent), begins_at: beginsAt, ends_at: endsAt },
  }));
  await tx.insertInto("timed_sales").values(rows).execute();
}

/** The one that begins last comes first. */
export function listSales(q: Reads | Tx, limit: number): Promise<TimedSaleRow[]> {
  return q
    .selectFrom("timed_sales")
    .selectAll()
    .orderBy("begins_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function lockSale(tx: Tx, id: string): Promise<TimedSaleRow | undefined> {
  return locked(tx, tx.selectFrom("timed_sales").selectAll().where("id", "=", id)).executeTakeFirst();
}

export async function updateSale(tx: Tx, id: string, changed: Partial<TimedSaleRow>): Promise<void> {
  await tx.updateTable("timed_sales").set(changed).where("id", "=", id).execute();
}

/** One that has begun or ended since prices were looked at, or is half looked at; in either direction of the clock. */
export async function findDueSale(q: Reads | Tx, now: number): Promise<string | undefined> {
  const row = await q
    .selectFrom("timed_sales")
    .select("id")
    .where((where) => {
      const begun = where("begins_at", "<=", now);
      const open = where.or([where("ends_at", "is", null), where("ends_at", ">", now)]);
      const isOld = where.or([where("swept_at", "<=", now), where("swept_at", ">", now + clocksDiffer)]);
      return where.or([
        where("swept_to", "is not", null),
        where.and([where("shown", "=", 0), begun, open, isOld]),
        where.and([where("shown", "=", 1), where.not(where.and([begun, open])), isOld]),
      ]);
    })
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A category has another id. */
export async function renameSalesOf(tx: Tx, category: string, to: string): Promise<void> {
  await tx.updateTable("timed_sales").set({ category: to }).where("category", "=", category).execute();
}

export function salesOf(tx: Tx, category: string): Promise<TimedSaleRow[]> {
  return tx.selectFrom("timed_sales").selectAll().where("category", "=", category).execute();
}

/** As they were; what they lower is looked at anew. */
export async function insertSalesAgain(tx: Tx, rows: readonly TimedSaleRow[]): Promise<void> {
  if (rows.length === 0) return;
  const unswept = { shown: 0, swept_at: 0, swept_to: null } as const;
  await tx
    .insertInto("timed_sales")
    .values(rows.map((row) => ({ ...row, ...unswept })))
    .execute();
}

/** A category is no more. */
export async function deleteSalesOf(tx: Tx, category: string): Promise<void> {
  await tx.deleteFrom("timed_sales").where("category", "=", category).execute();
}
