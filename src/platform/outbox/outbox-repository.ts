import { sql } from "kysely";
import type { Database, Reads, Tx } from "../database/database.ts";
import { pipelined, prepared } from "../database/prepared.ts";
import type { Message } from "./message.ts";

declare module "../database/database.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

export interface OutboxRow {
  id: string;
  kind: Message["kind"];
  message: string;
  due_at: number;
  tries: number;
  dead: number;
  created_at: number;
  give_up_at: number;
  useful_until: number | null;
  why: string | null;
  /** What it tells of, and which step of that, where it may be withdrawn. */
  about: string | null;
  about_step: number | null;
}

export const insertMessage = pipelined((q, row: OutboxRow) => q.insertInto("outbox").values({ ...row }));

export function insertMessages(tx: Tx, messages: readonly OutboxRow[]) {
  return tx.insertInto("outbox").values(messages).execute();
}

/** The oldest that are due, for this process alone: whoever updates a row first moves it out of the others' sight. */
export async function claimDue(
  db: Database,
  now: number,
  { limit, claimMs }: { limit: number; claimMs: number },
): Promise<OutboxRow[]> {
  const due = await db.read
    .selectFrom("outbox")
    .select("id")
    .where("dead", "=", 0)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return db.write((tx) =>
    tx
      .updateTable("outbox")
      .set((eb) => ({ due_at: now + claimMs, tries: eb("tries", "+", 1) }))
      .where("id", "in", ids)
      .where("due_at", "<=", now)
      .returningAll()
      .execute(),
  );
}

export function updateMessage(tx: Tx, id: string, set: Partial<OutboxRow>) {
  return tx.updateTable("outbox").set(set).where("id", "=", id).execute();
}

const deleting = prepared((q, { id }: { id: string }) => q.deleteFrom("outbox").where("id", "=", id));

export const deleteMessage = (tx: Tx, id: string) => deleting(tx, { id });

export interface About {
  readonly about: string;
  /** Else every step. */
  readonly step?: number | undefined;
}

/** Takes back messages that no process has begun to send. Gives how many were taken back, and how many had begun. */
export async function withdrawMessages(tx: Tx, { about, step }: About) {
  const withdrawn = await tx
    .deleteFrom("outbox")
    .where("about", "=", about)
    .where("tries", "=", 0)
    .$if(step !== undefined, (query) => query.where("about_step", "=", step ?? 0))
    .returning("id")
    .execute();
  const begun = await tx
    .selectFrom("outbox")
    .select("id")
    .where("about", "=", about)
    .$if(step !== undefined, (query) => query.where("about_step", "=", step ?? 0))
    .execute();
  return { withdrawn: withdrawn.length, begun: begun.length };
}

/** Few rows ever lie here, for what is sent is gone. */
export async function deleteMessagesTo(tx: Tx, to: string): Promise<void> {
  const address = `"to":${JSON.stringify(to)}`;
  await tx.deleteFrom("outbox").where(sql<boolean>`replace(message, ${address}, '') <> message`).execute();
}

export async function deleteGivenUp(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("dead", "=", 1)
    .where("give_up_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those that wait for the second try or later, and those given up; the oldest first. */
export function listUnsent(q: Reads, limit: number): Promise<OutboxRow[]> {
  return q
    .selectFrom("outbox")
    .selectAll()
    .where((row) => row.or([row("tries", ">", 0), row("dead", "=", 1)]))
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** No further than asked for. */
export async function countGivenUp(q: Reads, most: number): Promise<number> {
  const few = q.selectFrom("outbox").select("id").where("dead", "=", 1).limit(most);
  const { total } = await q
    .selectFrom(few.as("few"))
    .select((count) => count.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All that were given up, or the one; gives how many are tried anew. */
export async function reviveMessages(
  tx: Tx,
  id: string | undefined,
  { now, giveUpAt }: { now: number; giveUpAt: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({ dead: 0, tries: 0, due_at: now, give_up_at: giveUpAt, why: null })
    .$if(id === undefined, (query) => query.where("dead", "=", 1))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Sent messages are gone from the table, so this counts what is left alone. */
export function countUnsent(q: Reads) {
  return q
    .selectFrom("outbox")
    .select((count) => [
      "kind",
      "dead",
      count.fn.countAll<number>().as("total"),
      count.fn.min("created_at").as("oldest"),
    ])
    .groupBy(["kind", "dead"])
    .execute();
}
