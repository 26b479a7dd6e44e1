import { type Outcome, success } from "#contract/outcome.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "./account-context.ts";
import { deleteGuest, findGuest, insertGuest, touchGuest } from "./guests-repository.ts";
import { isGuestKept, isGuestWorthNoticing } from "./rules/guest-life.ts";
import { limitsOf } from "./sign-in-limits.ts";
import { insertUser, newcomer } from "./users-repository.ts";

/** Just made, and the secret that the browser is to keep. */
export interface NewGuest {
  readonly userId: string;
  readonly cookie: string;
}

/** Somebody who buys without an account: a user of whom nothing is known but a secret in one browser. */
export function createGuestsService({
  parts: { db, clock, guestDays },
  tries,
}: Pick<AccountContext, "parts" | "tries">) {
  return {
    /** Who holds this secret, as long as the cart waits. */
    async recogniseGuest(cookie: string): Promise<string | undefined> {
      const guest = await findGuest(db.read, tokenHash(cookie));
      const now = clock.now();
      if (!guest || !isGuestKept(guest.seen_at, now, guestDays())) return undefined;
      if (isGuestWorthNoticing(guest.seen_at, now))
        await db.write((tx) => touchGuest(tx, guest.user_id, now));
      return guest.user_id;
    },

    /** Each counts for the network that it comes from: machines that keep no cookie must not fill the table. */
    async makeGuest(address: string): Promise<Outcome<NewGuest>> {
      const open = await tries.take(limitsOf.guestsFromNetwork(address));
      if (!open.ok) return open;
      const now = clock.now();
      const made = { userId: newId(now), cookie: newToken() };
      await db.write(async (tx) => {
        await insertUser(tx, { ...newcomer(made.userId, now, { name: "" }), is_guest: 1 });
        await insertGuest(tx, { user_id: made.userId, token_hash: tokenHash(made.cookie), seen_at: now });
      });
      return success(made);
    },

    /** What the guest was made for did not come about. */
    dropGuest: (userId: string): Promise<void> => db.write((tx) => deleteGuest(tx, userId)),
  };
}
