import { failure, type Outcome, success } from "#contract/outcome.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { atMostFree, quantityAt, settledPieces, type TakenPiece } from "../rules/pieces.ts";
import { isPartOf, type ParcelLine, piecesLeft } from "../rules/pieces-left.ts";
import { costOf } from "./cost-of.ts";
import { creditRefunds } from "./credit-refunds.ts";
import { areStillOut, goodsAt, stillOut } from "./restock.ts";
import { lookAtGateway } from "./send-refunds.ts";
import { endWhenAllIsBack, promisePart } from "./take-in-refunds.ts";

export interface RefundRequest extends OrderActionBy {
  /** In paise, or what these goods cost, or what delivery cost, or all that is left. */
  readonly sum: number | "goods" | "delivery" | "all";
  /** Pieces by the place of their line in the order. */
  readonly goods?: readonly ParcelLine[] | undefined;
  /** Whether these goods can be sold again. */
  readonly restock: boolean;
  readonly reason: string;
  /** The same request, sent again, has the same key: it is carried out once. */
  readonly key?: string | undefined;
}

/** The staff give money back, whole or in part; the next run sends it. */
export async function askRefund(parts: CheckoutParts, request: RefundRequest): Promise<Outcome<Refund>> {
  let refund: Refund | undefined;
  const known = await isSameRequest(parts, request);
  if (known) return known;
  const done = await onOrder(parts, request, "refund", async (tx, order) => {
    const owed = await giveBack(parts, tx, order, request);
    if (!owed.ok) return owed;
    refund = owed.value;
    return success({ reason: request.reason, goods: request.goods ?? [], restock: request.restock });
  });
  // Two of the same request at once: the second one finds what the first one made.
  if (!done.ok) return (await isSameRequest(parts, request)) ?? done;
  parts.at("owe:committed");
  return refund ? success(refund) : failure("notFound");
}

/** In a transaction that has locked the order. */
export async function giveBack(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { sum, goods = [], restock, reason, actor, key }: Omit<RefundRequest, "orderId">,
): Promise<Outcome<Refund>> {
  const { orders, payments, catalogue, at } = parts;
  const payment = await payments.lock(tx, order.id);
  if (!payment || !isMoneyHere(payment.status)) return failure("refundTooMuch");
  const known = await payments.refunds.of(tx, [order.id]);
  if (key !== undefined && known.some(({ asked_key }) => asked_key === key)) return failure("keyReused");
  const every = order.lines.map(({ quantity }, line) => ({ line, quantity }));
  if (goods.length > 0 && !isPartOf(goods, every)) return failure("invalidInput", { field: "goods" });
  const taken = await orders.pieces.of(tx, [order.id]);
  // What they cost goes back once, by a return or by a request like this one.
  if (sum === "goods" && goods.some((one) => isMore(one, piecesLeft(order.lines, [], settledPieces(taken)))))
    return failure("refundTooMuch", { field: "goods" });
  // All that is left goes back with all that is still out, where nobody says less.
  const isAllOut = restock && sum === "all" && goods.length === 0;
  const named = isAllOut ? await stillOut(parts, tx, order) : goods;
  const paidFor = atMostFree(order.lines, taken, named);
  if (sum === "goods" || restock) {
    // The return under way that is about some of these, as not enough others are left: its end pays for them.
    const returnId = named
      .filter((one) => isMore(one, paidFor))
      .flatMap(({ line }) =>
        taken.filter((piece) => piece.line === line && piece.state === "returning"),
      )[0]?.returnId;
    if (returnId) return failure("returnUnderWay", { field: "goods", data: { returnId } });
  }
  if (restock) {
    if (named.length === 0 && sum !== "all") return failure("noPieces", { field: "goods" });
    // A cancelled order's goods are back already.
    const isBack = named.length === 0 || order.status === "cancelled";
    if (isBack || !(await areStillOut(parts, tx, order, named)))
      return failure("backAlready", { field: "restock" });
    await catalogue.returnSold(tx, goodsAt(order, named), { orderId: order.id });
    at("owe:stock-back");
  }
  // A sum for a scratch names its goods, and takes no piece of them: that is still owed when it comes back.
  const isForPieces = sum === "goods" || sum === "all" || restock;
  const refund = await payments.refunds.owe(tx, payment, {
    amountPaise: sum === "all" ? undefined : paiseOf(sum, order, { goods, taken }),
    lines: isForPieces ? named : named.map(({ line }) => ({ line, quantity: 0 })),
    restock,
    reason,
    askedBy: actor,
    key,
  });
  if (!refund) return failure("refundTooMuch", { field: "rupees" });
  if (isForPieces) await orders.pieces.payBack(tx, order, paidFor, refund.id);
  at("owe:owed");
  await orders.noteChange(tx, order, "refund", { actor, note: reason });
  if (!(await endWhenAllIsBack(parts, tx, payment, refund)))
    await promisePart(parts, tx, order, payment, refund);
  at("owe:before-commit");
  return success(refund);
}

