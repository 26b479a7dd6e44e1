import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    users: UserRow;
  }
}

export interface UserRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  email_verified_at: number | null;
  is_staff: number;
  created_at: number;
  last_login_at: number | null;
  deleted_at: number | null;
}

const userBy = prepared((q, { id }: { id: string }) => living(q).where("id", "=", id));

export async function findUser(q: Reads | Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await userBy(q, { id });
  return row;
}

export function findUserByEmail(q: Reads | Tx, email: string): Promise<UserRow | undefined> {
  return living(q).where("email", "=", email).executeTakeFirst();
}

export function findUserByPhone(q: Reads | Tx, phone: string): Promise<UserRow | undefined> {
  return living(q).where("phone", "=", phone).executeTakeFirst();
}

export async function loadUser(q: Reads | Tx, by: "id" | "phone" | "email", value: string): Promise<UserRow> {
  return living(q).where(by, "=", value).executeTakeFirstOrThrow();
}

/** False when the address or number belongs to somebody already. */
export async function insertUser(tx: Tx, user: UserRow): Promise<boolean> {
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

/** Makes all changes to one person's things wait for each other; SQLite has one writer anyway. */
export async function lockUser(
  tx: Tx,
  engine: "sqlite" | "postgres",
  id: string,
): Promise<UserRow | undefined> {
  const query = living(tx).where("id", "=", id);
  return (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
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
    phone: null,
    password_hash: null,
    email_verified_at: null,
    is_staff: 0,
    created_at: now,
    last_login_at: null,
    deleted_at: null,
    ...known,
  };
}
