import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    guests: GuestRow;
  }
}

export interface GuestRow {
  user_id: string;
  /** None once the guest has signed in. */
  token_hash: string | null;
  seen_at: number;
  merged_into: string | null;
  merged_at: number | null;
  /** What both carts and wishlists were before, as JSON. */
  merged: string | null;
}

export async function insertGuest(tx: Tx, guest: Pick<GuestRow, "user_id" | "token_hash" | "seen_at">) {
  await tx.insertInto("guests").values(guest).execute();
}

const guestBy = prepared((q, { hash }: { hash: string }) =>
  q.selectFrom("guests").select(["user_id", "seen_at"]).where("token_hash", "=", hash),
);

export async function findGuest(q: Reads | Tx, hash: string) {
  const [guest] = await guestBy(q, { hash });
  return guest;
}

export async function touchGuest(tx: Tx, userId: string, now: number): Promise<void> {
  await tx.updateTable("guests").set({ seen_at: now }).where("user_id", "=", userId).execute();
}

/** False where another sign-in was first: the secret is good for nothing any more. */
export async function takeGuest(tx: Tx, userId: string, into: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("guests")
    .set({ token_hash: null, merged_into: into, merged_at: now, seen_at: now })
    .where("user_id", "=", userId)
    .where("token_hash", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function keepMerged(tx: Tx, userId: string, merged: string): Promise<void> {
  await tx.updateTable("guests").set({ merged }).where("user_id", "=", userId).execute();
}

/** Into whose account a guest went. */
export async function mergedInto(q: Reads | Tx, userId: string): Promise<string | null> {
  const row = await q
    .selectFrom("guests")
    .select("merged_into")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.merged_into ?? null;
}

/** The guest who came into this account last. */
export async function lastMerged(tx: Tx, into: string, since: number) {
  return tx
    .selectFrom("guests")
    .select(["user_id", "merged"])
    .where("merged_into", "=", into)
    .where("merged_at", ">=", since)
    .orderBy("merged_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function reviveGuest(tx: Tx, userId: string, token_hash: string, now: number): Promise<void> {
  const unmerged = { merged_into: null, merged_at: null, merged: null };
  await tx
    .updateTable("guests")
    .set({ ...unmerged, token_hash, seen_at: now })
    .where("user_id", "=", userId)
    .execute();
}

/** Somebody leaves: what the account had been before is nobody's any more. */
export async function forgetMerged(tx: Tx, into: string): Promise<void> {
  await tx
    .updateTable("guests")
    .set({ merged_into: null, merged: null })
    .where("merged_into", "=", into)
    .execute();
}

/** The secret in the browser is good for nothing any more. */
export async function forgetGuest(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("guests").where("user_id", "=", userId).execute();
}

export async function abandonedGuests(tx: Tx, before: number, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("guests")
    .select("user_id")
    .where("seen_at", "<=", before)
    .orderBy("seen_at")
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Their users with all that hangs on them, but for those who bought. */
export async function deleteGuests(tx: Tx, ids: readonly string[], bought: readonly string[]): Promise<void> {
  await tx.deleteFrom("guests").where("user_id", "in", ids).execute();
  const gone = ids.filter((id) => !bought.includes(id));
  if (gone.length === 0) return;
  await tx.deleteFrom("users").where("id", "in", gone).where("is_guest", "=", 1).execute();
}

/** With all that hangs on it. */
export async function deleteGuest(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).where("is_guest", "=", 1).execute();
}
