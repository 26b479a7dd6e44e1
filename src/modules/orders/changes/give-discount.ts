import { addedBy } from "#contract/charge-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import { stillHere } from "../fulfilment/travel.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { costOf, fullCostOf } from "../refunds/cost-of.ts";
import { giveBack } from "../refunds/give-back.ts";
import { discountOf } from "../rules/discount-of.ts";
import { settledPieces } from "../rules/pieces.ts";
import { type ParcelLine, piecesLeft } from "../rules/pieces-left.ts";
import { lessen } from "./lessen.ts";
import { soldHere } from "./sold-here.ts";

export interface GivenDiscount extends OrderActionBy {
  /** As it is typed: 150, or 10%. */
  readonly discount: string;
  readonly reason: string;
}

/** Something off all its goods: a part of what was paid goes back, or less is asked for on delivery. */
export function giveDiscount(parts: CheckoutParts, wish: GivenDiscount): Promise<Outcome<OrderRecord>> {
  const { discount, reason, ...by } = wish;
  const field = "discount";
  return onOrder(parts, by, "give discount", async (tx, order) => {
    const sold = await soldHere(parts, tx, order);
    if (!sold.ok) return sold;
    const { payment, isPaid } = sold.value;
    const [{ left }, taken, refunds] = [
      await stillHere(parts, tx, order),
      await parts.orders.pieces.of(tx, [order.id]),
      await parts.payments.refunds.of(tx, [order.id]),
    ];
    const goodsPaise = costOf(order, left, taken);
    const paise = discountOf(discount, goodsPaise);
    if (!paise) return failure("amountUnusable", { field });
    const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
    const restPaise = isPaid ? restOf(payment.amount_paise, own) : payment.amount_paise;
    // What was taken off before is off the goods, and not off their delivery.
    const beside = order.quote.shipping + addedBy(order.quote.charges, "cash");
    if (paise > Math.min(goodsPaise, restPaise - beside)) return failure("discountOverGoods", { field });
    if (paise === restPaise) return failure("nothingLeft", { field });
    const done = isPaid
      ? await giveBack(parts, tx, order, { ...wish, sum: paise, restock: false })
      : await lessen(parts, tx, { order, payment, by }, { paise, goods: noneOf(left), reason });
    if (!done.ok) return done;
    const unsettled = piecesLeft(order.lines, [], settledPieces(taken));
    await parts.orders.noteDiscount(tx, order.id, {
      paise: costOf(order, unsettled, taken) - paise,
      fromPaise: fullCostOf(order, unsettled, taken),
    });
    return success({ paise, reason });
  });
}

/** Off these goods and not off their delivery, and none of them is taken. */
function noneOf(goods: readonly ParcelLine[]): ParcelLine[] {
  return goods.map(({ line }) => ({ line, quantity: 0 }));
}
