import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type ChosenOf, variantKey } from "#modules/catalogue/rules/variant.ts";

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
  /** As many as one of each line takes: a set can have several of it. */
  readonly least: number;
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

/** Pieces by the key of their variant. */
export function heldIn(lines: readonly (ChosenOf & { readonly quantity: number })[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const { quantity, ...of } of lines) {
    const key = variantKey(of);
    held.set(key, (held.get(key) ?? 0) + quantity);
  }
  return held;
}

/** Whether others find enough beside it, whoever asks: what is not there at all is the stock's to refuse. */
export function leavesEnough({ wanted, free }: Pick<Holding, "wanted" | "free">): boolean {
  return [...wanted].every(([key, { quantity }]) => isEnough(free.get(key) ?? 0, quantity));
}

/** A hold costs nothing, so it must not be able to keep stock from everybody else. */
export function mayHold({ wanted, free, hasPaid, heldMs }: Holding): Outcome<void> {
  for (const [key, { productId, quantity, least }] of wanted) {
    const left = free.get(key) ?? 0;
    if (isEnough(left, quantity)) continue;
    const most = Math.max(2, least, Math.floor(left / 2));
    if (!hasPaid && quantity > most)
      return failure("holdTooMuch", { field: "quantity", data: { productId, most } });
    if ((heldMs.get(key) ?? 0) >= mostHeld)
      return failure("heldTooLong", { data: { productId }, retryAfter: holdsCountedFor / 1000 });
  }
  return success(undefined);
}

function isEnough(left: number, quantity: number): boolean {
  return quantity > left || left - quantity >= enoughForOthers;
}
