import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import type { BillVerdict } from "./rules/judge-line.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    courier_bills: BillRow;
    courier_bill_lines: BillLineRow;
  }
}

export interface BillRow {
  id: string;
  courier: string;
  file_hash: string;
  lines: number;
  billed_paise: number;
  actor: string;
  at: number;
}

export interface BillLineRow {
  bill_id: string;
  line: number;
  courier: string;
  tracking_number: string;
  grams: number;
  paise: number;
  verdict: BillVerdict;
  order_id: string | null;
  booked_grams: number | null;
  booked_paise: number | null;
}

/** False where the same file was read before. */
export async function insertBill(tx: Tx, row: BillRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("courier_bills")
    .values(row)
    .onConflict((on) => on.columns(["courier", "file_hash"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function insertLines(tx: Tx, rows: readonly BillLineRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("courier_bill_lines").values(rows).execute();
}

/** Kept from whoever reads another bill at the same time: a parcel is billed twice by one of the two. */
export function bookingsNumbered(tx: Tx, courier: string, numbers: readonly string[]) {
  return locked(
    tx,
    tx
      .selectFrom("parcel_bookings")
      .select(["id", "order_id", "tracking_number", "state", "grams", "quoted_paise"])
      .where("courier", "=", courier)
      .where("tracking_number", "in", numbers)
      .orderBy("id"),
  ).execute();
}

export async function billedBefore(
  tx: Tx,
  courier: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await tx
    .selectFrom("courier_bill_lines")
    .select("tracking_number")
    .where("courier", "=", courier)
    .where("tracking_number", "in", numbers)
    .execute();
  return new Set(found.map(({ tracking_number }) => tracking_number));
}

export function findBill(q: Reads | Tx, id: string): Promise<BillRow | undefined> {
  return q.selectFrom("courier_bills").selectAll().where("id", "=", id).executeTakeFirst();
}

export function billOfFile(q: Reads | Tx, courier: string, hash: string): Promise<BillRow | undefined> {
  return q
    .selectFrom("courier_bills")
    .selectAll()
    .where("courier", "=", courier)
    .where("file_hash", "=", hash)
    .executeTakeFirst();
}

export function lastBills(q: Reads, limit: number): Promise<BillRow[]> {
  return q.selectFrom("courier_bills").selectAll().orderBy("at", "desc").limit(limit).execute();
}

/** Of each verdict how many lines there are, and the sums of what was billed and booked. */
export async function sumsOfBill(q: Reads, id: string) {
  const rows = await q
    .selectFrom("courier_bill_lines")
    .select(({ fn }) => [
      "verdict",
      fn.countAll<number>().as("lines"),
      fn.sum<number>("paise").as("billed"),
      fn.sum<number | null>("booked_paise").as("booked"),
    ])
    .where("bill_id", "=", id)
    .groupBy("verdict")
    .execute();
  return rows.map(({ verdict, lines, billed, booked }) => ({
    verdict,
    lines: Number(lines),
    billedPaise: Number(billed),
    bookedPaise: Number(booked ?? 0),
  }));
}

/** In the order of the file. */
export function linesOfBill(
  q: Reads,
  id: string,
  { after, limit, all }: { readonly after: number; readonly limit: number; readonly all: boolean },
) {
  return q
    .selectFrom("courier_bill_lines")
    .leftJoin("orders", "orders.id", "courier_bill_lines.order_id")
    .select(["line", "courier_bill_lines.tracking_number", "grams", "paise", "verdict"])
    .select(["booked_grams", "booked_paise", "orders.number"])
    .where("bill_id", "=", id)
    .where("line", ">", after)
    .$if(!all, (query) => query.where("verdict", "<>", "agreed"))
    .orderBy("line")
    .limit(limit)
    .execute();
}
