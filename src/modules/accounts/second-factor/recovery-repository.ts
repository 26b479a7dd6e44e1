import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    factor_recoveries: RecoveryRow;
  }
}

/** Codes show the second factor again from one moment to another. */
export interface RecoveryRow {
  user_id: string;
  ready_at: number;
  ends_at: number;
}

export function findRecovery(q: Reads | Tx, userId: string, now: number): Promise<RecoveryRow | undefined> {
  return recoveries(q, now).where("user_id", "=", userId).executeTakeFirst();
}

export function listRecoveries(q: Reads | Tx, now: number): Promise<RecoveryRow[]> {
  return recoveries(q, now).execute();
}

export async function putRecovery(tx: Tx, row: RecoveryRow): Promise<void> {
  const { user_id: _, ...times } = row;
  await tx
    .insertInto("factor_recoveries")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(times))
    .execute();
}

export async function deleteRecovery(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("factor_recoveries")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOldRecoveries(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("factor_recoveries").where("ends_at", "<=", now).execute();
}

function recoveries(q: Reads | Tx, now: number) {
  return q.selectFrom("factor_recoveries").selectAll().where("ends_at", ">", now);
}
