import { failure, type Outcome, success } from "#contract/outcome.ts";
import { linesOf } from "#modules/cart/rules/lines-of.ts";
import { pricedAs } from "#modules/catalogue/rules/variant.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newCashOrder } from "../cash/begin-cash.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { endOrder } from "../fulfilment/cancel-order.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import { stillHere } from "../fulfilment/travel.ts";
import { sellOrder } from "../placing/sell-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderRechosen } from "../records/events.ts";
import { costOf } from "../refunds/cost-of.ts";
import { creditRefunds } from "../refunds/credit-refunds.ts";
import { goodsAt } from "../refunds/restock.ts";
import { enteredPrint } from "../rules/entered-print.ts";
import { quantityAt, settledPieces } from "../rules/pieces.ts";
import { isPartOf, type ParcelLine } from "../rules/pieces-left.ts";
import { moreFor, rechosenOf } from "../rules/rechosen.ts";
import { joinedTo } from "./joined-to.ts";
import { lessen } from "./lessen.ts";
import { soldHere } from "./sold-here.ts";

export interface ChangedChoice extends OrderActionBy {
  /** The place of the line in the order, from 0. */
  readonly line: number;
  readonly quantity: number;
  readonly to: { readonly colour: string | null; readonly size: string | null };
  /** A dearer choice goes for what was paid. */
  readonly letsOff?: boolean | undefined;
  readonly reason: string;
}

/**
 * Pieces leave the order and go out in another choice, as an order of their own that leaves together with it and is
 * paid with what was paid for them. Where they are all that was left, the first order ends.
 */
export function changeChoice(parts: CheckoutParts, wish: ChangedChoice): Promise<Outcome<OrderRecord>> {
  const { line, quantity, to: typed, letsOff = false, reason, ...by } = wish;
  return onOrder(parts, by, "change choice", async (tx, order) => {
    const sold = await soldHere(parts, tx, order);
    if (!sold.ok) return sold;
    const { payment, isPaid } = sold.value;
    const { left } = await stillHere(parts, tx, order);
    const pieces = [{ line, quantity }];
    if (!isPartOf(pieces, left)) return failure("notInOrder", { field: "quantity" });
    const other = await holdOther(parts, tx, order, wish);
    if (!other.ok) return other;
    const { to, price } = other.value;
    const dearer = quantity * Math.max(0, moreFor(price));
    if (dearer > 0 && !letsOff) return failure("otherDearer", { field: "choice" });
    if (dearer > (by.unsureUpTo ?? Number.POSITIVE_INFINITY)) return failure("factorNeeded");
    const isWhole = left.reduce((sum, one) => sum + one.quantity, 0) === quantity;
    const taken = await parts.orders.pieces.of(tx, [order.id]);
    const cost = costOf(order, pieces, taken);
    const rest = await restHere(parts, tx, payment, isPaid);
    if (!isWhole && rest > 0 && cost >= rest) return failure("nothingLeft", { field: "quantity" });
    const before = quantityAt(settledPieces(taken), line);
    const asked = { line, quantity, before, to, cost, rest, isWhole };
    const made = rechosenOf(order, { ...asked, price });
    const same = rechosenOf(order, { ...asked, price: { was: price.was, is: price.was } });
    const { total } = made.quote;
    if (total > rest) return failure("refundTooMuch");
    const next = await parts.orders.place(tx, {
      ...joinedTo(order),
      ...made,
      actor: by.actor,
      promoCode: isWhole ? order.promoCode : null,
      cartFingerprint: enteredPrint,
    });
    parts.at("rechosen:placed");
    // What was paid beside the goods, and what rounding leaves, stays where it was.
    const gone = isWhole ? rest : same.quote.total;
    const turn = { order, payment, isPaid, next, pieces, gone, isWhole };
    await parts.catalogue.returnSold(tx, goodsAt(order, pieces), { orderId: order.id });
    if (total === 0 || !isPaid) await parts.orders.pieces.takeOut(tx, order, pieces);
    if (total === 0) await parts.payments.openFree(tx, next.id);
    const paid = isPaid ? await payOver(parts, tx, turn, wish) : await askOver(parts, tx, turn, wish);
    if (!paid.ok) return paid;
    await parts.orders.noteChange(tx, order, "rechosen", {
      actor: by.actor,
      note: `${next.number}: ${reason}`,
    });
    if (isWhole) await endReplaced(parts, tx, turn, by.actor);
    await sellOrder(parts, tx, next, { actor: by.actor, isPaid: isPaid || total === 0, isExchange: true });
    const toPayPaise = isPaid ? 0 : await askedInAll(parts, tx, next);
    await emit(tx, orderRechosen, { order: next, first: order.number, toPayPaise, ...paid.value });
    return success({ number: next.number, reason });
  });
}

