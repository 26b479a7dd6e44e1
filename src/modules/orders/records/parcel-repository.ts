import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { ParcelState } from "../order-view.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    parcels: ParcelRow;
  }
}

export interface ParcelRow {
  id: string;
  order_id: string;
  position: number;
  carrier: string | null;
  tracking_number: string | null;
  /** ParcelLine[] as JSON. */
  lines: string;
  state: ParcelState;
  restocked: number;
  /** StockLine[] as JSON; of older parcels nobody knows. */
  shelved: string | null;
  sent_at: number;
  delivered_at: number | null;
  updated_at: number;
}

export function parcelsOf(q: Reads | Tx, orderId: string): Promise<ParcelRow[]> {
  return q.selectFrom("parcels").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}

/** Whatever the case of its letters, as the index has it. */
export function parcelsNamed(q: Reads | Tx, trackingNumber: string) {
  return q
    .selectFrom("parcels")
    .select(["order_id", "position", "state"])
    .where(sql`lower(tracking_number)`, "=", trackingNumber.toLowerCase())
    .orderBy("order_id")
    .limit(10)
    .execute();
}

export function insertParcel(tx: Tx, row: ParcelRow) {
  return tx.insertInto("parcels").values(row).execute();
}

export function updateParcel(tx: Tx, id: string, set: Partial<ParcelRow>) {
  return tx.updateTable("parcels").set(set).where("id", "=", id).execute();
}

export function updateParcels(tx: Tx, ids: readonly string[], set: Partial<ParcelRow>) {
  return tx.updateTable("parcels").set(set).where("id", "in", ids).execute();
}

export function deleteParcel(tx: Tx, id: string) {
  return tx.deleteFrom("parcels").where("id", "=", id).execute();
}
