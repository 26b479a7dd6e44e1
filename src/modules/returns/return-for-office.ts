import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { owedOf } from "./owed.ts";
import { takenOf } from "./pieces.ts";
import { mayFollow, mayStepBack } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";
import type { ReturnTab } from "./views.ts";

/** What the staff can do to a return, in the order of its days. */
const returnActions = [
  "accept",
  "refuse",
  "onWay",
  "receive",
  "inspect",
  "exchange",
  "payBack",
  "stepBack",
] as const;

export async function returnsForOffice(parts: CheckoutParts, tab: ReturnTab, cursor?: string | undefined) {
  const { db, orders, returns } = parts;
  const [page, counts] = await Promise.all([returns.list(tab, cursor), returns.counts()]);
  const found = await orders.findAll(db.read, [...new Set(page.returns.map(({ orderId }) => orderId))]);
  return {
    counts,
    next: page.next,
    returns: page.returns.map((one) => {
      const order = found.find(({ id }) => id === one.orderId);
      return {
        ...cardOf(one),
        number: order?.number ?? "",
        goods: one.lines.map(({ line, quantity }) => ({ title: order?.lines[line]?.title ?? "", quantity })),
        customer: order?.address.name ?? "",
      };
    }),
  };
}

/** Everything that the staff may know of one return; who asks sees what rights include. */
export async function returnForOffice(parts: CheckoutParts, id: string) {
  const { db, orders, payments, returns } = parts;
  const one = await returns.find(db.read, id);
  const order = one && (await orders.find(db.read, one.orderId));
  if (!one || !order) return undefined;
  const [events, payment, refunds, taken, countOf, numbers] = await Promise.all([
    returns.eventsOf(db.read, [id]),
    payments.ofOrder(db.read, order.id),
    payments.refunds.of(db.read, [order.id]),
    orders.pieces.of(db.read, [order.id]),
    returns.countOf([order.userId]),
    orders.lists.numberWordsOf(db.read, one.newOrderId === null ? [] : [one.newOrderId]),
  ]);
  const isHere = payment !== undefined && isMoneyHere(payment.status);
  const refund = refunds.find((each) => each.id === one.refundId);
  return {
    ...cardOf(one),
    orderId: order.id,
    userId: order.userId,
    number: order.number,
    customer: order.address.name,
    phone: order.address.phone,
    timesReturned: countOf(order.userId),
    version: order.version,
    words: one.words,
    way: one.way,
    feePaise: one.feePaise,
    trackingNumber: one.trackingNumber,
    pictures: one.pictures.length,
    owedPaise: isHere ? owedOf(order, one, { payment, refunds, taken }).paise : 0,
    refund: refund
      ? {
          paise: refund.amount_paise,
          state: refund.state,
          bankReference: refund.bank_reference ?? refund.reference,
          refusal: refund.refusal,
        }
      : null,
    newNumber: one.newOrderId === null ? null : (numbers.get(one.newOrderId) ?? null),
    newOrderId: one.newOrderId,
    lines: one.lines.map((line) => {
      const {
        title = "",
        colour = null,
        size = null,
        picture = null,
        partOf = null,
        productId = "",
      } = order.lines[line.line] ?? {};
      return { ...line, title, partOf, colour, size, picture, productId };
    }),
    events: events.map(({ state, actor, note, at }) => ({ state, by: actor, note, at })),
    deeds: returnActions.filter((action) => mayDo(action, one)),
  };
}

/** Of one order, the newest last. */
export async function returnsOfOrder({ db, returns }: CheckoutParts, orderId: string) {
  return (await returns.of(db.read, [orderId])).map(cardOf);
}

function cardOf({ id, state, wish, reason, lines, createdAt, changedAt }: ReturnRecord) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { id, state, wish, reason, pieces, askedAt: createdAt, changedAt };
}

function mayDo(action: (typeof returnActions)[number], one: ReturnRecord): boolean {
  const { state, wish } = one;
  const isTaken = takenOf(one).length > 0;
  const checks: Readonly<Record<typeof action, () => boolean>> = {
    accept: () => mayFollow(state, "accepted"),
    refuse: () => mayFollow(state, "refused") && !isTaken,
    onWay: () => mayFollow(state, "onWay"),
    receive: () => mayFollow(state, "received"),
    inspect: () => mayFollow(state, "inspected"),
    exchange: () => mayFollow(state, "exchanged") && wish === "exchange" && isTaken,
    payBack: () => mayFollow(state, "refunded") && isTaken,
    stepBack: () => mayStepBack(state),
  };
  return checks[action]();
}
