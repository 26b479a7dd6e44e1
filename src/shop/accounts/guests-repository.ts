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

/** With all that hangs on it; only where nothing was bought. */
export async function deleteGuest(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).where("is_guest", "=", 1).execute();
}
