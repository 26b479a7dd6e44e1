import { failure, type Outcome, success } from "#contract/outcome.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import { stillHere } from "../fulfilment/travel.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { costOf } from "../refunds/cost-of.ts";
import { giveBack } from "../refunds/give-back.ts";
import { goodsAt } from "../refunds/restock.ts";
import { isPartOf, type ParcelLine } from "../rules/pieces-left.ts";
import { lessen } from "./lessen.ts";
import { soldHere } from "./sold-here.ts";

export interface TakenOut extends OrderActionBy {
  readonly goods: readonly ParcelLine[];
  readonly reason: string;
}

/** Fewer pieces than were bought: they go on the shelf, and what they cost goes back or is asked for no more. */
export function takeOut(parts: CheckoutParts, wish: TakenOut): Promise<Outcome<OrderRecord>> {
  const { goods, reason, ...by } = wish;
  return onOrder(parts, by, "take goods out", async (tx, order) => {
    const sold = await soldHere(parts, tx, order);
    if (!sold.ok) return sold;
    const { left } = await stillHere(parts, tx, order);
    if (!isPartOf(goods, left)) return failure("notInOrder", { field: "goods" });
    // Without goods there is no order: that is a cancelled one, and delivery goes back too.
    if (pieces(goods) === pieces(left)) return failure("nothingLeft", { field: "goods" });
    const done = sold.value.isPaid
      ? await takePaid(parts, tx, { order, payment: sold.value.payment }, wish)
      : await takeUnpaid(parts, tx, { order, payment: sold.value.payment }, wish);
    return done.ok ? success({ goods, reason }) : done;
  });
}

interface OfOrder {
  readonly order: OrderRecord;
  readonly payment: Payment;
}

async function takePaid(
  parts: CheckoutParts,
  tx: Tx,
  { order, payment }: OfOrder,
  wish: TakenOut,
): Promise<Outcome<unknown>> {
  const [taken, refunds] = [
    await parts.orders.pieces.of(tx, [order.id]),
    await parts.payments.refunds.of(tx, [order.id]),
  ];
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  if (costOf(order, wish.goods, taken) >= restOf(payment.amount_paise, own))
    return failure("nothingLeft", { field: "goods" });
  return giveBack(parts, tx, order, { ...wish, sum: "goods", restock: true });
}

/** To be paid on delivery, or for nothing: no money is here that could go back. */
async function takeUnpaid(
  parts: CheckoutParts,
  tx: Tx,
  { order, payment }: OfOrder,
  { goods, reason, ...by }: TakenOut,
): Promise<Outcome<void>> {
  const { orders, catalogue } = parts;
  const taken = await orders.pieces.of(tx, [order.id]);
  const askedPaise = payment.amount_paise;
  const paise = askedPaise === 0 ? 0 : costOf(order, goods, taken);
  if (askedPaise > 0 && paise >= askedPaise) return failure("nothingLeft", { field: "goods" });
  await catalogue.returnSold(tx, goodsAt(order, goods), { orderId: order.id });
  await orders.pieces.takeOut(tx, order, goods);
  return lessen(parts, tx, { order, payment, by }, { paise, goods, reason });
}

function pieces(some: readonly ParcelLine[]): number {
  return some.reduce((sum, { quantity }) => sum + quantity, 0);
}
