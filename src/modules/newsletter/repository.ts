import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    subscribers: SubscriberRow;
  }
}

export interface SubscriberRow {
  id: string;
  email: string;
  lang: Lang;
  state: "asked" | "confirmed" | "left";
  confirm_hash: string | null;
  confirm_until: number;
  leave_token: string;
  changed_at: number;
}

export function findByEmail(q: Reads | Tx, email: string): Promise<SubscriberRow | undefined> {
  return q.selectFrom("subscribers").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function deleteByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("subscribers").where("email", "=", email).execute();
}

/** Asks anew where somebody asked or left before; somebody who is in stays in. */
export async function saveAsked(tx: Tx, row: SubscriberRow): Promise<void> {
  const { lang, confirm_hash, confirm_until, changed_at } = row;
  await tx
    .insertInto("subscribers")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ lang, state: "asked", confirm_hash, confirm_until, changed_at })
        .where("subscribers.state", "!=", "confirmed"),
    )
    .execute();
}

export function findToConfirm(tx: Tx, confirmHash: string, now: number): Promise<SubscriberRow | undefined> {
  return tx
    .selectFrom("subscribers")
    .selectAll()
    .where("confirm_hash", "=", confirmHash)
    .where("confirm_until", ">", now)
    .where("state", "!=", "left")
    .executeTakeFirst();
}

export function findToLeave(tx: Tx, leaveToken: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom("subscribers").selectAll().where("leave_token", "=", leaveToken).executeTakeFirst();
}

/** Who has left comes back by no old link. */
export async function setState(
  tx: Tx,
  email: string,
  state: "confirmed" | "left",
  now: number,
): Promise<void> {
  const link = state === "left" ? { confirm_hash: null } : {};
  await tx
    .updateTable("subscribers")
    .set({ state, changed_at: now, ...link })
    .where("email", "=", email)
    .execute();
}

/** On the list at once. */
export async function join(tx: Tx, row: SubscriberRow): Promise<void> {
  const { lang, state, changed_at } = row;
  await tx
    .insertInto("subscribers")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ lang, state, changed_at }))
    .execute();
}

/** Gives the addresses that were not on the list, nor had left it. */
export async function joinNew(tx: Tx, rows: readonly SubscriberRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const came = await tx
    .insertInto("subscribers")
    .values(rows)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("email")
    .execute();
  return new Set(came.map(({ email }) => email));
}

export function listConfirmed(q: Reads): Promise<Pick<SubscriberRow, "email" | "lang" | "leave_token">[]> {
  return q
    .selectFrom("subscribers")
    .select(["email", "lang", "leave_token"])
    .where("state", "=", "confirmed")
    .orderBy("email")
    .execute();
}

/** Forgets the addresses of those who asked and never confirmed. */
export async function deleteOld(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("subscribers").where("state", "=", "asked").where("confirm_until", "<=", now).execute();
}
