import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    idempotency_keys: KeyRow;
  }
}

export interface KeyRow {
  user_id: string;
  key: string;
  body_hash: string;
  order_id: string;
  answer: string | null;
  created_at: number;
}

export function findKey(q: Reads | Tx, userId: string, key: string): Promise<KeyRow | undefined> {
  return q
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
}

export function insertKey(tx: Tx, row: KeyRow) {
  return tx.insertInto("idempotency_keys").values(row).execute();
}

/** The first answer stands. */
export async function keepAnswer(tx: Tx, userId: string, key: string, answer: string): Promise<void> {
  await tx
    .updateTable("idempotency_keys")
    .set({ answer })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .where("answer", "is", null)
    .execute();
}

export async function forgetKeys(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
