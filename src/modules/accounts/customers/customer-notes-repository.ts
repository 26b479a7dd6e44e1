import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    customer_notes: CustomerNoteRow;
  }
}

export interface CustomerNoteRow {
  id: string;
  user_id: string;
  author: string;
  words: string;
  at: number;
}

export async function insertCustomerNote(tx: Tx, row: CustomerNoteRow): Promise<void> {
  await tx.insertInto("customer_notes").values(row).execute();
}

/** The newest first. */
export function customerNotesOf(q: Reads | Tx, userId: string): Promise<CustomerNoteRow[]> {
  return q
    .selectFrom("customer_notes")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function deleteCustomerNotesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("customer_notes").where("user_id", "=", userId).execute();
}
