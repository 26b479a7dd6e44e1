import type { Reads, Tx } from "#platform/database/database.ts";
import { type MessageState, mayFollow } from "./rules/message-state.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    whatsapp_messages: WhatsAppMessageRow;
    whatsapp_heard: HeardRow;
  }
}

export interface WhatsAppMessageRow {
  id: string;
  wamid: string | null;
  phone: string;
  message: string | null;
  state: MessageState;
  why: string | null;
  since: number;
  changed_at: number;
}

export interface HeardRow {
  wamid: string;
  phone: string;
  at: number;
  heard_at: number;
  ticket_id: string | null;
}

export async function insertMessage(tx: Tx, row: WhatsAppMessageRow): Promise<void> {
  await tx.insertInto("whatsapp_messages").values(row).execute();
}

export function findMessage(tx: Tx, id: string): Promise<WhatsAppMessageRow | undefined> {
  return tx.selectFrom("whatsapp_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function updateMessage(tx: Tx, id: string, change: Partial<WhatsAppMessageRow>): Promise<void> {
  await tx.updateTable("whatsapp_messages").set(change).where("id", "=", id).execute();
}

/** What WhatsApp answered, unless more was told meanwhile; false then. */
export async function noteAnswer(tx: Tx, id: string, change: Partial<WhatsAppMessageRow>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("whatsapp_messages")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "asked")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is told of a message moves it forward only, and once; gives what moved, with the SMS that may have to follow. */
export async function moveForward(
  tx: Tx,
  by: { readonly id: string } | { readonly wamid: string },
  state: keyof typeof mayFollow,
  change: Partial<WhatsAppMessageRow>,
): Promise<Pick<WhatsAppMessageRow, "id" | "message" | "since">[]> {
  const [[column, value]] = Object.entries(by) as [["id" | "wamid", string]];
  return tx
    .updateTable("whatsapp_messages")
    .set({ ...change, state })
    .where(column, "=", value)
    .where("state", "in", [...mayFollow[state]])
    .returning(["id", "message", "since"])
    .execute();
}

/** False where it was heard before. */
export async function insertHeard(tx: Tx, row: HeardRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("whatsapp_heard")
    .values(row)
    .onConflict((conflict) => conflict.column("wamid").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function noteTicket(tx: Tx, wamid: string, ticket_id: string): Promise<void> {
  await tx.updateTable("whatsapp_heard").set({ ticket_id }).where("wamid", "=", wamid).execute();
}

/** What became of what they wrote since then. */
export async function lastTicket(tx: Tx, phone: string, since: number): Promise<string | undefined> {
  const found = await tx
    .selectFrom("whatsapp_heard")
    .select("ticket_id")
    .where("phone", "=", phone)
    .where("at", ">", since)
    .where("ticket_id", "is not", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.ticket_id ?? undefined;
}

export async function hasWrittenSince(q: Reads | Tx, phone: string, since: number): Promise<boolean> {
  const found = await q
    .selectFrom("whatsapp_heard")
    .select("wamid")
    .where("phone", "=", phone)
    .where("at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function countStates(q: Reads, since: number) {
  return q
    .selectFrom("whatsapp_messages")
    .select((select) => ["state", select.fn.countAll<number>().as("total")])
    .where("since", ">", since)
    .groupBy("state")
    .execute();
}

/** Why an SMS went in its place, the last one first. */
export function lastRefusals(q: Reads, since: number, most: number) {
  return q
    .selectFrom("whatsapp_messages")
    .select((select) => [
      "why",
      select.fn.countAll<number>().as("total"),
      select.fn.max("changed_at").as("at"),
    ])
    .where("since", ">", since)
    .where("state", "in", ["refused", "failed"])
    .groupBy("why")
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}

export function messagesOf(q: Reads | Tx, phone: string) {
  return q
    .selectFrom("whatsapp_messages")
    .select(["state", "since", "changed_at"])
    .where("phone", "=", phone)
    .orderBy("since")
    .execute();
}

export function heardOf(q: Reads | Tx, phone: string) {
  return q.selectFrom("whatsapp_heard").select("at").where("phone", "=", phone).orderBy("at").execute();
}

export async function forgetPhone(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom("whatsapp_messages").where("phone", "=", phone).execute();
  await tx.deleteFrom("whatsapp_heard").where("phone", "=", phone).execute();
}

export async function deleteOld(tx: Tx, before: { messages: number; heard: number }): Promise<void> {
  await tx.deleteFrom("whatsapp_messages").where("since", "<", before.messages).execute();
  await tx.deleteFrom("whatsapp_heard").where("heard_at", "<", before.heard).execute();
}
