import { portionOf } from "#contract/format/money.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { settledPieces, type TakenPiece } from "../rules/pieces.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";
import { shareOf } from "../rules/refund-share.ts";

type Sold = Pick<OrderRecord, "quote" | "lines" | "discounted">;

/**
 * What these pieces of an order cost, behind those that money went back for already. A discount that was given since
 * the sale is off each in proportion, so that one by one they come to what all of them cost with it.
 */
export function costOf(order: Sold, pieces: readonly ParcelLine[], taken: readonly TakenPiece[]): number {
  const full = fullCostOf(order, pieces, taken);
  if (!order.discounted) return full;
  const { paise, fromPaise } = order.discounted;
  const every = order.lines.map(({ quantity }, line) => ({ line, quantity }));
  const still = fullCostOf(order, every, []) - fullCostOf(order, settledPieces(taken), []);
  const since = fromPaise - still;
  return portionOf(paise, since + full, fromPaise) - portionOf(paise, since, fromPaise);
}

/** Without any discount that was given since. */
export function fullCostOf(
  { quote, lines }: Sold,
  pieces: readonly ParcelLine[],
  taken: readonly TakenPiece[],
): number {
  return shareOf(quote, lines, pieces, settledPieces(taken));
}
