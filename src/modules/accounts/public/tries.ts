import { failure, type Outcome, success } from "#contract/outcome.ts";
import { giveBackTry, type Limit, takeTry } from "#platform/limits/limits.ts";
import type { AccountParts } from "../account-parts.ts";

export type Tries = ReturnType<typeof createTries>;

/** Counts tries before anything is checked, in a transaction of their own: a refusal must not undo them. */
export function createTries({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  return {
    /** Counts in this order and stops at the first that refuses, so that a refused caller uses up nothing of others. */
    async take(...limits: readonly Limit[]): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        for (const limit of limits) {
          const wait = await takeTry(tx, limit, clock.now());
          if (wait !== undefined) return refusedFor(wait);
        }
        return success(undefined);
      });
    },

    /** Counts each for itself. */
    async takeEach(limits: readonly Limit[]): Promise<Outcome<void>[]> {
      return db.write(async (tx) => {
        const outcomes: Outcome<void>[] = [];
        for (const limit of limits) {
          const wait = await takeTry(tx, limit, clock.now());
          outcomes.push(wait === undefined ? success(undefined) : refusedFor(wait));
        }
        return outcomes;
      });
    },

    async giveBack(...limits: readonly Limit[]): Promise<void> {
      await db.write(async (tx) => {
        for (const limit of limits) await giveBackTry(tx, limit);
      });
    },
  };
}

function refusedFor(wait: number): Outcome<never> {
  return failure("tooMany", { retryAfter: Math.ceil(wait / 1000) });
}
