import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { AccountParts } from "./account-parts.ts";
import { giveBackTry, type Limit, takeTry } from "./limits-repository.ts";

export type Tries = ReturnType<typeof createTries>;

/** Counts tries before anything is checked, in a transaction of their own: a refusal must not undo them. */
export function createTries({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  return {
    async take(...limits: readonly Limit[]): Promise<Outcome<void>> {
      const wait = await db.write(async (tx) => {
        const waits: number[] = [];
        for (const limit of limits) waits.push((await takeTry(tx, limit, clock.now())) ?? 0);
        return Math.max(0, ...waits);
      });
      return wait > 0 ? failure("tooMany", { retryAfter: Math.ceil(wait / 1000) }) : success(undefined);
    },
    async giveBack(...limits: readonly Limit[]): Promise<void> {
      await db.write(async (tx) => {
        for (const limit of limits) await giveBackTry(tx, limit);
      });
    },
  };
}
