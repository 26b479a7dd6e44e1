import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { SignInWay } from "../rules/factor-ways.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    sessions: SessionRow;
    known_browsers: KnownBrowserRow;
  }
}

export interface KnownBrowserRow {
  token_hash: string;
  user_id: string;
  seen_at: number;
  /** Stays while the secret changes, so that no sign-in starts the count of tries anew. */
  counted_as: string;
}

export interface SessionRow {
  id: string;
  user_id: string;
  cookie_hash: string;
  token_hash: string;
  remember: number;
  browser: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** When the second factor was last shown. */
  factor_at: number | null;
  /** Nothing of those that are older than the note of it. */
  signed_in_by: SignInWay | null;
}

export async function insertSession(tx: Tx, session: Omit<SessionRow, "factor_at">): Promise<void> {
  await tx.insertInto("sessions").values(session).execute();
}

const sessionBy = (column: "cookie_hash" | "token_hash") =>
  prepared((q, { hash }: { hash: string }) =>
    q
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select([
        "sessions.id",
        "sessions.user_id",
        "sessions.remember",
        "sessions.seen_at",
        "sessions.expires_at",
        "sessions.factor_at",
        "users.role",
      ])
      .where(`sessions.${column}`, "=", hash)
      .where("users.deleted_at", "is", null),
  );
const finding = { cookie_hash: sessionBy("cookie_hash"), token_hash: sessionBy("token_hash") };

export async function findSession(q: Reads | Tx, by: "cookie_hash" | "token_hash", hash: string) {
  const [session] = await finding[by](q, { hash });
  return session;
}

/** Of these sessions, how far they are and what their people are. */
export function rolesOfSessions(q: Reads, ids: readonly string[]) {
  return q
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.remember",
      "sessions.seen_at",
      "sessions.expires_at",
      "sessions.factor_at",
      "users.role",
    ])
    .where("sessions.id", "in", ids)
    .where("users.deleted_at", "is", null)
    .execute();
}

export function sessionsOf(q: Reads | Tx, userId: string, now: number): Promise<SessionRow[]> {
  return q
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .execute();
}

/** Of all these people those that are open, the rule for their age aside. */
export async function sessionsOfAll(q: Reads, userIds: readonly string[]): Promise<SessionRow[]> {
  if (userIds.length === 0) return [];
  return q.selectFrom("sessions").selectAll().where("user_id", "in", userIds).execute();
}

export function findSessionOf(q: Reads | Tx, userId: string, id: string): Promise<SessionRow | undefined> {
  return q
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function touchSession(tx: Tx, id: string, now: number): Promise<void> {
  await tx.updateTable("sessions").set({ seen_at: now }).where("id", "=", id).execute();
}

export async function replaceToken(tx: Tx, id: string, token_hash: string): Promise<void> {
  await tx.updateTable("sessions").set({ token_hash }).where("id", "=", id).execute();
}

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSessionByCookie(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom("sessions").where("cookie_hash", "=", hash).execute();
}

export async function deleteSessionsOf(tx: Tx, userId: string, except = ""): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", except).execute();
}

/** All but the newest of these; what was not seen for longest goes first. */
export async function deleteOldestSessions(tx: Tx, userId: string, keep: number): Promise<void> {
  const newest = tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("id", "desc")
    .limit(keep);
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "not in", newest).execute();
}

/** For which of these people the browser is known. */
export async function knownBrowsers(
  q: Reads | Tx,
  hash: string,
  userIds: readonly string[],
): Promise<KnownBrowserRow[]> {
  if (userIds.length === 0) return [];
  return q
    .selectFrom("known_browsers")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("user_id", "in", userIds)
    .execute();
}

/** The browser gets a new secret at each login; what it was known for moves to it. */
export async function knowBrowser(
  tx: Tx,
  browser: { before: string | undefined; hash: string; userId: string; now: number },
): Promise<void> {
  const { before, hash, userId, now } = browser;
  if (before)
    await tx
      .updateTable("known_browsers")
      .set({ token_hash: hash })
      .where("token_hash", "=", before)
      .execute();
  await tx
    .insertInto("known_browsers")
    .values({ token_hash: hash, user_id: userId, seen_at: now, counted_as: hash })
    .onConflict((conflict) => conflict.columns(["token_hash", "user_id"]).doUpdateSet({ seen_at: now }))
    .execute();
}

export async function forgetBrowsersOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("known_browsers").where("user_id", "=", userId).execute();
}

export async function deleteOldSessions(tx: Tx, now: number, browsersBefore: number): Promise<void> {
  await tx.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await tx.deleteFrom("known_browsers").where("seen_at", "<", browsersBefore).execute();
}
