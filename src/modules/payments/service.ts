import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type {
  GatewayCustomer,
  GatewayPayment,
  MadeOrder,
  PaymentGateway,
} from "#ports/payment-gateways/payment-gateway.ts";
import { createOfferedMethods } from "./offered-methods.ts";
import { createPaymentCodes } from "./payment-codes.ts";
import { createPaymentLinks } from "./payment-links.ts";
import { createPaymentTrial } from "./payment-trial.ts";
import { refundsOf } from "./refund-repository.ts";
import { createRefundsService } from "./refunds-service.ts";
import * as rows from "./repository.ts";
import { furthest, nextPoll } from "./rules/payment-status.ts";

export type Payment = rows.PaymentRow;
export type { Refund, RefundLine } from "./refunds-service.ts";

const minute = 60_000;

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService({
  db,
  clock,
  gateway,
}: {
  db: Database;
  clock: Clock;
  gateway: PaymentGateway;
}) {
  const underWay = new Map<string, Promise<MadeOrder>>();

  return {
    gateway,
    refunds: createRefundsService({ db, clock, gateway }),
    links: createPaymentLinks({ db, clock, gateway }),
    codes: createPaymentCodes({ db, clock, gateway }),
    offered: createOfferedMethods({ gateway, clock }),
    trial: createPaymentTrial({ db, clock, gateway }),

    async open(tx: Tx, { orderId, method, amountPaise }: NewPayment): Promise<Payment> {
      const now = clock.now();
      const payment = {
        ...rows.blankPayment(orderId, method, amountPaise, now),
        gateway: gateway.name,
        poll_at: gateway.name === "mock" ? null : nextPoll(now, now),
      };
      await rows.insertPayment(tx, payment);
      return payment;
    },

    /** Paid to the staff, in a store or over the phone. */
    async openPaid(
      tx: Tx,
      { orderId, method, amountPaise, reference = null }: NewPayment & { reference?: string | null },
    ): Promise<void> {
      const row = rows.blankPayment(orderId, method, amountPaise, clock.now());
      await rows.insertPayment(tx, { ...row, gateway: "manual", status: "captured", reference });
    },

    /**
     * Of an order of nothing, as after a code that takes all off: paid as it is placed, whatever was chosen to pay by.
     * No gateway and no courier hears of it, and there is nothing to give back.
     */
    async openFree(tx: Tx, orderId: string): Promise<Payment> {
      const row = rows.blankPayment(orderId, "none", 0, clock.now());
      const payment: Payment = { ...row, gateway: "manual", status: "captured" };
      await rows.insertPayment(tx, payment);
      return payment;
    },

    /** To be paid when the parcel arrives. */
    async openForCash(tx: Tx, { orderId, method, amountPaise }: NewPayment): Promise<Payment> {
      const payment: Payment = {
        ...rows.blankPayment(orderId, method, amountPaise, clock.now()),
        gateway: "manual",
      };
      await rows.insertPayment(tx, payment);
      return payment;
    },

    /** Before it brings any: it asks for less than was ordered. */
    lessenCash: (tx: Tx, orderId: string, amountPaise: number) =>
      rows.updatePayment(tx, orderId, { amount_paise: amountPaise, updated_at: clock.now() }),

    /** The courier brings the money; false when there was none to bring. */
    async takeCash(tx: Tx, orderId: string, amountPaise: number): Promise<boolean> {
      const payment = await must(tx, orderId);
      if (payment.gateway !== "manual" || payment.status !== "created") return false;
      await rows.updatePayment(tx, orderId, {
        status: "captured",
        amount_paise: amountPaise,
        updated_at: clock.now(),
      });
      return true;
    },

    /**
     * It did not bring any after all; false when some of it went back, or less than the whole was brought: there is a
     * paper for the rest. Who paid before is not asked.
     */
    async revertCash(tx: Tx, orderId: string, wholePaise: number): Promise<boolean> {
      const payment = await must(tx, orderId);
      if (payment.method !== "cash" || payment.status === "created") return true;
      if (payment.amount_paise !== wholePaise || (await refundsOf(tx, [orderId])).length > 0) return false;
      await rows.updatePayment(tx, orderId, { status: "created", updated_at: clock.now() });
      return true;
    },

    /** Another try with another method is the same payment: it can be taken once. */
    async chooseMethod(tx: Tx, orderId: string, method: string): Promise<Payment> {
      await rows.updatePayment(tx, orderId, { method, updated_at: clock.now() });
      return must(tx, orderId);
    },

    ofOrder: (q: Reads | Tx, orderId: string) => rows.findPayment(q, orderId),
    ofOrders: (q: Reads | Tx, orderIds: readonly string[]) => rows.findPayments(q, orderIds),
    /** All that was heard of the payment for an order, in its order. */
    heardOf: (orderId: string) => rows.eventsOf(db.read, orderId),
    byGatewayOrder: (q: Reads | Tx, gatewayOrderId: string) => rows.findByGatewayOrder(q, gatewayOrderId),
    byGatewayPayment: (q: Reads | Tx, gatewayPaymentId: string) =>
      rows.findByGatewayPayment(q, gatewayPaymentId),
    otherPaidWith: rows.otherPaidWith,
    /** What the shop keeps of the payments for these orders, for the export of the account. */
    exportOf: async (q: Reads | Tx, orderIds: readonly string[]) =>
      (await rows.findPayments(q, orderIds)).map(({ polls: _, poll_at: __, ...payment }) => payment),
    /** And of what went back. */
    exportRefundsOf: async (q: Reads | Tx, orderIds: readonly string[]) =>
      (await refundsOf(q, orderIds)).map(({ tries: _, due_at: __, gateway_key: ___, ...refund }) => refund),
    /** Of orders that were never paid, before they go. */
    forget: rows.deletePayments,
    lock: (tx: Tx, orderId: string) => rows.lockPayment(tx, orderId),

    /**
     * The order at the gateway, made when it is missing; callers at the same time share one call. Kept in one
     * transaction with what each of them does beside it, who is told the session of the gateway's window.
     */
    async atGateway<T>(
      request: AtGatewayRequest,
      alongside: (tx: Tx, payment: Payment, session: string | undefined) => Promise<T>,
    ): Promise<T> {
      const { order_id: orderId } = request.known;
      const running = underWay.get(orderId);
      const asking = running ?? gatewayOrderOf(request);
      if (!running) underWay.set(orderId, asking);
      try {
        const { gatewayOrderId, session } = await asking;
        return await db.write(async (tx) => {
          const kept = await rows.keepGatewayOrder(tx, orderId, gatewayOrderId);
          return alongside(tx, kept ?? (await must(tx, orderId)), session);
        });
      } finally {
        if (!running) underWay.delete(orderId);
      }
    },

    /** Whether this was not known. The same transaction carries its effect. */
    noteEvent: (tx: Tx, event: Omit<rows.PaymentEventRow, "at">) =>
      rows.insertEvent(tx, { ...event, at: clock.now() }),

    /** Of what is known already: kept, with no effect. */
    keepEvent: (tx: Tx, event: Omit<rows.PaymentEventRow, "at">) =>
      rows.keepEvent(tx, { ...event, at: clock.now() }),

    /** Gives the payment as it is then. */
    async noteStatus(tx: Tx, payment: Payment, reported: GatewayPayment): Promise<Payment> {
      const status = furthest(payment.status, reported.status);
      if (status === payment.status) return payment;
      const isPaid = status === "captured" || status === "refunded";
      const set = {
        status,
        gateway_payment_id: reported.id,
        failure: status === "failed" ? reported.failure : null,
        updated_at: clock.now(),
        ...(isPaid && { poll_at: null }),
      };
      await rows.updatePayment(tx, payment.order_id, set);
      return { ...payment, ...set };
    },

    /** Messages may be lost: what they told of is asked for in a minute. */
    pollSoon: (tx: Tx, orderId: string) => rows.pollSoon(tx, orderId, clock.now() + minute),
    /** The same for who waits: a transaction only where nobody asks by then anyway. */
    async pollByThen({ order_id, poll_at }: Payment): Promise<void> {
      if (poll_at !== null && poll_at <= clock.now() + minute) return;
      await db.write((tx) => rows.pollSoon(tx, order_id, clock.now() + minute));
    },
    /** What does not settle by itself, or takes long to. */
    stuck: () => rows.stuckPayments(db.read, clock.now() - 30 * minute, 200),
    latest: (limit: number) => rows.latestPayments(db.read, limit),
    toPoll: () => rows.paymentsToPoll(db.read, clock.now()),
    claimPoll: (row: Payment) =>
      db.write((tx) => rows.claimPoll(tx, row, nextPoll(row.created_at, clock.now()))),
  };

  async function gatewayOrderOf({ known, customer, isRepeat }: AtGatewayRequest): Promise<MadeOrder> {
    const { gateway_order_id: gatewayOrderId } = known;
    if (gatewayOrderId) {
      const session = await gateway.sessionOf?.(gatewayOrderId);
      return { gatewayOrderId, ...(session !== undefined && { session }) };
    }
    return gateway.createOrder({
      receipt: known.order_id,
      amountPaise: known.amount_paise,
      currency: known.currency,
      customer,
      isRepeat,
    });
  }

  async function must(q: Reads | Tx, orderId: string): Promise<Payment> {
    const payment = await rows.findPayment(q, orderId);
    if (!payment) throw new Error(`Order ${orderId} has no payment.`);
    return payment;
  }
}

interface AtGatewayRequest {
  /** As whoever asks has just left or read it. */
  readonly known: Payment;
  readonly customer: GatewayCustomer;
  readonly isRepeat: boolean;
}

interface NewPayment {
  readonly orderId: string;
  readonly method: string;
  readonly amountPaise: number;
}