function paiseOf(
  sum: number | "goods" | "delivery",
  order: OrderRecord,
  { goods, taken }: { readonly goods: readonly ParcelLine[]; readonly taken: readonly TakenPiece[] },
): number {
  if (typeof sum === "number") return sum;
  return sum === "delivery" ? order.quote.shipping : costOf(order, goods, taken);
}

function isMore({ line, quantity }: ParcelLine, than: readonly ParcelLine[]): boolean {
  return quantity > quantityAt(than, line);
}

async function isSameRequest(
  { db, payments }: CheckoutParts,
  { orderId, key, sum }: RefundRequest,
): Promise<Outcome<Refund> | undefined> {
  if (key === undefined) return undefined;
  const same = (await payments.refunds.of(db.read, [orderId])).find(({ asked_key }) => asked_key === key);
  if (!same) return undefined;
  const isOther = typeof sum === "number" && sum !== same.amount_paise;
  return isOther ? failure("keyReused") : success(same);
}

/** After a refusal: asked for anew. */
export function retryRefund(
  parts: CheckoutParts,
  id: string,
  by: Pick<OrderActionBy, "actor" | "once">,
): Promise<Outcome<Refund>> {
  return withRefund(parts, { ...by, id, action: "retry refund" }, (tx, _payment, refund) =>
    parts.payments.refunds.retry(tx, refund),
  );
}

/**
 * Given back over the counter or by bank transfer, with the number of its receipt; unless the gateway has given it back,
 * which nobody may have heard of.
 */
export async function noteGivenByHand(
  parts: CheckoutParts,
  id: string,
  reference: string,
  actor: string,
): Promise<Outcome<Refund>> {
  if (reference.trim() === "" || reference.length > 100)
    return failure("invalidInput", { field: "reference" });
  const known = await parts.payments.refunds.find(parts.db.read, id);
  if (known?.state === "refused") await lookAtGateway(parts, known);
  return withRefund(parts, { id, actor, action: "note refund by hand" }, (tx, payment, refund) =>
    parts.payments.refunds.noteByHand(tx, payment, refund, reference.trim()),
  );
}

async function withRefund(
  parts: CheckoutParts,
  {
    id,
    action,
    ...by
  }: Pick<OrderActionBy, "actor" | "once"> & { readonly id: string; readonly action: string },
  work: (tx: Tx, payment: Payment, refund: Refund) => Promise<Outcome<Refund>>,
): Promise<Outcome<Refund>> {
  const { db, orders, payments } = parts;
  let changed: Refund | undefined;
  const known = await payments.refunds.find(db.read, id);
  if (!known) return failure("notFound");
  const done = await onOrder(parts, { ...by, orderId: known.order_id }, action, async (tx, order) => {
    const payment = await payments.lock(tx, order.id);
    const refund = await payments.refunds.find(tx, id);
    if (!payment || !refund) return failure("notFound");
    const moved = await work(tx, payment, refund);
    if (!moved.ok) return moved;
    changed = moved.value;
    await orders.noteChange(tx, order, "refund", { actor: by.actor });
    await endWhenAllIsBack(parts, tx, payment, changed);
    if (changed.state === "done") await creditRefunds(parts, tx, order, { payment, done: [changed] });
    return success({ reference: changed.reference });
  });
  if (!done.ok) return done;
  return success(changed ?? (await payments.refunds.find(db.read, id)) ?? known);
}
