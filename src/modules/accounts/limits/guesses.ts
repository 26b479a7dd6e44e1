import { type Outcome, success } from "#contract/outcome.ts";
import { tokenHash } from "#platform/ids.ts";
import type { Limit } from "#platform/limits/limits.ts";
import type { AccountContext } from "../account-context.ts";
import { type KnownBrowserRow, knownBrowsers } from "../sessions/sessions-repository.ts";
import type { Visit } from "../visit.ts";

/** A guess that was counted: at whose secret it may be tried, and how to take it back. */
export interface Guess {
  isOpenTo(userId: string): boolean;
  giveBack(): Promise<void>;
}

/**
 * Each guess counts for the account and the network it comes from. Where these are used up, a browser in which the
 * owner signed in before has tries of its own, so that strangers cannot keep the owner out.
 */
export function createGuesses({ parts: { db }, tries }: Pick<AccountContext, "parts" | "tries">) {
  return async (
    { browser }: Visit,
    userIds: readonly string[],
    { everywhere, inBrowser }: { everywhere: readonly Limit[]; inBrowser: (known: KnownBrowserRow) => Limit },
  ): Promise<Outcome<Guess>> => {
    const known = browser ? await knownBrowsers(db.read, tokenHash(browser), userIds) : [];
    const shared = await tries.take(...everywhere);
    const own = known.length > 0 ? await tries.takeEach(known.map(inBrowser)) : [];
    const openHere = known.filter((_, index) => own[index]?.ok).map(({ user_id }) => user_id);
    if (!shared.ok && openHere.length === 0) return shared;
    return success({
      isOpenTo: (userId) => shared.ok || openHere.includes(userId),
      giveBack: () => tries.giveBack(...(shared.ok ? everywhere : []), ...known.map(inBrowser)),
    });
  };
}
