import { createGuestsService } from "#modules/accounts/guests/guests-service.ts";
import type { CartService } from "#modules/cart/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";

type Parts = Parameters<typeof createGuestsService>[0]["parts"];

/** Guests who sign in take their carts along; their wishes are no trade. */
export function guestsOf({ db, clock, cart }: { db: Database; clock: Clock; cart: CartService }) {
  const kept = {
    guestDays: () => 30,
    async mergeKept(tx, guestId, userId) {
      const { before, came, isShort } = await cart.mergeCart(tx, guestId, userId);
      return { lines: came, wishes: 0, isShort, before: JSON.stringify(before) };
    },
    partKept: (tx, guestId, userId, before) => cart.partCart(tx, guestId, userId, JSON.parse(before)),
  } satisfies Partial<Parts>;
  return createGuestsService({
    parts: { db, clock, ...kept } as unknown as Parts,
    tries: undefined as never,
  });
}
