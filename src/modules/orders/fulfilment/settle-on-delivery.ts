import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { PaidAtCounter } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { costOf } from "../refunds/cost-of.ts";
import { takenOut } from "../rules/pieces.ts";
import { piecesLeft } from "../rules/pieces-left.ts";

/** Once nothing is on its way any more: the courier owes for what was kept, and what came back unpaid has its credit note. */
export async function settleOnDelivery(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  {
    brought,
    paid = "cash",
  }: { readonly brought: readonly Parcel[]; readonly paid?: PaidAtCounter | undefined },
): Promise<void> {
  const { orders, payments, cash, invoices } = parts;
  if (order.paidAt !== null) return;
  const kept = (await orders.parcels.of(tx, order.id)).filter(({ state }) => state !== "returned");
  const [taken, payment] = [await orders.pieces.of(tx, [order.id]), await payments.ofOrder(tx, order.id)];
  if (!payment) return;
  const back = piecesLeft(order.lines, kept, takenOut(taken));
  const less = costOf(order, back, taken);
  const paise = payment.amount_paise - less;
  if (paise < 1 || !(await payments.takeCash(tx, order.id, paise))) return;
  await orders.pieces.leaveUnpaid(tx, order, back);
  // Cash that was paid at a counter lies in its till until somebody brings it; a card's bank pays by itself.
  const carrier = order.collectedIn?.name ?? brought.findLast((parcel) => parcel.carrier)?.carrier ?? null;
  if (paid === "cash") await cash.owe(tx, order.id, { carrier, paise, isWhole: back.length === 0 });
  await orders.markPaid(tx, order, paise);
  if (less > 0) await invoices.credit(tx, order, { refundId: null, paise: less, goods: back });
}
