import { type Outcome, success } from "#contract/outcome.ts";
import { customerChanged } from "#modules/accounts/events.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

export interface Refuser {
  readonly userId: string;
  readonly phones: readonly string[];
}

/** What a customer refused until now counts no more: cash is possible again. */
export function letOff(
  { db, clock, cash }: CheckoutParts,
  { actor, ...whom }: Refuser & { readonly actor: string },
): Promise<Outcome<void>> {
  return db.write(async (tx) => {
    const parcels = await cash.forgive(tx, whom);
    if (parcels > 0)
      await emit(tx, customerChanged, {
        by: actor,
        action: "let off customer",
        subject: whom.userId,
        before: { refused: parcels },
        after: { refused: 0 },
        at: clock.now(),
      });
    return success(undefined);
  });
}
