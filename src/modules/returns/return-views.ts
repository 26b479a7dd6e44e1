import { wordsIn } from "#contract/format/words.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { orderOfToken } from "#modules/orders/messages/order-links.ts";
import type { OrderLine, OrderRecord } from "#modules/orders/public/order-record.ts";
import { type Offers, offersOf, shownLine } from "#modules/orders/public/shown-line.ts";
import { isPaidOver, type TakenPiece } from "#modules/orders/rules/pieces.ts";
import type { Refund } from "#modules/payments/service.ts";
import { isDearer } from "./is-dearer.ts";
import { openLines } from "./return-rules.ts";
import { pickUpDays } from "./rules/pick-up.ts";
import { isOver, mayFollow } from "./rules/return-state.ts";
import { wayBackCost } from "./rules/returnable.ts";
import type { ReturnRecord } from "./service.ts";
import type { RefundStep, ReturnPageView, ReturnView } from "./views.ts";

const dayMs = 86_400_000;
/** What has ended is still shown for so long: money takes its time. */
const shownMs = 30 * dayMs;
const mostChoices = 60;

/** What whoever holds the link may see; nothing once its days are over and nothing is on its way. */
export async function returnPageOf(parts: CheckoutParts, token: string): Promise<ReturnPageView | undefined> {
  const { db, clock, orders, payments, returns, returnRules } = parts;
  const orderId = orderOfToken(parts, "return", token);
  const order = orderId === undefined ? undefined : await orders.find(db.read, orderId);
  if (!order || order.isErased) return undefined;
  const [open, asked, refunds, taken] = await Promise.all([
    openLines(parts, db.read, order),
    returns.of(db.read, [order.id]),
    payments.refunds.of(db.read, [order.id]),
    orders.pieces.of(db.read, [order.id]),
  ]);
  const isOpen = open.some(({ most }) => most > 0);
  const isShown = asked.some(({ state, changedAt }) => !isOver(state) || changedAt > clock.now() - shownMs);
  if (!isOpen && !isShown) return undefined;
  const rules = returnRules();
  const isExchanged = isOpen && rules.exchange;
  const offers = await offersOf(parts, db.read, [order]);
  const choicesOf = (sold: OrderLine | undefined) => {
    const goods = isExchanged && sold ? offers.get(sold.productId) : undefined;
    return (goods?.variants ?? [])
      .filter((one) => one.free > 0 && sold && goods && !isDearer(goods, sold, one))
      .slice(0, mostChoices)
      .map(({ colour, size }) => ({ colour: colour || null, size: size || null }));
  };
  return {
    number: order.number,
    shortId: order.shortId,
    lang: order.lang,
    lines: open.map(({ line, most, until }) => {
      const { picture = null, quantity = 0 } = order.lines[line] ?? {};
      const choices = most > 0 ? choicesOf(order.lines[line]) : [];
      return { line, ...namedLine(order, line, offers), picture, quantity, most, until, choices };
    }),
    returns: await returnViews(parts, order, asked, offers),
    refunds: refundSteps(refunds, taken),
    days: rules.pickUp ? pickUpDays(clock.now()) : [],
    sendTo: `${parts.shopName(order.lang)}, ${wordsIn(rules.sendTo, order.lang)}`,
    stores: isOpen && rules.toStores ? (await parts.stores()).map(({ id, name }) => ({ id, name })) : [],
    feePaise: wayBackCost(rules) ?? 0,
  };
}

export async function returnViews(
  { db, orders, returns }: CheckoutParts,
  order: OrderRecord,
  asked: readonly ReturnRecord[],
  offers: Offers,
): Promise<ReturnView[]> {
  if (asked.length === 0) return [];
  const events = await returns.eventsOf(
    db.read,
    asked.map(({ id }) => id),
  );
  const numbers = await orders.lists.numberWordsOf(
    db.read,
    asked.flatMap(({ newOrderId }) => newOrderId ?? []),
  );
  return asked.map((one) => ({
    id: one.id,
    state: one.state,
    wish: one.wish,
    reason: one.reason,
    way: one.way,
    lines: linesOf(order, one, offers),
    feePaise: one.feePaise,
    pictures: one.pictures.length,
    askedAt: one.createdAt,
    changedAt: one.changedAt,
    // What was written to the customer, while it still holds.
    said:
      events.findLast(
        ({ return_id, state }) =>
          return_id === one.id && state === (one.state === "refused" ? "refused" : "accepted"),
      )?.note ?? null,
    newNumber: one.newOrderId === null ? null : (numbers.get(one.newOrderId) ?? null),
    isSettled: one.state === "refunded" && one.refundId === null,
    canWithdraw: mayFollow(one.state, "withdrawn"),
  }));
}

/** What moved to the order of an exchange never left. */
export function refundSteps(refunds: readonly Refund[], taken: readonly TakenPiece[]): RefundStep[] {
  return sentBack(refunds, taken).map((refund) => ({
    paise: refund.amount_paise,
    state: refund.state,
    askedAt: refund.created_at,
    changedAt: refund.updated_at,
    bankReference: refund.bank_reference ?? (refund.kind === "manual" ? refund.reference : null),
  }));
}

export function sentBack(refunds: readonly Refund[], taken: readonly TakenPiece[]): Refund[] {
  const moved = taken.filter(isPaidOver).map(({ refundId }) => refundId);
  return refunds.filter(({ id }) => !moved.includes(id));
}

function linesOf(
  order: OrderRecord,
  { lines, state }: Pick<ReturnRecord, "lines" | "state">,
  offers: Offers,
) {
  return lines.map(({ line, quantity, accepted, to }) => {
    const isUnsaid = state === "asked" || state === "withdrawn";
    return { ...namedLine(order, line, offers), quantity, accepted: isUnsaid ? null : accepted, to };
  });
}

function namedLine({ lines }: OrderRecord, at: number, offers: Offers) {
  const line = lines[at] && shownLine(lines[at], offers);
  return {
    title: line?.title ?? "",
    titleHi: line?.titleHi,
    partOf: line?.partOf,
    colour: line?.colour ?? null,
    size: line?.size ?? null,
  };
}
