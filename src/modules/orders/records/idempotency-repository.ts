import type { Reads, Tx } from "#platform/database/database.ts";
import { pipelined, prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    idempotency_keys: KeyRow;
  }
}

/** An idempotency key of a purchase, with the answer for whoever sends it again. */
export interface KeyRow {
  user_id: string;
  key: string;
  body_hash: string;
  order_id: string;
  answer: string | null;
  created_at: number;
}

const keyBy = prepared((q, { userId, key }: { userId: string; key: string }) =>
  q.selectFrom("idempotency_keys").selectAll().where("user_id", "=", userId).where("key", "=", key),
);

export async function findKey(q: Reads | Tx, userId: string, key: string): Promise<KeyRow | undefined> {
  const [row] = await keyBy(q, { userId, key });
  return row;
}

export const insertKey = pipelined((q, row: KeyRow) => q.insertInto("idempotency_keys").values({ ...row }));

const answering = prepared((q, { userId, key, answer }: { userId: string; key: string; answer: string }) =>
  q
    .updateTable("idempotency_keys")
    .set((eb) => ({ answer: eb.fn.coalesce("answer", eb.val(answer)) }))
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .returning("answer"),
);

/** Keeps the answer for a key, unless there is one. Gives the one that is kept. */
export async function keepAnswer(
  tx: Tx,
  userId: string,
  key: string,
  answer: string,
): Promise<string | null> {
  const [row] = await answering(tx, { userId, key, answer });
  return row?.answer ?? null;
}

export async function forgetKeys(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
