import { failure, type Outcome, success } from "#contract/outcome.ts";

const minute = 60_000;
/** How far back unpaid holds are counted. */
export const holdsCountedFor = 120 * minute;
/** Two holds that ran out, or many short ones, in that time. */
const mostHeld = 20 * minute;
/** What another shopper can want of one choice at once. */
const enoughForOthers = 10;

export interface HoldRequest {
  readonly productId: string;
  readonly quantity: number;
}

export interface Holding {
  /** Pieces by the key of their variant, as all that follows. */
  readonly wanted: ReadonlyMap<string, HoldRequest>;
  readonly free: ReadonlyMap<string, number>;
  /** Whether this customer ever paid for anything. */
  readonly hasPaid: boolean;
  /** For how long this customer kept each of them from others lately, without paying. */
  readonly heldMs: ReadonlyMap<string, number>;
}

/** A hold costs nothing, so it must not be able to keep stock from everybody else. */
export function mayHold({ wanted, free, hasPaid, heldMs }: Holding): Outcome<void> {
  for (const [key, { productId, quantity }] of wanted) {
    const left = free.get(key) ?? 0;
    if (quantity > left || left - quantity >= enoughForOthers) continue;
    const most = Math.max(2, Math.floor(left / 2));
    if (!hasPaid && quantity > most)
      return failure("holdTooMuch", { field: "quantity", data: { productId, most } });
    if ((heldMs.get(key) ?? 0) >= mostHeld)
      return failure("heldTooLong", { data: { productId }, retryAfter: holdsCountedFor / 1000 });
  }
  return success(undefined);
}
