import { failure, type Outcome, success } from "#contract/outcome.ts";
import { variantKey } from "#modules/catalogue/rules/variant.ts";
import type { CheckoutParts, StockLine } from "#modules/orders/checkout-parts.ts";
import { sellOrder } from "#modules/orders/placing/sell-order.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { creditRefunds } from "#modules/orders/refunds/credit-refunds.ts";
import { goodsAt } from "#modules/orders/refunds/restock.ts";
import { enteredPrint } from "#modules/orders/rules/entered-print.ts";
import { replacementOf } from "#modules/orders/rules/replacement.ts";
import type { Tx } from "#platform/database/database.ts";
import { moveReturn } from "./move-return.ts";
import { onReturn, type ReturnActionBy } from "./on-return.ts";
import { owedFor, refundLine } from "./pay-back.ts";
import { takenOf } from "./pieces.ts";
import { mayFollow } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

/**
 * The other choice goes out as an order of its own, paid with what came back: a credit note for the one and an invoice
 * for the other, of the same sum.
 */
export function exchangeReturn(parts: CheckoutParts, by: ReturnActionBy): Promise<Outcome<OrderRecord>> {
  const { orders, payments } = parts;
  return onReturn(parts, by, "exchange return", async (tx, one, order) => {
    const taken = takenOf(one);
    const isNext = mayFollow(one.state, "exchanged") && one.wish === "exchange" && taken.length > 0;
    if (!isNext) return failure("wrongMove", { field: "state" });
    const most = await owedFor(parts, tx, order, one);
    // Money that went back for these very pieces meanwhile cannot pay for others.
    if (!most || sum(most.goods) !== sum(taken)) return failure("refundTooMuch");
    const made = replacementOf(order, replacedOf(order, one, most.notPaid), most.rest);
    const { total } = made.quote;
    if (total < 1 || total > most.rest) return failure("refundTooMuch");
    await giveUpRest(parts, tx, order, one);
    const { address, business, email, guestPhone, isErased, lang, userId } = order;
    const next = await orders.place(tx, {
      ...{ userId, lang, email, guestPhone, address, business, isErased, ...made },
      cartPrint: enteredPrint,
      promoCode: null,
    });
    parts.at("return:placed");
    const goods = goodsAt(order, taken).map(refundLine);
    const owed = { amountPaise: total, lines: goods, restock: false, reason: "exchange", askedBy: by.actor };
    const moved = await payments.refunds.moveTo(tx, most.payment, owed, next.id);
    if (!moved) return failure("refundTooMuch");
    const turn = { actor: by.actor, refundId: moved.id, newOrderId: next.id };
    const stood = await moveReturn(parts, tx, order, {
      one,
      to: "exchanged",
      turn,
      gives: { newNumber: next.number },
    });
    if (!stood.ok) return stood;
    const paid = { orderId: next.id, amountPaise: total, method: "exchange", reference: order.number };
    await payments.openPaid(tx, paid);
    await creditRefunds(parts, tx, order, { payment: most.payment, done: [moved] });
    await sellOrder(parts, tx, next, { actor: by.actor, isPaid: true, isExchange: true });
    parts.at("return:before-commit");
    return success({ number: next.number });
  });
}

function replacedOf({ lines }: OrderRecord, one: ReturnRecord, notPaid: readonly StockLine[]) {
  return takenOf(one).flatMap(({ line, quantity }) => {
    const to = one.lines.find((piece) => piece.line === line)?.to;
    const of = lines[line];
    if (!to || !of) return [];
    const key = variantKey(of);
    const left = notPaid.find((goods) => variantKey(goods) === key)?.quantity ?? 0;
    return [{ line, quantity, before: of.quantity - left, to }];
  });
}

/** What was kept for pieces that were not taken in the end. */
async function giveUpRest(
  { catalogue }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { lines }: ReturnRecord,
): Promise<void> {
  const rest = lines.flatMap(({ line, accepted, shelved, writtenOff, to }) => {
    const productId = order.lines[line]?.productId;
    const quantity = accepted - shelved - writtenOff;
    return productId && to && quantity > 0 ? [{ productId, ...to, quantity }] : [];
  });
  await catalogue.releaseHeld(tx, rest);
}

function sum(pieces: readonly { readonly quantity: number }[]): number {
  return pieces.reduce((all, { quantity }) => all + quantity, 0);
}
