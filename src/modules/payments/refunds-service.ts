import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { PaymentGateway, ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { refundAsked, refundDone, refundRefused } from "./events.ts";
import { lockOrigin, ordersPaidWith } from "./moved-payments.ts";
import * as rows from "./refund-repository.ts";
import {
  blankPayment,
  capturedAs,
  findPayment,
  insertPayment,
  moved,
  type PaymentRow,
  updatePayment,
} from "./repository.ts";
import { mostTries, nextTry, restOf, sumOf } from "./rules/refund-state.ts";
import { isGiven, shareOf, type TakenIn, takeInRefund } from "./take-in-refund.ts";

export type Refund = rows.RefundRow;

/** Goods that a refund names: of none of them for a scratch, which takes no piece. */
export interface RefundLine {
  /** The place of the line in the order, from 0. */
  readonly line: number;
  readonly quantity: number;
}

export interface Owed {
  /** Else what the order was paid with. */
  readonly gatewayPaymentId?: string | undefined;
  /** Else all that is left of it. */
  readonly amountPaise?: number | undefined;
  readonly lines?: readonly RefundLine[] | undefined;
  readonly restock: boolean;
  readonly reason: string;
  readonly askedBy: string;
  readonly key?: string | undefined;
}

const day = 86_400_000;
const eventOf = { due: refundAsked, sent: refundAsked, done: refundDone, refused: refundRefused };

export type RefundsService = ReturnType<typeof createRefundsService>;

/** Money on its way back. Whoever writes here has locked the order and its payment. */
export function createRefundsService({
  db,
  clock,
  gateway,
}: {
  db: Database;
  clock: Clock;
  gateway: PaymentGateway;
}) {
  return {
    of: (q: Reads | Tx, orderIds: readonly string[]) => rows.refundsOf(q, orderIds),
    find: (q: Reads | Tx, id: string) => rows.findRefund(q, id),

    owe,

    /**
     * It pays for another order: no money moves, and nobody is asked to give any. What goes back of that one later goes
     * the way on which this was paid.
     */
    async moveTo(
      tx: Tx,
      payment: PaymentRow,
      { first, next, ...owed }: Owed & { readonly first: string; readonly next: string },
    ): Promise<Refund | undefined> {
      const refund = await owe(tx, payment, owed);
      if (!refund) return undefined;
      const set = { state: "done" as const, kind: "manual" as const, reference: next };
      await rows.updateRefund(tx, refund.id, set);
      await noteWhole(tx, payment);
      const { gateway, gateway_payment_id } = payment;
      const paid = blankPayment(next, moved, refund.amount_paise, clock.now());
      await insertPayment(tx, { ...paid, gateway, gateway_payment_id, status: "captured", reference: first });
      await emit(tx, refundDone, { refund: { ...refund, ...set } });
      return { ...refund, ...set };
    },

    /**
     * What is told of this order's refunds, where others may be paid by a part of the same payment. What nobody here
     * asked for is of the order that it was paid for, unless it is as much as was refused, or waits, for another one;
     * and of the others what is more than that one has left.
     */
    async toldOf(
      tx: Tx,
      payment: PaymentRow,
      reported: readonly ReportedRefund[],
    ): Promise<readonly ReportedRefund[]> {
      if (reported.length === 0) return reported;
      const origin = await lockOrigin(tx, payment);
      const known = await rows.refundsPaidWith(tx, paidWith(reported));
      const facts = { orderId: payment.order_id, origin, known };
      return reported
        .map((one) => ({ ...one, amountPaise: shareOf(one, facts) }))
        .filter(({ amountPaise }) => amountPaise > 0);
    },

    /** The orders that are paid by this or by a part of it, the first one first. */
    paidWith: (gatewayPaymentId: string) => ordersPaidWith(db.read, gatewayPaymentId),

    /** How much of it has gone back at the gateway, as far as anybody here knows. */
    async givenOf(tx: Tx, gatewayPaymentId: string): Promise<number> {
      const known = await rows.refundsPaidWith(tx, [gatewayPaymentId]);
      return sumOf(known.filter((one) => one.kind === "gateway" && isGiven(one)));
    },

    /** What at most can have gone back by this one: all that came in, less what others have taken back for certain. */
    async mostOf(tx: Tx, payment: PaymentRow, reported: ReportedRefund): Promise<number> {
      const known = await ofPayment(tx, payment.order_id, reported.gatewayPaymentId);
      const others = known.filter(
        (one) => isGiven(one) && one.gateway_refund_id !== reported.id && one.gateway_key !== reported.key,
      );
      return restOf(await capturedAs(tx, payment, reported.gatewayPaymentId), others);
    },

    /** What the gateway says of a refund, whoever asked for it; undefined when that is known. */
    async takeIn(tx: Tx, payment: PaymentRow, reported: ReportedRefund): Promise<TakenIn | undefined> {
      const known = await ofPayment(tx, payment.order_id, reported.gatewayPaymentId);
      const captured = await capturedAs(tx, payment, reported.gatewayPaymentId);
      const changed = await takeInRefund(tx, { payment, reported, known, captured, now: clock.now() });
      if (!changed) return undefined;
      await noteWhole(tx, payment);
      await emit(tx, eventOf[changed.refund.state], changed);
      return changed;
    },

    /** The gateway said no: it is not asked again until somebody wants it to be. */
    async refuse(tx: Tx, refund: Refund, refusal: string): Promise<void> {
      const now = clock.now();
      const set = { state: "refused" as const, refusal, gateway_key: newId(now), updated_at: now };
      await rows.updateRefund(tx, refund.id, set);
      await emit(tx, refundRefused, { refund: { ...refund, ...set } });
    },

    /** Its fate is unclear, so it keeps its key: asked again, the gateway gives the money back once. */
    async giveUp(tx: Tx, refund: Refund, refusal: string): Promise<void> {
      const set = { state: "refused" as const, refusal, updated_at: clock.now() };
      await rows.updateRefund(tx, refund.id, set);
      await emit(tx, refundRefused, { refund: { ...refund, ...set } });
    },

    due: () => rows.dueRefunds(db.read, gateway.name, clock.now()),
    claim: (refund: Refund) =>
      db.write((tx) => rows.claimRefund(tx, refund, nextTry(clock.now(), refund.tries))),
    isLastTry: (refund: Refund) => refund.tries + 1 >= mostTries,

    /** No transaction is open meanwhile. What was asked for before, or told of, is looked for first. */
    async ask(refund: Refund): Promise<readonly ReportedRefund[]> {
      const { gateway_payment_id: gatewayPaymentId, amount_paise: amountPaise, gateway_key: key } = refund;
      if (gatewayPaymentId === null) throw new Error(`Refund ${refund.id} has no payment at the gateway.`);
      if (refund.tries > 0 || refund.state === "sent") {
        const made = await gateway.refundsOf(gatewayPaymentId);
        const isMade = made.some((one) => one.key === key || one.id === refund.gateway_refund_id);
        if (isMade || refund.state === "sent") return made;
      }
      return [await gateway.refund({ gatewayPaymentId, amountPaise, key })];
    },

    /** What the gateway has given back of the same payment, as far as it can say now. */
    async made({ gateway_payment_id: id }: Refund): Promise<readonly ReportedRefund[]> {
      return id === null ? [] : gateway.refundsOf(id).catch(() => []);
    },

    /** What the staff have to see to. */
    async countOpen(): Promise<Record<"due" | "sent" | "refused", number>> {
      const counted = await rows.countOpenRefunds(db.read);
      const of = (state: string) => Number(counted.find((one) => one.state === state)?.total ?? 0);
      return { due: of("due"), sent: of("sent"), refused: of("refused") };
    },
    toDo: () => rows.refundsToDo(db.read, clock.now() - 3 * day),

    async retry(tx: Tx, refund: Refund): Promise<Outcome<Refund>> {
      if (refund.state !== "refused" || refund.kind === "manual") return failure("refundNotOpen");
      const now = clock.now();
      const set = { state: "due" as const, gateway_refund_id: null, tries: 1, due_at: now, updated_at: now };
      await rows.updateRefund(tx, refund.id, set);
      await emit(tx, refundAsked, { refund: { ...refund, ...set } });
      return success({ ...refund, ...set });
    },

    /** Given back over the counter or by bank transfer. */
    async noteByHand(
      tx: Tx,
      payment: PaymentRow,
      refund: Refund,
      reference: string,
    ): Promise<Outcome<Refund>> {
      const isOpen = refund.state === "refused" || (refund.kind === "manual" && refund.state === "due");
      if (!isOpen) return failure("refundNotOpen");
      const set = { state: "done" as const, kind: "manual" as const, reference, updated_at: clock.now() };
      await rows.updateRefund(tx, refund.id, set);
      await noteWhole(tx, payment);
      await emit(tx, refundDone, { refund: { ...refund, ...set } });
      return success({ ...refund, ...set });
    },
  };

  /** Never more than was captured: undefined when nothing is left to owe, or not as much as was asked for. */
  async function owe(tx: Tx, payment: PaymentRow, owed: Owed): Promise<Refund | undefined> {
    const paid = owed.gatewayPaymentId ?? payment.gateway_payment_id;
    if (paid === null && payment.gateway !== "manual") return undefined;
    const rest = restOf(await capturedAs(tx, payment, paid), await ofPayment(tx, payment.order_id, paid));
    const amountPaise = owed.amountPaise ?? rest;
    if (amountPaise < 1 || amountPaise > rest) return undefined;
    const now = clock.now();
    const id = newId(now);
    const refund: Refund = {
      id,
      order_id: payment.order_id,
      gateway_payment_id: paid,
      kind: payment.gateway === "manual" ? "manual" : "gateway",
      amount_paise: amountPaise,
      lines: JSON.stringify(owed.lines ?? []),
      restock: owed.restock ? 1 : 0,
      reason: owed.reason,
      asked_by: owed.askedBy,
      asked_key: owed.key ?? null,
      state: "due",
      gateway_key: id,
      gateway_refund_id: null,
      reference: null,
      bank_reference: null,
      refusal: null,
      tries: 0,
      due_at: now,
      created_at: now,
      updated_at: now,
    };
    await rows.insertRefund(tx, refund);
    await emit(tx, refundAsked, { refund });
    return refund;
  }

  async function ofPayment(tx: Tx, orderId: string, gatewayPaymentId: string | null): Promise<Refund[]> {
    const all = await rows.refundsOf(tx, [orderId]);
    return all.filter((refund) => refund.gateway_payment_id === gatewayPaymentId);
  }

  /** A payment is refunded once its parts that went back are the whole. */
  async function noteWhole(tx: Tx, { order_id: orderId }: PaymentRow): Promise<void> {
    const payment = await findPayment(tx, orderId);
    if (payment?.status !== "captured") return;
    const refunds = (await ofPayment(tx, orderId, payment.gateway_payment_id)).filter(
      ({ state }) => state === "done",
    );
    if (sumOf(refunds) < payment.amount_paise) return;
    await updatePayment(tx, orderId, { status: "refunded", poll_at: null, updated_at: clock.now() });
  }
}

function paidWith(reported: readonly ReportedRefund[]): string[] {
  return [...new Set(reported.map(({ gatewayPaymentId }) => gatewayPaymentId))];
}
