import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund, RefundLine } from "#modules/payments/service.ts";
import { returnsOfOrder } from "#modules/returns/return-for-office.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { waitsForWord } from "../cash/waits-for-word.ts";
import { otherChoices } from "../changes/other-choices.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { collectViewOf } from "../collecting/collect-view.ts";
import { pickupStateOf } from "../collecting/make-ready.ts";
import { stillHere } from "../fulfilment/travel.ts";
import { orderUrl } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { shownLine } from "../public/shown-line.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";
import { stateOf as stateNow } from "../rules/order-step.ts";
import { nextAction } from "../rules/order-tab.ts";
import { paidBackHere, settledPieces } from "../rules/pieces.ts";
import { piecesLeft } from "../rules/pieces-left.ts";
import { staffActions } from "../rules/staff-actions.ts";
import { type OfficeState, officeStates } from "./office-state.ts";
import { type ActionInput, whyNot } from "./possible-actions.ts";

/** Everything that the staff may know of one order; who asks sees what rights include. */
export async function orderForOffice(parts: CheckoutParts, typed: string) {
  const { db, orders, payments } = parts;
  const id = (await orders.lists.idsOf([typed])).get(typed);
  const order = id === undefined ? undefined : await orders.find(db.read, id);
  if (!order) return undefined;
  const [payment, heard, refunds, parcels, notes, events, here, invoices, returns, taken] = await Promise.all(
    [
      payments.ofOrder(db.read, order.id),
      payments.heardOf(order.id),
      payments.refunds.of(db.read, [order.id]),
      orders.parcels.of(db.read, order.id),
      orders.lists.notesOf([order.id]),
      orders.lists.eventsOf(db.read, order.id),
      stillHere(parts, db.read, order),
      parts.invoices.ofOrders(db.read, [order.id]),
      returnsOfOrder(parts, order.id),
      orders.pieces.of(db.read, [order.id]),
    ],
  );
  const leftPaise = leftOf(payment, refunds);
  const owed = piecesLeft(order.lines, [], settledPieces(taken));
  const takenOut = paidBackHere(taken);
  const link = payment?.method === "link" ? await payments.links.of(db.read, order.id) : undefined;
  const together = (await orders.together(db.read, [order])).get(order.id) ?? [];
  const isSoldHere = canBeChanged(order) && order.status !== "pending";
  const others = isSoldHere ? await otherChoices(parts, order) : [];
  const facts: ActionInput = {
    order,
    isErased: order.isErased,
    parcels: parcels.map(({ state }) => state),
    left: here.left.length,
    leftPaise,
    isByLink: payment?.method === "link",
    waitsForWord: await waitsForWord(parts, db.read, order),
    isCollected: order.collectedIn !== null,
    pickup: await pickupStateOf(parts, db.read, order),
    isUnheard: !!payment?.gateway_order_id && !isMoneyHere(payment.status),
  };
  const stateOf = await officeStates(parts, db.read, [{ ...order, isCollected: facts.isCollected }]);
  const { name, phone, street, city, state, pinCode, country } = order.address;
  return {
    ...sharedFields(order, stateOf({ ...order, isCollected: facts.isCollected })),
    userId: order.userId,
    isErased: order.isErased,
    isGuests: order.guestPhone !== null,
    lang: order.lang,
    expectedAt: order.expectedAt,
    heldUntil: order.heldUntil,
    lines: order.lines.map((sold, line) => ({
      ...shownLine(sold),
      line,
      left: here.left.find((one) => one.line === line)?.quantity ?? 0,
      owed: owed.find((one) => one.line === line)?.quantity ?? 0,
      takenOut: takenOut.find((one) => one.line === line)?.quantity ?? 0,
      others: others[line] ?? [],
    })),
    together: together.map((one) => ({ ...{ id: one.id, number: one.number }, state: stateNow(one) })),
    to: { name, city, state, pinCode, street, country },
    collect: await collectForOffice(parts, order),
    reach: { phone, email: order.email },
    money: {
      quote: order.quote,
      promoCode: order.promoCode,
      payment: {
        ...paymentStory(order, payment, heard),
        link: link
          ? {
              url: orderUrl(parts, "pay", order),
              sends: link.sends,
              sentAt: link.sent_at,
              until: order.heldUntil,
            }
          : null,
      },
      refunds: refunds.map((refund) => refundForOffice(order, refund)),
      papers: invoices.map(({ kind, number, totalPaise, issuedAt }) => ({
        ...{ kind, number },
        paise: totalPaise,
        at: issuedAt,
      })),
      leftPaise,
      deliveryPaise: order.quote.shipping,
    },
    parcels: parcels.map(({ position, lines, ...parcel }) => ({
      parcel: position,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      state: parcel.state,
      isRestocked: parcel.isRestocked,
      sentAt: parcel.sentAt,
      goods: lines.map(({ line, quantity }) => ({ line, title: order.lines[line]?.title ?? "", quantity })),
    })),
    returns: returns.map(({ reason: _, changedAt: __, ...one }) => one),
    notes: notes.map(({ kind, words, author, at }) => ({ kind, words, by: author, at })),
    events: events.map(({ status, actor, note, at, version }) => ({
      what: status,
      by: actor,
      note,
      at,
      version,
    })),
    deeds: staffActions.map((action) => ({ deed: action, reason: whyNot(action, facts) })),
  };
}

