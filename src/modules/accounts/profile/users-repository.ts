import { type Generated, sql } from "kysely";
import type { Role } from "#contract/rights.ts";
import { hasDone } from "#platform/database/audit.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { lockedWhole } from "#platform/database/dialects.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    users: Omit<UserRow, "password_by_mail" | "taken_in_at"> & {
      is_guest: Generated<number>;
      password_by_mail: Generated<number>;
      taken_in_at: Generated<number | null>;
    };
  }
}

export interface UserRow {
  id: string;
  name: string;
  /** Proved to be this person's, and nobody else's. */
  email: string | null;
  /** Given at registration and not proved yet; others may claim the same. */
  claimed_email: string | null;
  phone: string | null;
  password_hash: string | null;
  /** Set by a mailed link, by somebody of the staff who has shown no second factor since. */
  password_by_mail: number;
  email_verified_at: number | null;
  role: Role | null;
  created_at: number;
  last_login_at: number | null;
  deleted_at: number | null;
  /** Came out of another shop's file, with the address that it claims. */
  taken_in_at: number | null;
}

const userBy = prepared((q, { id }: { id: string }) => living(q).where("id", "=", id));

export async function findUser(q: Reads | Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await userBy(q, { id });
  return row;
}

export function findUserByEmail(q: Reads | Tx, email: string): Promise<UserRow | undefined> {
  return living(q).where("email", "=", email).executeTakeFirst();
}

export function findUsers(q: Reads, ids: readonly string[]): Promise<UserRow[]> {
  return living(q).where("id", "in", ids).execute();
}

export function staffUsers(q: Reads): Promise<UserRow[]> {
  return living(q).where("role", "is not", null).orderBy("created_at").execute();
}

/** Of them those who have done something that the log still has. */
export function staffInLog(q: Reads): Promise<{ id: string; name: string }[]> {
  return living(q)
    .clearSelect()
    .select(["id", "name"])
    .where("role", "is not", null)
    .where(hasDone(sql.ref("users.id")))
    .orderBy("created_at")
    .execute();
}

/** Whoever changes who may what waits here, so that the last owner stays. */
export function lockOwners(tx: Tx): Promise<UserRow[]> {
  return lockedWhole(tx, living(tx).where("role", "=", "owner").orderBy("id")).execute();
}

/** All who may mean themselves by this address: its owner first, then who claims it, the oldest first. */
export function usersOf(q: Reads | Tx, email: string): Promise<UserRow[]> {
  return living(q)
    .where(({ eb, or }) => or([eb("email", "=", email), eb("claimed_email", "=", email)]))
    .orderBy(sql`case when email is null then 1 else 0 end`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Whose account it becomes when the address is proved from outside: that of the last who signed in. */
export function findClaimant(q: Reads | Tx, email: string): Promise<UserRow | undefined> {
  return living(q)
    .where("claimed_email", "=", email)
    .orderBy(sql`coalesce(last_login_at, 0)`, "desc")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}

/** Registered, and never come in: whoever typed the address may be a stranger to it. Gives how many there were. */
export async function forgetUnusedClaims(tx: Tx, { before, now, most }: UnusedClaimsFilter): Promise<number> {
  const unused = tx
    .selectFrom("users")
    .select("id")
    .where("claimed_email", "is not", null)
    .where("last_login_at", "is", null)
    .where("created_at", "<=", before)
    .where("email", "is", null)
    .where("phone", "is", null)
    .where("role", "is", null)
    // The customer of a shop before has given it, until somebody has proved it for an account of their own.
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("taken_in_at", "is", null),
        exists(
          selectFrom("users as owner").select("owner.id").whereRef("owner.email", "=", "users.claimed_email"),
        ),
      ]),
    )
    .orderBy("created_at")
    .limit(most);
  const ids = (await lockedWhole(tx, unused).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  // They come out of a file; an address comes with a phone number alone, which keeps whoever has it.
  await tx.deleteFrom("customer_notes").where("user_id", "in", ids).execute();
  await tx
    .updateTable("users")
    .set({ name: "", claimed_email: null, password_hash: null, deleted_at: now })
    .where("id", "in", ids)
    .execute();
  return ids.length;
}

interface UnusedClaimsFilter {
  readonly before: number;
  readonly now: number;
  readonly most: number;
}

export function emailOf({ email, claimed_email }: Pick<UserRow, "email" | "claimed_email">): string | null {
  return email ?? claimed_email;
}

export function findUserByPhone(q: Reads | Tx, phone: string): Promise<UserRow | undefined> {
  return living(q).where("phone", "=", phone).executeTakeFirst();
}

export async function loadUser(q: Reads | Tx, by: "id" | "phone" | "email", value: string): Promise<UserRow> {
  return living(q).where(by, "=", value).executeTakeFirstOrThrow();
}

/** False when the address or number belongs to somebody already. */
export async function insertUser(tx: Tx, user: UserRow & { readonly is_guest?: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateUser(tx: Tx, id: string, change: Partial<Omit<UserRow, "id">>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set(change)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface LockedUser extends UserRow {
  is_guest: number;
}

/** Makes all changes to one person's things wait for each other; SQLite has one writer anyway. */
export async function lockUser(tx: Tx, id: string): Promise<LockedUser | undefined> {
  return lockedWhole(tx, living(tx).where("id", "=", id)).executeTakeFirst();
}

/** Nobody who only buys as a guest. */
export async function lockCustomer(tx: Tx, id: string): Promise<UserRow | undefined> {
  return lockedWhole(tx, living(tx).where("id", "=", id).where("is_guest", "=", 0)).executeTakeFirst();
}

function living(q: Reads | Tx) {
  return q.selectFrom("users").selectAll().where("deleted_at", "is", null);
}

export function newcomer(
  id: string,
  now: number,
  known: Pick<UserRow, "name"> & Partial<Omit<UserRow, "id">>,
): UserRow {
  return {
    id,
    email: null,
    claimed_email: null,
    phone: null,
    password_hash: null,
    password_by_mail: 0,
    email_verified_at: null,
    role: null,
    created_at: now,
    last_login_at: null,
    deleted_at: null,
    taken_in_at: null,
    ...known,
  };
}
