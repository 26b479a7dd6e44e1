import { sql } from "kysely";
import { clockError } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { tokenHash } from "../ids.ts";

declare module "../database/database.ts" {
  interface Tables {
    limits: { name: string; subject: string; count: number; resets_at: number };
  }
}

/** A rate limit, counted in the database: so many tries of a subject (an account, a number, a network) in a window. */
export interface Limit {
  readonly name: string;
  /** Whose tries are counted; kept as a hash. */
  readonly subject: string;
  readonly most: number;
  readonly window: number;
}

/** Counts one try; gives the milliseconds to wait, never more than a window, when it is one too many. */
export async function takeTry(tx: Tx, limit: Limit, now: number): Promise<number | undefined> {
  const { name, most, window } = limit;
  const next = now + window;
  const isOpen = sql<boolean>`limits.resets_at > ${now} and limits.resets_at <= ${next + clockError}`;
  const row = await tx
    .insertInto("limits")
    .values({ name, subject: tokenHash(limit.subject), count: 1, resets_at: next })
    .onConflict((conflict) =>
      conflict.columns(["name", "subject"]).doUpdateSet({
        count: sql<number>`case when ${isOpen} then limits.count + 1 else 1 end`,
        resets_at: sql<number>`case when ${isOpen} then limits.resets_at else ${next} end`,
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
  return row.count > most ? row.resets_at - now : undefined;
}

/** A try that turned out right does not count. */
export async function giveBackTry(tx: Tx, { name, subject }: Limit): Promise<void> {
  await tx
    .updateTable("limits")
    .set({ count: sql<number>`limits.count - 1` })
    .where("name", "=", name)
    .where("subject", "=", tokenHash(subject))
    .where("count", ">", 0)
    .execute();
}

export async function deleteOldLimits(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("limits").where("resets_at", "<=", now).execute();
}
