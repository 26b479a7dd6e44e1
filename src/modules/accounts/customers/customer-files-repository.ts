import type { Reads, Tx } from "#platform/database/database.ts";
import { lockedWhole } from "#platform/database/dialects.ts";
import type { AddressRow } from "../addresses/addresses-repository.ts";
import type { UserRow } from "../profile/users-repository.ts";
import type { CustomerSource } from "../rules/customer-table.ts";
import type { CustomerNoteRow } from "./customer-notes-repository.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    customer_files: CustomerFileRow;
  }
}

export interface CustomerFileRow {
  id: string;
  by_id: string;
  at: number;
  source: CustomerSource;
  people: string;
  faults: string;
}

export async function insertCustomerFile(tx: Tx, row: CustomerFileRow): Promise<void> {
  await tx.insertInto("customer_files").values(row).execute();
}

export function findCustomerFile(q: Reads | Tx, id: string): Promise<CustomerFileRow | undefined> {
  return q.selectFrom("customer_files").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whoever takes people in out of it waits for whoever does already. */
export async function lockCustomerFile(tx: Tx, id: string): Promise<boolean> {
  const file = tx.selectFrom("customer_files").select("id").where("id", "=", id);
  return (await lockedWhole(tx, file).executeTakeFirst()) !== undefined;
}

export async function deleteCustomerFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("customer_files").where("id", "=", id).execute();
}

/** All of them but those since then. */
export async function deleteCustomerFiles(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom("customer_files").where("at", "<", before).execute();
}

/** Of these addresses and numbers those that somebody has, or claims, whoever it is. */
export async function takenReaches(q: Reads | Tx, reaches: readonly string[]): Promise<Set<string>> {
  if (reaches.length === 0) return new Set();
  const rows = await q
    .selectFrom("users")
    .select(["email", "claimed_email", "phone"])
    .where("deleted_at", "is", null)
    .where(({ eb, or }) =>
      or([eb("email", "in", reaches), eb("claimed_email", "in", reaches), eb("phone", "in", reaches)]),
    )
    .execute();
  return new Set(
    rows
      .flatMap(({ email, claimed_email, phone }) => [email, claimed_email, phone])
      .filter((one) => one !== null),
  );
}

/** Gives the ids of those who came: an address or number may have been taken meanwhile. */
export async function insertPeople(tx: Tx, people: readonly UserRow[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await tx
    .insertInto("users")
    .values(people)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertAddresses(tx: Tx, rows: readonly AddressRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("addresses").values(rows).execute();
}

export async function insertNotes(tx: Tx, rows: readonly CustomerNoteRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("customer_notes").values(rows).execute();
}
