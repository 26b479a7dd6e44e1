import { mostLines } from "#contract/limits.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { CartLine } from "./cart-lines.ts";
import { mostOf } from "./limits.ts";

export interface MergedLines {
  readonly lines: readonly CartLine[];
  /** How many lines came in, whole or in part. */
  readonly came: number;
  /** Some pieces had no room: of their line, of the cart, or of what is left. */
  readonly isShort: boolean;
}

/**
 * Merges a guest cart into the account's on sign-in: what was put in beside what was there. No line gets shorter by
 * it, and none longer than it may be.
 */
export function mergedLines(
  own: readonly CartLine[],
  coming: readonly CartLine[],
  offers: ReadonlyMap<string, Sellable>,
): MergedLines {
  const lines = new Map(own.map((line) => [choiceOf(line), line]));
  let came = 0;
  let isShort = false;
  for (const line of coming) {
    const key = choiceOf(line);
    const there = lines.get(key);
    const quantity = there ? longer(there, line, offers) : lines.size < mostLines ? line.quantity : 0;
    const more = quantity - (there?.quantity ?? 0);
    if (more < line.quantity) isShort = true;
    if (more === 0) continue;
    came++;
    lines.set(key, { ...(there ?? line), quantity });
  }
  return { lines: [...lines.values()], came, isShort };
}

function longer(there: CartLine, line: CartLine, offers: ReadonlyMap<string, Sellable>): number {
  const offer = offers.get(line.productId);
  const room = offer ? mostOf(offer, line) : 0;
  return Math.max(there.quantity, Math.min(there.quantity + line.quantity, room));
}

function choiceOf({ productId, colour, size }: CartLine): string {
  return JSON.stringify([productId, colour, size]);
}
