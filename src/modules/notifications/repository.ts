import { sql } from "kysely";
import type { Role } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { pipelined } from "#platform/database/prepared.ts";
import type { NotificationKind } from "./rules/notification.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    notification_preferences: PreferencesRow;
    staff_notifications: NotificationRow;
  }
}

export interface PreferencesRow {
  user_id: string;
  lang: Lang;
  orders: "each" | "digest" | "none";
  troubles: number;
  asked: number;
  summary: number;
  by_mail: number;
  by_sms: number;
  by_push: number;
  /** Said by whoever it is of, and not by the shop as she became its owner. */
  chosen: number;
  digest_at: number | null;
  digest_orders: number;
  digest_paise: number;
  summary_day: number;
}

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  order_id: string;
  paise: number;
  pieces: number;
  actor: string;
  at: number;
  about: string | null;
  called: string | null;
}

export const insertNotification = pipelined((q, row: NotificationRow) =>
  q.insertInto("staff_notifications").values({ ...row }),
);

/** Whether anything waits to be sent: a message, a digest that is due, or a day that nobody summed up. */
export async function isAnythingDue(q: Reads, now: number, summaryDay: number): Promise<boolean> {
  const { rows } = await sql<{ due: number }>`select case when
      exists (select 1 from staff_notifications)
      or exists (select 1 from notification_preferences where digest_at <= ${now})
      or exists (select 1 from notification_preferences where summary = 1 and summary_day < ${summaryDay})
    then 1 else 0 end as due`.execute(q);
  return Number(rows[0]?.due) === 1;
}

/** The oldest, for this transaction alone: another one that waits for them finds them gone. */
export async function takeNotifications(tx: Tx, limit: number): Promise<NotificationRow[]> {
  const oldest = await tx.selectFrom("staff_notifications").select("id").orderBy("id").limit(limit).execute();
  if (oldest.length === 0) return [];
  const ids = oldest.map(({ id }) => id);
  const taken = await tx.deleteFrom("staff_notifications").where("id", "in", ids).returningAll().execute();
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function findPreferences(q: Reads | Tx, userId: string): Promise<PreferencesRow | undefined> {
  return q
    .selectFrom("notification_preferences")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Nothing where there is one. */
export async function addPreferences(tx: Tx, row: PreferencesRow): Promise<void> {
  await tx
    .insertInto("notification_preferences")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** Whether an owner said it. */
export async function isChosen(q: Reads): Promise<boolean> {
  const { rows } =
    await sql`select 1 from notification_preferences join users on users.id = notification_preferences.user_id
    where chosen = 1 and users.role = 'owner' and users.deleted_at is null limit 1`.execute(q);
  return rows.length > 0;
}

/** Until the transaction ends nobody gathers for it. */
export function lockPreferences(tx: Tx, userId: string): Promise<PreferencesRow | undefined> {
  const query = tx.selectFrom("notification_preferences").selectAll().where("user_id", "=", userId);
  return locked(tx, query).executeTakeFirst();
}

export async function savePreferences(tx: Tx, row: PreferencesRow): Promise<void> {
  const { user_id: _, ...request } = row;
  await tx
    .insertInto("notification_preferences")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(request))
    .execute();
}

export async function deletePreferences(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("notification_preferences").where("user_id", "=", userId).execute();
}

interface ReachRow {
  readonly role: Role;
  readonly email: string | null;
  readonly phone: string | null;
}
export type RecipientRow = PreferencesRow & ReachRow;

/** Those who still work here. What the shop said for an owner holds as long as she is one. */
export async function recipients(q: Reads | Tx): Promise<RecipientRow[]> {
  const { rows } =
    await sql<RecipientRow>`select notification_preferences.*, users.role, users.email, users.phone
    from notification_preferences join users on users.id = notification_preferences.user_id
    where users.role is not null and users.deleted_at is null
      and (notification_preferences.chosen = 1 or users.role = 'owner')`.execute(q);
  return rows;
}

/** Owners of whom nothing is kept. */
export async function ownersNotAsked(q: Reads | Tx): Promise<(ReachRow & { readonly user_id: string })[]> {
  const { rows } = await sql<ReachRow & { user_id: string }>`select id as user_id, role, email, phone
    from users where role = 'owner' and deleted_at is null
      and not exists (select 1 from notification_preferences where user_id = users.id)`.execute(q);
  return rows;
}

export async function gather(
  tx: Tx,
  userIds: readonly string[],
  { orders, paise, dueAt }: { orders: number; paise: number; dueAt: number },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable("notification_preferences")
    .set((of) => ({
      digest_orders: of("digest_orders", "+", orders),
      digest_paise: of("digest_paise", "+", paise),
      digest_at: of.fn.coalesce("digest_at", of.val(dueAt)),
    }))
    .where("user_id", "in", userIds)
    .execute();
}

/** What was gathered for each whose digest is due; it begins anew. */
export async function takeDigests(tx: Tx, now: number): Promise<PreferencesRow[]> {
  const query = tx.selectFrom("notification_preferences").selectAll().where("digest_at", "<=", now);
  const due = await locked(tx, query).execute();
  if (due.length === 0) return [];
  await tx
    .updateTable("notification_preferences")
    .set({ digest_at: null, digest_orders: 0, digest_paise: 0 })
    .where(
      "user_id",
      "in",
      due.map(({ user_id }) => user_id),
    )
    .execute();
  return due;
}

/** Whose day is to be summed up; once a day. */
export async function takeSummaries(tx: Tx, day: number): Promise<string[]> {
  const taken = await tx
    .updateTable("notification_preferences")
    .set({ summary_day: day })
    .where("summary", "=", 1)
    .where("summary_day", "<", day)
    .returning("user_id")
    .execute();
  return taken.map(({ user_id }) => user_id);
}
