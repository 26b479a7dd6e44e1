import { sql } from "kysely";
import { type Counted, countedTo } from "#contract/format/counted.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { TicketKind, TicketState } from "./rules/ticket.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    tickets: TicketRow;
    ticket_messages: TicketMessageRow;
  }
}

export interface TicketRow {
  id: string;
  number: string;
  kind: TicketKind;
  lang: Lang;
  name: string;
  email: string | null;
  phone: string | null;
  user_id: string | null;
  order_number: string | null;
  order_id: string | null;
  state: TicketState;
  version: number;
  created_at: number;
  since: number;
  waiting_since: number;
  acknowledged_at: number | null;
  due_at: number | null;
  near_at: number | null;
  changed_at: number;
}

export interface TicketMessageRow {
  id: string;
  ticket_id: string;
  kind: "words" | "answer" | "note";
  /** Of the staff; whoever asks has none. */
  author: string | null;
  words: string;
  at: number;
}

export interface After {
  readonly at: number;
  readonly id: string;
}

export async function insertTicket(tx: Tx, row: TicketRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("tickets")
    .values(row)
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function insertTicketMessage(tx: Tx, row: TicketMessageRow): Promise<void> {
  await tx.insertInto("ticket_messages").values(row).execute();
}

export function findTicket(q: Reads | Tx, by: { id: string } | { number: string }) {
  const [[column, value]] = Object.entries(by) as [["id" | "number", string]];
  return q.selectFrom("tickets").selectAll().where(column, "=", value).executeTakeFirst();
}

/** Nobody else changes it until the transaction ends; only at the version that was seen, where one is named. */
export function takeTicket(tx: Tx, id: string, seen?: number): Promise<TicketRow | undefined> {
  return tx
    .updateTable("tickets")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .$if(seen !== undefined, (query) => query.where("version", "=", seen ?? 0))
    .returningAll()
    .executeTakeFirst();
}

export async function updateTicket(tx: Tx, id: string, change: Partial<TicketRow>): Promise<void> {
  await tx.updateTable("tickets").set(change).where("id", "=", id).execute();
}

/** By their ids, which grow with time. */
export function ticketsAfter(q: Reads, after: string, most: number) {
  return q.selectFrom("tickets").selectAll().where("id", ">", after).orderBy("id").limit(most).execute();
}

export function messagesOf(q: Reads | Tx, ticketIds: readonly string[]): Promise<TicketMessageRow[]> {
  return q
    .selectFrom("ticket_messages")
    .selectAll()
    .where("ticket_id", "in", ticketIds)
    .orderBy("ticket_id")
    .orderBy("id")
    .execute();
}

/** The last that whoever asked said; of a long one its beginning. */
export function lastWordsOf(q: Reads, ticketIds: readonly string[]) {
  const last = q
    .selectFrom("ticket_messages")
    .select((select) => select.fn.max("id").as("id"))
    .where("ticket_id", "in", ticketIds)
    .where("kind", "=", "words")
    .groupBy("ticket_id");
  return q
    .selectFrom("ticket_messages")
    .select(["ticket_id", sql<string>`substr(words, 1, 160)`.as("words")])
    .where("id", "in", last)
    .execute();
}

/** What waits, by what is due first. */
export function listByClock(q: Reads, limit: number, after?: After): Promise<TicketRow[]> {
  return q
    .selectFrom("tickets")
    .selectAll()
    .where("state", "=", "waiting")
    .$if(after !== undefined, (query) =>
      query
        .where("due_at", ">=", after?.at ?? 0)
        .where((where) =>
          where.or([where("due_at", ">", after?.at ?? 0), where("id", ">", after?.id ?? "")]),
        ),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export interface TicketKey {
  readonly number: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly order: string;
}

/** The last one first; each way along an index of its own. */
export function searchTickets(q: Reads, { number, email, phone, order }: TicketKey, limit: number) {
  return q
    .selectFrom("tickets")
    .selectAll()
    .where((where) =>
      where.or([
        where("order_number", "=", order),
        ...(number === undefined ? [] : [where("number", "=", number)]),
        ...(email === undefined ? [] : [where("email", "=", email)]),
        ...(phone === undefined ? [] : [where("phone", "=", phone)]),
      ]),
    )
    .orderBy("changed_at", "desc")
    .limit(limit)
    .execute();
}

/** What does not wait, the newest first. */
export function listByChange(
  q: Reads,
  state: Exclude<TicketState, "waiting">,
  limit: number,
  after?: After,
): Promise<TicketRow[]> {
  return q
    .selectFrom("tickets")
    .selectAll()
    .where("state", "=", state)
    .$if(after !== undefined, (query) =>
      query
        .where("changed_at", "<=", after?.at ?? 0)
        .where((where) =>
          where.or([where("changed_at", "<", after?.at ?? 0), where("id", "<", after?.id ?? "")]),
        ),
    )
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Whoever wrote the number with them. */
export function ticketsOfOrder(q: Reads, order: string, limit: number) {
  return q
    .selectFrom("tickets")
    .select(["id", "number", "kind", "state", "created_at"])
    .where("order_number", "=", order)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export function ticketsOfUser(q: Reads | Tx, userId: string, limit: number): Promise<TicketRow[]> {
  return q
    .selectFrom("tickets")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("changed_at", "desc")
    .limit(limit)
    .execute();
}

/** No further than anybody wants to count. */
export async function countState(q: Reads, state: TicketState, most: number): Promise<Counted> {
  const rows = await q
    .selectFrom("tickets")
    .select("id")
    .where("state", "=", state)
    .limit(most + 1)
    .execute();
  return countedTo(most, rows.length);
}

/** Grievances whose clock is near, or has struck. */
export async function countNear(q: Reads, now: number, most: number): Promise<Counted> {
  const rows = await q
    .selectFrom("tickets")
    .select("id")
    .where("kind", "=", sql.lit("grievance"))
    .where("near_at", "<=", now)
    .limit(most + 1)
    .execute();
  return countedTo(most, rows.length);
}

/** By whom it was written, or to whom it leads where nobody was signed in. */
export async function ticketIdsOf(
  q: Reads | Tx,
  { userId, email, phone }: { userId: string; email: string | null; phone: string | null },
): Promise<string[]> {
  const rows = await q
    .selectFrom("tickets")
    .select(["id", "user_id"])
    .where((where) =>
      where.or([
        where("user_id", "=", userId),
        ...(email === null ? [] : [where("email", "=", email)]),
        ...(phone === null ? [] : [where("phone", "=", phone)]),
      ]),
    )
    .execute();
  // Asked of the database, this leads its planner to all that nobody has signed.
  return rows.flatMap(({ id, user_id: by }) => (by === null || by === userId ? [id] : []));
}

export async function closedBefore(q: Reads, before: number, limit: number): Promise<string[]> {
  const rows = await q
    .selectFrom("tickets")
    .select("id")
    .where("state", "=", "closed")
    .where("changed_at", "<=", before)
    .orderBy("changed_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("ticket_messages").where("ticket_id", "in", ids).execute();
  await tx.deleteFrom("tickets").where("id", "in", ids).execute();
}
