import { type Outcome, success } from "#contract/outcome.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import { createTries } from "#modules/accounts/public/tries.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";

/** Codes are short and worth money: who tries many that are none has to wait. */
export function createCodeGuesses(parts: { readonly db: Database; readonly clock: Clock }) {
  const tries = createTries(parts);
  return async (userId: string, address: string): Promise<Outcome<{ giveBack: () => Promise<void> }>> => {
    const limits = [limitsOf.promoOf(userId), limitsOf.promoFromNetwork(address)];
    const taken = await tries.take(...limits);
    return taken.ok ? success({ giveBack: () => tries.giveBack(...limits) }) : taken;
  };
}
