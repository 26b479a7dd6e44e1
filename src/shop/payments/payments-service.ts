import type { PaymentStatus } from "#contract/order-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { GatewayPayment, PaymentGateway } from "./payment-gateway.ts";
import * as rows from "./payment-repository.ts";
import { furthest, nextLook } from "./rules/payment-status.ts";

export { keptKey } from "./payment-repository.ts";

export type Payment = rows.PaymentRow;
export type Refund = rows.RefundRow;

const day = 86_400_000;
const claimMs = 60_000;

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
  const underWay = new Map<string, Promise<Payment>>();

  return {
    gateway,

    async open(tx: Tx, { orderId, method, amountPaise }: NewPayment): Promise<Payment> {
      const now = clock.now();
      const payment = {
        ...blank(orderId, method, amountPaise, now),
        gateway: gateway.name,
        gateway_order_id: gateway.orderIdFor?.(orderId) ?? null,
        look_at: gateway.name === "razorpay" ? nextLook(now, 0) : null,
      };
      await rows.insertPayment(tx, payment);
      return payment;
    },

    /** Paid to the staff, in a store or over the phone. */
    async openPaid(tx: Tx, { orderId, method, amountPaise }: NewPayment): Promise<void> {
      const row = blank(orderId, method, amountPaise, clock.now());
      await rows.insertPayment(tx, { ...row, gateway: "manual", status: "captured" });
    },

    /** To be paid when the parcel arrives. */
    async openForCash(tx: Tx, { orderId, method, amountPaise }: NewPayment): Promise<Payment> {
      const payment: Payment = { ...blank(orderId, method, amountPaise, clock.now()), gateway: "manual" };
      await rows.insertPayment(tx, payment);
      return payment;
    },

    /** The courier brings the money; false when there was none to bring. */
    async takeCash(tx: Tx, orderId: string): Promise<boolean> {
      const payment = await must(tx, orderId);
      if (payment.gateway !== "manual" || payment.status !== "created") return false;
      await rows.updatePayment(tx, orderId, { status: "captured", updated_at: clock.now() });
      return true;
    },

    /** Another try with another method is the same payment: it can be taken once. */
    async chooseMethod(tx: Tx, orderId: string, method: string): Promise<Payment> {
      await rows.updatePayment(tx, orderId, { method, updated_at: clock.now() });
      return must(tx, orderId);
    },

    ofOrder: (q: Reads | Tx, orderId: string) => rows.findPayment(q, orderId),
    ofOrders: (q: Reads | Tx, orderIds: readonly string[]) => rows.findPayments(q, orderIds),
    byGatewayOrder: (q: Reads | Tx, gatewayOrderId: string) => rows.findByGatewayOrder(q, gatewayOrderId),
    byGatewayPayment: (q: Reads | Tx, gatewayPaymentId: string) =>
      rows.findByRefundedPayment(q, gatewayPaymentId),
    refundsOf: (q: Reads | Tx, orderIds: readonly string[]) => rows.refundsOf(q, orderIds),

    /** The order at the gateway, made when it is missing; callers at the same time share one call. */
    atGateway(orderId: string, isRepeat: boolean): Promise<Payment> {
      const running = underWay.get(orderId);
      if (running) return running;
      const mine = openAtGateway(orderId, isRepeat).finally(() => underWay.delete(orderId));
      underWay.set(orderId, mine);
      return mine;
    },

    /** Whether this is news. The same transaction carries its effect. */
    noteEvent: (tx: Tx, event: Omit<rows.PaymentEventRow, "at">) =>
      rows.insertEvent(tx, { ...event, at: clock.now() }),

    async noteStatus(tx: Tx, payment: Payment, told: GatewayPayment): Promise<PaymentStatus> {
      const status = furthest(payment.status, told.status);
      if (status === payment.status) return status;
      const isPaid = status === "captured" || status === "refunded";
      await rows.updatePayment(tx, payment.order_id, {
        status,
        gateway_payment_id: told.id,
        failure: status === "failed" ? told.failure : null,
        updated_at: clock.now(),
        ...(isPaid && { look_at: null }),
      });
      return status;
    },

    async oweRefund(
      tx: Tx,
      owed: { orderId: string; gatewayPaymentId: string; amountPaise: number; reason: string },
    ) {
      const now = clock.now();
      return rows.insertRefund(tx, {
        gateway_payment_id: owed.gatewayPaymentId,
        order_id: owed.orderId,
        amount_paise: owed.amountPaise,
        reason: owed.reason,
        status: "due",
        gateway_refund_id: null,
        tries: 0,
        due_at: now,
        created_at: now,
      });
    },

    async noteRefunded(tx: Tx, refund: Refunded) {
      await this.oweRefund(tx, { ...refund, reason: "gateway" });
      await finishRefund(tx, refund);
    },

    /** Sends what is owed; gives how many went through. */
    async sendRefunds(): Promise<number> {
      const now = clock.now();
      let sent = 0;
      for (const row of await rows.dueRefunds(db.read, now)) {
        const wait = Math.min(day, claimMs * 2 ** Math.min(row.tries, 10));
        if (!(await db.write((tx) => rows.claimRefund(tx, row, now + wait)))) continue;
        const payment = await rows.findPayment(db.read, row.order_id);
        // Money that the staff took by hand goes back by hand.
        if (payment?.gateway !== gateway.name) continue;
        await sendRefund(row);
        sent++;
      }
      return sent;
    },

    toLookAt: () => rows.paymentsToLookAt(db.read, clock.now()),
    claimLook: (row: Payment) =>
      db.write((tx) => rows.claimLook(tx, row, nextLook(row.created_at, row.looks + 1))),
  };

  async function openAtGateway(orderId: string, isRepeat: boolean): Promise<Payment> {
    const known = await must(db.read, orderId);
    if (known.gateway_order_id) return known;
    const { gatewayOrderId } = await gateway.createOrder({
      receipt: orderId,
      amountPaise: known.amount_paise,
      currency: known.currency,
      isRepeat,
    });
    await db.write((tx) => rows.keepGatewayOrder(tx, orderId, gatewayOrderId));
    return must(db.read, orderId);
  }

  async function sendRefund(row: Refund): Promise<void> {
    const { gateway_payment_id: gatewayPaymentId, amount_paise: amountPaise, order_id: orderId } = row;
    // At least ten characters, and the same at each try.
    const key = `refund-${gatewayPaymentId}`.slice(0, 40);
    const { gatewayRefundId, isDone } = await gateway.refund({ gatewayPaymentId, amountPaise, key });
    await db.write(async (tx) => {
      if (!isDone)
        return void (await rows.updateRefund(tx, gatewayPaymentId, {
          status: "sent",
          gateway_refund_id: gatewayRefundId,
        }));
      await finishRefund(tx, { orderId, gatewayPaymentId, amountPaise, id: gatewayRefundId });
    });
  }

  async function finishRefund(
    tx: Tx,
    { orderId, gatewayPaymentId, amountPaise, id }: Refunded,
  ): Promise<void> {
    await rows.updateRefund(tx, gatewayPaymentId, { status: "done", gateway_refund_id: id });
    const payment = await rows.findPayment(tx, orderId);
    if (payment?.gateway_payment_id !== gatewayPaymentId || amountPaise < payment.amount_paise) return;
    await rows.updatePayment(tx, orderId, { status: "refunded", look_at: null, updated_at: clock.now() });
  }

  async function must(q: Reads | Tx, orderId: string): Promise<Payment> {
    const payment = await rows.findPayment(q, orderId);
    if (!payment) throw new Error(`Order ${orderId} has no payment.`);
    return payment;
  }
}

interface Refunded {
  readonly orderId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly id: string;
}

interface NewPayment {
  readonly orderId: string;
  readonly method: string;
  readonly amountPaise: number;
}

function blank(orderId: string, method: string, amountPaise: number, now: number): Payment {
  return {
    order_id: orderId,
    gateway: "mock",
    gateway_order_id: null,
    method,
    amount_paise: amountPaise,
    currency: "INR",
    status: "created",
    gateway_payment_id: null,
    failure: null,
    looks: 0,
    look_at: null,
    created_at: now,
    updated_at: now,
  };
}
