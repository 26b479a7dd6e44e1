import type { Reads, Tx } from "#platform/database/database.ts";
import type { ReturnKind, ReturnReason, ReturnState } from "./views.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    returns: ReturnRow;
    return_events: ReturnEventRow;
  }
}

export interface ReturnRow {
  id: string;
  order_id: string;
  user_id: string;
  state: ReturnState;
  wish: ReturnKind;
  reason: ReturnReason;
  words: string;
  /** ReturnWay as JSON. */
  way: string;
  /** ReturnLine[] as JSON. */
  lines: string;
  pictures: string;
  picture_tries: number;
  fee_paise: number;
  tracking_number: string | null;
  asked_key: string | null;
  refund_id: string | null;
  new_order_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface ReturnEventRow {
  id: string;
  return_id: string;
  state: ReturnState;
  actor: string;
  note: string | null;
  at: number;
}

export function insertReturn(tx: Tx, row: ReturnRow) {
  return tx.insertInto("returns").values(row).execute();
}

export function updateReturn(tx: Tx, id: string, set: Partial<ReturnRow>) {
  return tx.updateTable("returns").set(set).where("id", "=", id).execute();
}

/** Along the index of orders. */
export function handRefundOn(
  tx: Tx,
  orderId: string,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
) {
  return tx
    .updateTable("returns")
    .set({ refund_id: to })
    .where("order_id", "=", orderId)
    .where("refund_id", "in", from)
    .execute();
}

/** Counts one more, and says whether it was too many. */
export async function takePictureTry(tx: Tx, id: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("returns")
    .set((row) => ({ picture_tries: row("picture_tries", "+", 1) }))
    .where("id", "=", id)
    .where("picture_tries", "<", most)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function insertReturnEvent(tx: Tx, row: ReturnEventRow) {
  return tx.insertInto("return_events").values(row).execute();
}

export function findReturn(q: Reads | Tx, id: string): Promise<ReturnRow | undefined> {
  return q.selectFrom("returns").selectAll().where("id", "=", id).executeTakeFirst();
}

export function returnsOf(q: Reads | Tx, orderIds: readonly string[]): Promise<ReturnRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("returns").selectAll().where("order_id", "in", orderIds).orderBy("id").execute();
}

export function eventsOfReturns(q: Reads | Tx, ids: readonly string[]): Promise<ReturnEventRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("return_events")
    .selectAll()
    .where("return_id", "in", ids)
    .orderBy("return_id")
    .orderBy("id")
    .execute();
}

/** Along the index of states: as many of each as anybody looks at. */
export async function listReturns(
  q: Reads,
  { states, after, limit }: { states: readonly ReturnState[]; after: string | undefined; limit: number },
): Promise<ReturnRow[]> {
  return q
    .selectFrom("returns")
    .selectAll()
    .where("state", "in", states)
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countReturns(q: Reads, most: number): Promise<Map<ReturnState, number>> {
  const rows = await q
    .selectFrom("returns")
    .select((count) => ["state", count.fn.countAll<number>().as("total")])
    .where("state", "in", ["asked", "accepted", "onWay", "received", "inspected"])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, total }) => [state, Math.min(Number(total), most)]));
}

export function countOfUsers(q: Reads, userIds: readonly string[]) {
  if (userIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("returns")
    .select((count) => ["user_id", count.fn.countAll<number>().as("total")])
    .where("user_id", "in", userIds)
    .groupBy("user_id")
    .execute();
}

export function returnsOfUser(q: Reads | Tx, userId: string): Promise<ReturnRow[]> {
  return q.selectFrom("returns").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

/** What was asked back of these orders is their new owner's. */
export async function adoptReturns(tx: Tx, orderIds: readonly string[], userId: string): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable("returns").set({ user_id: userId }).where("order_id", "in", orderIds).execute();
}

/** What leads to a person goes; that there was a return stays with the order's sums. */
export async function forgetReturnsOf(tx: Tx, userId: string): Promise<void> {
  const mine = tx.selectFrom("returns").select("id").where("user_id", "=", userId);
  await tx.updateTable("return_events").set({ note: null }).where("return_id", "in", mine).execute();
  await tx
    .updateTable("returns")
    .set({ words: "", pictures: "[]", tracking_number: null, way: JSON.stringify({ kind: "send" }) })
    .where("user_id", "=", userId)
    .execute();
}