/** Where it is collected, and until when it is kept there. Its buyer alone has the code. */
async function collectForOffice(parts: CheckoutParts, order: OrderRecord) {
  const collect = await collectViewOf(parts, order);
  if (!collect) return null;
  const { store, atCounter } = collect;
  return {
    name: store.name,
    address: wholeAddress(store),
    keptUntil: atCounter?.keptUntil ?? null,
    isPaid: order.paidAt !== null,
  };
}

function sharedFields(order: OrderRecord, state: OfficeState) {
  return {
    id: order.id,
    number: order.number,
    shortId: order.shortId,
    version: order.version,
    state,
    cancelReason: order.cancelReason,
    createdAt: order.createdAt,
    changedAt: order.changedAt,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    next: nextAction(order, { isCollected: order.collectedIn !== null }),
  };
}

function leftOf(payment: Payment | undefined, refunds: readonly Refund[]): number {
  if (!payment || !isMoneyHere(payment.status)) return 0;
  const own = refunds.filter(({ gateway_payment_id }) => gateway_payment_id === payment.gateway_payment_id);
  return restOf(payment.amount_paise, own);
}

function paymentStory(
  { paidAt, quote }: OrderRecord,
  payment: Payment | undefined,
  heard: readonly { kind: string; amount_paise: number | null; at: number }[],
) {
  return {
    method: payment?.method ?? "card",
    gateway: payment?.gateway ?? "manual",
    status: payment?.status ?? "created",
    paise: payment?.amount_paise ?? quote.total,
    gatewayOrderId: payment?.gateway_order_id ?? null,
    gatewayPaymentId: payment?.gateway_payment_id ?? null,
    failure: payment?.failure ?? null,
    reference: payment?.reference ?? null,
    paidAt,
    nextLookAt: payment?.poll_at ?? null,
    heard: heard.map(({ kind, amount_paise: paise, at }) => ({ kind, paise, at })),
  };
}

function refundForOffice(order: OrderRecord, refund: Refund) {
  const given = JSON.parse(refund.lines) as RefundLine[];
  return {
    id: refund.id,
    paise: refund.amount_paise,
    kind: refund.kind,
    state: refund.state,
    reason: refund.reason,
    by: refund.asked_by,
    at: refund.created_at,
    reference: refund.bank_reference ?? refund.reference,
    refusal: refund.refusal,
    lines: given.map(({ line, quantity }) => ({ title: order.lines[line]?.title ?? "", quantity })),
    restock: refund.restock === 1,
    can: actionFor(refund),
  };
}

/** What the staff can do about a refund that does not end by itself. */
export function actionFor({ state, kind }: Refund): "retry" | "byHand" | null {
  if (state === "refused" && kind === "gateway") return "retry";
  return kind === "manual" && state === "due" ? "byHand" : null;
}
