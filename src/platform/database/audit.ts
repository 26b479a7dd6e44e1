import { type Expression, type SqlBool, sql } from "kysely";
import type { AuditEntry } from "../events/event.ts";
import { newId } from "../ids.ts";
import type { ListenerToAll, Reads, Tx } from "./database.ts";

declare module "./database.ts" {
  interface Tables {
    audit: AuditRow;
  }
}

export interface AuditRow {
  id: string;
  user_id: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  at: number;
}

/**
 * The audit log (audit trail): who did what, written in the same transaction. Of one thing no two entries have the
 * same time.
 */
export const keepAudit: ListenerToAll = async (tx, { audited }, payload) => {
  const entries = audited?.(payload) ?? [];
  if (entries.length === 0) return;
  await tx
    .insertInto("audit")
    .values(entries.map((entry) => rowOf(entry)))
    .execute();
};

function rowOf({ by, action, subject, before, after, at }: AuditEntry) {
  const later = sql<number>`(
    select case when max(at) >= ${at} then max(at) + 1 else ${at} end from audit where subject = ${subject}
  )`;
  return {
    id: newId(at),
    user_id: by,
    action,
    subject,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    at: later,
  };
}

export interface AuditFilter {
  readonly by?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: number | undefined;
  readonly upTo?: number | undefined;
  /** The last one that was seen. */
  readonly after?: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The newest first. */
export function listAuditEntries(
  q: Reads | Tx,
  { by, subject, from, upTo, after, limit }: AuditFilter,
): Promise<AuditRow[]> {
  return q
    .selectFrom("audit")
    .selectAll()
    .$if(by !== undefined, (query) => query.where(ofPerson(by ?? "", { from, upTo, after })))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .$if(from !== undefined, (query) => query.where("at", ">=", from ?? 0))
    .$if(upTo !== undefined, (query) => query.where("at", "<=", upTo ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) < (${after?.at ?? 0}, ${after?.id ?? ""})`),
    )
    .$if(by !== undefined, (query) => query.orderBy("user_id", "desc"))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/**
 * As a range and not as one value: the order then begins with the person, and only the person's own index has it.
 * Asked for one value, PostgreSQL takes that of the times, and reads it all for who did little, long ago.
 */
function ofPerson(by: string, { from, upTo, after }: Pick<AuditFilter, "from" | "upTo" | "after">) {
  const end = after
    ? sql`(user_id, at, id) < (${by}, ${after.at}, ${after.id})`
    : sql`(user_id, at) <= (${by}, ${upTo ?? Number.MAX_SAFE_INTEGER})`;
  return sql<boolean>`(user_id, at) >= (${by}, ${from ?? 0}) and ${end}`;
}

/** Whether a person did something that is still here: one look at that person's index. */
export const hasDone = (personId: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from audit where user_id = ${personId})`;

/** Of these things, the newest first. */
export function listAuditEntriesOf(
  q: Reads | Tx,
  {
    subjects,
    action,
    since,
    limit,
  }: {
    readonly subjects: readonly string[];
    readonly action: string;
    readonly since: number;
    readonly limit: number;
  },
): Promise<AuditRow[]> {
  return q
    .selectFrom("audit")
    .selectAll()
    .where("subject", "in", subjects)
    .where("at", ">", since)
    .where("action", "=", action)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What was taken away: there was something before, and nothing after. The newest first. */
export function listTakenAway(
  q: Reads | Tx,
  { action, since, limit }: { readonly action: string; readonly since: number; readonly limit: number },
): Promise<AuditRow[]> {
  return q
    .selectFrom("audit")
    .selectAll()
    .where("before", "is not", null)
    .where("after", "is", null)
    .where("at", ">", since)
    .where("action", "=", action)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findAuditEntry(q: Reads | Tx, id: string): Promise<AuditRow | undefined> {
  return q.selectFrom("audit").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Somebody has left: that something was done to these stays, and no word of what. */
export async function emptyAuditEntries(
  tx: Tx,
  subjects: readonly string[] | Expression<{ id: string }>,
): Promise<void> {
  if (Array.isArray(subjects) && subjects.length === 0) return;
  await tx
    .updateTable("audit")
    .set({ before: null, after: null })
    .where("subject", "in", subjects as Expression<never>)
    .execute();
}

/** The oldest of them, as many as are named; gives how many there were. */
export async function dropAuditEntries(tx: Tx, before: number, most: number): Promise<number> {
  const old = tx.selectFrom("audit").select("id").where("at", "<", before).orderBy("at").limit(most);
  const { numDeletedRows } = await tx.deleteFrom("audit").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}
