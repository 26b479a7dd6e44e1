import { setImmediate } from "node:timers/promises";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import type { MergedKept } from "../account-parts.ts";
import { insertUser, newcomer } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import * as guests from "./guests-repository.ts";

/** Just made, and the secret that the browser is to keep. */
export interface NewGuest {
  readonly userId: string;
  readonly cookie: string;
}

const undoLife = 24 * 3_600_000;
const atOnce = 100;

/** Somebody who buys without an account: a user of whom nothing is known but a secret in one browser. */
export function createGuestsService({
  parts: { db, clock, guestDays, mergeKept, partKept, boughtAmong },
  tries,
}: Pick<AccountContext, "parts" | "tries">) {
  return {
    /** Who holds this secret, as long as the cart waits. */
    async recogniseGuest(cookie: string): Promise<string | undefined> {
      const guest = await guests.findGuest(db.read, tokenHash(cookie));
      const now = clock.now();
      if (!guest || !isGuestKept(guest.seen_at, now, guestDays())) return undefined;
      if (isGuestWorthNoticing(guest.seen_at, now))
        await db.write((tx) => guests.touchGuest(tx, guest.user_id, now));
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
        await guests.insertGuest(tx, {
          user_id: made.userId,
          token_hash: tokenHash(made.cookie),
          seen_at: now,
        });
      });
      return success(made);
    },

    /** What the guest was made for did not come about. */
    dropGuest: (userId: string): Promise<void> => db.write((tx) => guests.deleteGuest(tx, userId)),

    /** Once for each guest: who signs in a second time, in another tab, finds it done. */
    mergeGuest: (guestId: string, userId: string): Promise<MergedKept | undefined> =>
      db.write(async (tx) => {
        if (!(await guests.takeGuest(tx, guestId, userId, clock.now()))) return undefined;
        const merged = await mergeKept(tx, guestId, userId);
        await guests.keepMerged(tx, guestId, merged.before);
        return merged;
      }),

    mergedInto: guests.mergedInto,

    /** What a guest put down while signing in, in another tab, goes the same way. */
    async followMerged(guestId: string): Promise<void> {
      const into = await guests.mergedInto(db.read, guestId);
      if (into) await db.write((tx) => mergeKept(tx, guestId, into));
    },

    /** Both are as they were, and the guest is one again, by a new secret. */
    partGuest: (userId: string): Promise<Outcome<NewGuest>> =>
      db.write(async (tx) => {
        const now = clock.now();
        const last = await guests.lastMerged(tx, userId, now - undoLife);
        const isParted = last?.merged && (await partKept(tx, last.user_id, userId, last.merged));
        if (!isParted) return failure("undoOver");
        const cookie = newToken();
        await guests.reviveGuest(tx, last.user_id, tokenHash(cookie), now);
        return success({ userId: last.user_id, cookie });
      }),

    /** Those who did not come back, in small parts: everybody else's turn comes in between. */
    async deleteOldGuests(): Promise<number> {
      const before = clock.now() - guestLife(guestDays());
      for (let swept = 0; ; ) {
        const ids = await db.write(async (tx) => {
          const some = await guests.abandonedGuests(tx, before, atOnce);
          if (some.length > 0) await guests.deleteGuests(tx, some, await boughtAmong(tx, some));
          return some;
        });
        swept += ids.length;
        if (ids.length < atOnce) return swept;
        await setImmediate();
      }
    },
  };
}

const day = 24 * 3_600_000;

function guestLife(days: number): number {
  return days * day;
}

/** From when a guest was last seen. */
function isGuestKept(seenAt: number, now: number, days: number): boolean {
  return now < seenAt + guestLife(days);
}

function isGuestWorthNoticing(seenAt: number, now: number): boolean {
  return now - seenAt >= day / 4;
}