/** It can be had, and is kept for this order; what both choices cost today. */
async function holdOther(
  { catalogue }: CheckoutParts,
  tx: Tx,
  { lines }: OrderRecord,
  { line, quantity, to }: ChangedChoice,
) {
  const bought = lines[line];
  if (!bought) return failure("notInOrder", { field: "quantity" });
  const { productId } = bought;
  const isSame = (bought.colour ?? "") === (to.colour ?? "") && (bought.size ?? "") === (to.size ?? "");
  if (isSame) return failure("sameChoice", { field: "choice" });
  const offers = await catalogue.sellables(tx, [productId]);
  const asked = linesOf([{ productId, quantity, ...to }], offers);
  if (!asked.ok) return { ...asked, field: "choice" };
  const [one] = asked.value;
  const offer = offers.get(productId);
  if (!one || !offer) return failure("productGone", { field: "choice" });
  const held = await catalogue.holdStock(tx, asked.value);
  if (!held.ok) return { ...held, field: "choice" };
  const price = {
    ...{ paid: bought.unitPaise, was: pricedAs(offer, bought).unitPaise },
    is: pricedAs(offer, one).unitPaise,
  };
  return success({ to: { colour: one.colour, size: one.size }, price });
}

async function restHere(
  { payments }: CheckoutParts,
  tx: Tx,
  { order_id, amount_paise, gateway_payment_id: id }: Payment,
  isPaid: boolean,
): Promise<number> {
  if (!isPaid) return amount_paise;
  const refunds = await payments.refunds.of(tx, [order_id]);
  return restOf(
    amount_paise,
    refunds.filter((one) => one.gateway_payment_id === id),
  );
}

interface Turn {
  readonly order: OrderRecord;
  readonly payment: Payment;
  readonly isPaid: boolean;
  /** What its pieces go out as. */
  readonly next: OrderRecord;
  readonly pieces: readonly ParcelLine[];
  /** What the first order costs less. */
  readonly gone: number;
  readonly isWhole: boolean;
}

interface Paid {
  /** What goes back, where the other choice costs less. */
  readonly back?: Refund | undefined;
}

/** What was paid for the pieces pays for the other choice; the rest of it goes back. */
async function payOver(
  parts: CheckoutParts,
  tx: Tx,
  { order, payment, next, pieces, gone, isWhole }: Turn,
  { line, reason, actor }: ChangedChoice,
): Promise<Outcome<Paid>> {
  const { orders, payments } = parts;
  const { total } = next.quote;
  const owed = { restock: false, askedBy: actor };
  if (total > 0) {
    const pays = { ...owed, amountPaise: total, lines: pieces, reason: "exchange" };
    const moved = await payments.refunds.moveTo(tx, payment, { ...pays, first: order.number, next: next.id });
    if (!moved) return failure("refundTooMuch");
    await orders.pieces.payOver(tx, order, pieces, moved.id);
    await creditRefunds(parts, tx, order, { payment, done: [moved] });
  }
  if (gone === total) return success({});
  const lines = isWhole ? [] : [{ line, quantity: 0 }];
  const back = await payments.refunds.owe(tx, payment, { ...owed, amountPaise: gone - total, lines, reason });
  return back ? success({ back }) : failure("refundTooMuch");
}

/** Nothing is paid yet: the courier asks for the one what it no longer asks for the other. */
async function askOver(
  parts: CheckoutParts,
  tx: Tx,
  { order, payment, next, pieces, gone, isWhole }: Turn,
  { reason, ...by }: ChangedChoice,
): Promise<Outcome<Paid>> {
  const { payments, cash } = parts;
  const { total } = next.quote;
  if (total === 0) return success({});
  await payments.openForCash(tx, { orderId: next.id, amountPaise: total, method: payment.method });
  await cash.openConfirmed(tx, await newCashOrder(parts, tx, next), by.actor);
  if (isWhole) return success({});
  const less = { paise: gone, goods: pieces, reason, isTold: false };
  const lessened = await lessen(parts, tx, { order, payment, by }, less);
  return lessened.ok ? success({}) : lessened;
}

/** By the courier, for every order in the parcel. */
async function askedInAll({ orders, payments }: CheckoutParts, tx: Tx, next: OrderRecord) {
  const beside = (await orders.together(tx, [next])).get(next.id) ?? [];
  const found = await payments.ofOrders(tx, [next.id, ...beside.map(({ id }) => id)]);
  return found
    .filter(({ method, status }) => method === "cash" && !isMoneyHere(status))
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

/** All that was left of it goes out as another order, which has its code. */
function endReplaced(
  parts: CheckoutParts,
  tx: Tx,
  { order, next, isPaid }: Turn,
  actor: string,
): Promise<void> {
  const paidBack = { amount_paise: next.quote.total, kind: "manual" as const };
  return endOrder(parts, tx, order, { reason: "replaced", actor, ...(isPaid && { paidBack }) });
}
