import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    cash_settlements: SettlementRow;
  }
}

export interface SettlementRow {
  id: string;
  carrier: string | null;
  reference: string;
  due_paise: number;
  got_paise: number;
  parcels: number;
  note: string | null;
  actor: string;
  at: number;
  /** When it was taken back, and by whom. */
  back_at: number | null;
  back_by: string | null;
}

/** As the partial index has it, to the letter. */
const isOwed = sql<boolean>`due_at is not null and settled_at is null`;

export async function owedByCourier(q: Reads) {
  const rows = await q
    .selectFrom("cash_orders")
    .select((of) => [
      "carrier",
      of.fn.countAll<number>().as("parcels"),
      of.fn.sum<number>("due_paise").as("paise"),
      of.fn.min("due_at").as("since"),
    ])
    .where(isOwed)
    .groupBy("carrier")
    .execute();
  return rows
    .map(({ carrier, parcels, paise, since }) => ({
      carrier,
      parcels: Number(parcels),
      paise: Number(paise),
      since: Number(since),
    }))
    .sort((one, other) => one.since - other.since);
}

export interface OwedPart {
  readonly carrier: string | null;
  readonly after?: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The oldest first. */
export async function owedParcels(q: Reads, { carrier, after, limit }: OwedPart) {
  const rows = await q
    .selectFrom("cash_orders")
    .innerJoin("orders", "orders.id", "cash_orders.order_id")
    .select(["order_id", "orders.number", "short_id", "cash_orders.carrier", "due_paise", "due_at"])
    .where(isOwed)
    .where("cash_orders.carrier", carrier === null ? "is" : "=", carrier)
    .$if(after !== undefined, (query) => query.where(afterIt(after)))
    .orderBy("due_at")
    .orderBy("order_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, due_paise: row.due_paise ?? 0, due_at: row.due_at ?? 0 }));
}

function afterIt(after: OwedPart["after"]): RawBuilder<boolean> {
  return sql`(due_at, order_id) > (${after?.at ?? 0}, ${after?.id ?? ""})`;
}

/** Kept from everybody else who settles, until the commit. */
export function lockOwed(tx: Tx, orderIds: readonly string[]) {
  return locked(
    tx,
    tx
      .selectFrom("cash_orders")
      .select(["order_id", "carrier", "due_paise"])
      .where("order_id", "in", orderIds)
      .where(isOwed)
      .orderBy("order_id"),
  ).execute();
}

export async function insertSettlement(
  tx: Tx,
  row: SettlementRow,
  orderIds: readonly string[],
): Promise<void> {
  await tx.insertInto("cash_settlements").values(row).execute();
  await tx
    .updateTable("cash_orders")
    .set({ settled_at: row.at, settlement_id: row.id })
    .where("order_id", "in", orderIds)
    .execute();
}

/** Once, and not for what is older; its parcels are owed again. */
export async function takeSettlementBack(
  tx: Tx,
  id: string,
  { by, at, since }: { readonly by: string; readonly at: number; readonly since: number },
): Promise<SettlementRow | undefined> {
  const row = await tx
    .updateTable("cash_settlements")
    .set({ back_at: at, back_by: by })
    .where("id", "=", id)
    .where("back_at", "is", null)
    .where("at", ">", since)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const owedAgain = { settled_at: null, settlement_id: null };
  await tx.updateTable("cash_orders").set(owedAgain).where("settlement_id", "=", id).execute();
  return row;
}

export async function isSettlement(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom("cash_settlements").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export function lastSettlements(q: Reads, limit: number): Promise<SettlementRow[]> {
  return q.selectFrom("cash_settlements").selectAll().orderBy("at", "desc").limit(limit).execute();
}

export async function countOwed(q: Reads, before: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select 1 from cash_orders where ${isOwed} and due_at < ${before} limit ${sql.lit(most)}) as old`.execute(
    q,
  );
  return Number(rows[0]?.n ?? 0);
}
