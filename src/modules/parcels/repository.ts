import { sql } from "kysely";
import { underWay } from "#modules/orders/rules/erasure.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonText } from "#platform/database/dialects.ts";
import type { BookingState } from "./rules/booking-state.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    parcel_bookings: BookingRow;
  }
}

export interface BookingRow {
  id: string;
  order_id: string;
  reference: string;
  courier: string;
  service: string;
  service_name: string;
  state: BookingState;
  tracking_number: string | null;
  courier_key: string;
  why: string | null;
  grams: number;
  quoted_paise: number;
  cash_paise: number;
  order_version: number;
  actor: string;
  asked_at: number;
  changed_at: number;
  pickup_at: number | null;
  look_at: number | null;
}

export async function insertBooking(tx: Tx, row: BookingRow): Promise<void> {
  await tx.insertInto("parcel_bookings").values(row).execute();
}

export function findBooking(q: Reads | Tx, id: string): Promise<BookingRow | undefined> {
  return q.selectFrom("parcel_bookings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest first. */
export function bookingsOf(q: Reads | Tx, orderId: string): Promise<BookingRow[]> {
  return q
    .selectFrom("parcel_bookings")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Gives it as it is then; nothing where it is in none of these states any more. */
export function moveBooking(
  tx: Tx,
  id: string,
  from: readonly BookingState[],
  set: Partial<BookingRow>,
): Promise<BookingRow | undefined> {
  return tx
    .updateTable("parcel_bookings")
    .set(set)
    .where("id", "=", id)
    .where("state", "in", from)
    .returningAll()
    .executeTakeFirst();
}

export function dueBookings(q: Reads, now: number, limit: number): Promise<BookingRow[]> {
  return q
    .selectFrom("parcel_bookings")
    .selectAll()
    .where("look_at", "is not", null)
    .where("look_at", "<=", now)
    .orderBy("look_at")
    .limit(limit)
    .execute();
}

/** Of those who look at the same time one gets it. */
export async function claimBooking(tx: Tx, row: BookingRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("parcel_bookings")
    .set({ look_at: until })
    .where("id", "=", row.id)
    .where("look_at", "=", row.look_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function labelsOf(q: Reads, orderIds: readonly string[]) {
  return q
    .selectFrom("parcel_bookings")
    .select(["order_id as orderId", "courier", "tracking_number as trackingNumber", "asked_at as at"])
    .where("order_id", "in", orderIds)
    .orderBy("asked_at")
    .execute();
}

/** Of orders whose customer has left, once nothing of them is under way. */
export async function forgetLabels(tx: Tx): Promise<void> {
  const left = tx
    .selectFrom("orders")
    .select("id")
    .where("erase_at", "is not", null)
    .where("status", "not in", [...underWay, "pending"]);
  await tx
    .updateTable("courier_bill_lines")
    .set({ tracking_number: "" })
    .where("order_id", "in", left)
    .where("tracking_number", "<>", "")
    .execute();
  await tx
    .updateTable("parcel_bookings")
    .set({ tracking_number: null, courier_key: "", why: null })
    .where("order_id", "in", left)
    // What is to be cancelled is asked for by its number; it goes after that.
    .where("state", "<>", "cancelling")
    .where((is) => is.or([is("tracking_number", "is not", null), is("why", "is not", null)]))
    .execute();
}

/** Cash orders to a PIN code since then that have come to an end, and how many of them came back. */
export async function cashOrdersTo(
  q: Reads,
  pinCode: string,
  since: number,
): Promise<{ all: number; back: number }> {
  const { rows } = await sql<{ n: number; back: number | null }>`
    select count(*) as n, sum(case when c.refused_at is not null then 1 else 0 end) as back
    from orders join cash_orders c on c.order_id = orders.id
    where ${jsonText(q, "address", "pinCode")} = ${pinCode} and orders.created_at > ${since}
      and (c.refused_at is not null or c.due_at is not null)`.execute(q);
  return { all: Number(rows[0]?.n ?? 0), back: Number(rows[0]?.back ?? 0) };
}
