import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { returnableLines } from "./pieces.ts";
import { daysFor, returnableUntil } from "./rules/returnable.ts";

export interface OpenLine {
  readonly line: number;
  /** Pieces that may come back. */
  readonly most: number;
  /** Until when; nothing where goods of this kind are not taken back. */
  readonly until: number | null;
}

/** What may come back now, by the rules of what it is. */
export async function openLines(
  parts: CheckoutParts,
  q: Reads | Tx,
  order: OrderRecord,
): Promise<OpenLine[]> {
  const lines = await returnableLines(parts, q, order);
  if (lines.length === 0) return [];
  const rules = parts.returnRules();
  const now = parts.clock.now();
  const categories = await parts.catalogue.categoriesOf(
    q,
    order.lines.map(({ productId }) => productId),
  );
  return lines.map(({ line, most, deliveredAt }) => {
    const own = categories.get(order.lines[line]?.productId ?? "") ?? [];
    const until = returnableUntil(deliveredAt, daysFor(rules, own));
    return { line, until, most: until !== null && until > now ? most : 0 };
  });
}
