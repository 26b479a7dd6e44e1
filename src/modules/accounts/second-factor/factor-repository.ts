import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    passkeys: PasskeyRow;
    factor_codes: FactorCodeRow;
    factor_challenges: FactorChallengeRow;
  }
}

export interface PasskeyRow {
  /** As the browser names it. */
  id: string;
  user_id: string;
  public_key: string;
  /** Counts up with each use, where the passkey counts at all. */
  counter: number;
  name: string;
  created_at: number;
  used_at: number | null;
  /** Whether it was added after a second factor was shown, and so is one itself. */
  is_factor: number;
}

export interface FactorCodeRow {
  session_id: string;
  code_mac: string;
  tries_left: number;
  created_at: number;
  expires_at: number;
}

export interface FactorChallengeRow {
  session_id: string;
  purpose: "show" | "add";
  challenge_hash: string;
  expires_at: number;
}

export function passkeysOf(q: Reads | Tx, userId: string): Promise<PasskeyRow[]> {
  return q
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function factorPasskeysOf(q: Reads | Tx, userId: string): Promise<PasskeyRow[]> {
  return (await passkeysOf(q, userId)).filter(({ is_factor }) => is_factor === 1);
}

export function findPasskey(q: Reads | Tx, id: string): Promise<PasskeyRow | undefined> {
  return q.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Of each of these people how many are a second factor. */
export async function passkeyCounts(q: Reads, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await q
    .selectFrom("passkeys")
    .select(["user_id", ({ fn }) => fn.countAll<number>().as("count")])
    .where("user_id", "in", userIds)
    .where("is_factor", "=", 1)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}

/** False when somebody has this very passkey already. */
export async function insertPasskey(tx: Tx, passkey: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it was used meanwhile: of two that answer by the same count one is a copy. */
export async function usePasskey(
  tx: Tx,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  use: { readonly counter: number; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ counter: use.counter, used_at: use.at })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renamePasskey(tx: Tx, userId: string, id: string, name: string): Promise<void> {
  await tx.updateTable("passkeys").set({ name }).where("id", "=", id).where("user_id", "=", userId).execute();
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", userId).execute();
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

/** Those that were added with the password alone. */
export async function deleteShopperPasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).where("is_factor", "=", 0).execute();
}

/** Takes the place of the session's last code, unless that one was made between these times. */
export async function replaceFactorCode(
  tx: Tx,
  code: FactorCodeRow,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<boolean> {
  const { session_id: _, ...rest } = code;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("factor_codes")
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column("session_id")
        .doUpdateSet(rest)
        .where(({ eb, or }) =>
          or([eb("factor_codes.created_at", "<=", after), eb("factor_codes.created_at", ">", until)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Uses up one try before the code is compared, so that many at once get no more than there are. */
export function spendFactorTry(
  tx: Tx,
  sessionId: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<FactorCodeRow | undefined> {
  return tx
    .updateTable("factor_codes")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("session_id", "=", sessionId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .where("created_at", "<=", until)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFactorCode(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom("factor_codes").where("session_id", "=", sessionId).execute();
}

export async function replaceChallenge(tx: Tx, challenge: FactorChallengeRow): Promise<void> {
  const { session_id: _, purpose: __, ...rest } = challenge;
  await tx
    .insertInto("factor_challenges")
    .values(challenge)
    .onConflict((conflict) => conflict.columns(["session_id", "purpose"]).doUpdateSet(rest))
    .execute();
}

/** Taken once, whatever is answered to it. */
export async function takeChallenge(
  tx: Tx,
  sessionId: string,
  purpose: FactorChallengeRow["purpose"],
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("factor_challenges")
    .where("session_id", "=", sessionId)
    .where("purpose", "=", purpose)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge_hash : undefined;
}

/**
 * False when the session has ended meanwhile. A password that a mail has set is one like any other once somebody who
 * signed in with it has shown a factor: in another session that says nothing of who knows it.
 */
export async function noteFactor(
  tx: Tx,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  at: number,
): Promise<boolean> {
  const session = await tx
    .updateTable("sessions")
    .set({ factor_at: at })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .returning("signed_in_by")
    .executeTakeFirst();
  if (session?.signed_in_by === "mail")
    await tx.updateTable("users").set({ password_by_mail: 0 }).where("id", "=", userId).execute();
  return session !== undefined;
}

export async function deleteOldFactors(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("factor_codes").where("expires_at", "<=", now).execute();
  await tx.deleteFrom("factor_challenges").where("expires_at", "<=", now).execute();
}
