import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { findKey, forgetKeys, insertKey, type KeyRow, keepAnswer } from "./idempotency-repository.ts";

const keptMs = 48 * 3_600_000;

/** What was asked under a key, and how it was answered, so that asking again orders nothing again. */
export const createOrderKeys = ({ db, clock }: { readonly db: Database; readonly clock: Clock }) => ({
  keyOf: (q: Reads | Tx, userId: string, key: string) => findKey(q, userId, key),
  keepKey: (tx: Tx, row: Omit<KeyRow, "created_at">) => insertKey(tx, { ...row, created_at: clock.now() }),
  keepAnswer,
  forgetOldKeys: () => db.write((tx) => forgetKeys(tx, clock.now() - keptMs)),
});
