import { type Outcome, success } from "#contract/outcome.ts";
import type { AccountParts } from "./account-parts.ts";
import { limitsOf } from "./sign-in-limits.ts";
import { createTries } from "./tries.ts";

/** Codes are short and worth money: who tries many that are none has to wait. */
export function createPromoGuesses(parts: Pick<AccountParts, "db" | "clock">) {
  const tries = createTries(parts);
  return async (userId: string, address: string): Promise<Outcome<{ giveBack: () => Promise<void> }>> => {
    const limits = [limitsOf.promoOf(userId), limitsOf.promoFromNetwork(address)];
    const taken = await tries.take(...limits);
    return taken.ok ? success({ giveBack: () => tries.giveBack(...limits) }) : taken;
  };
}
