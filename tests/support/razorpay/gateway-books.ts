import { createHmac, randomBytes } from "node:crypto";

export interface BookedOrder {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  created_at: number;
}

export interface BookedPayment {
  id: string;
  entity: "payment";
  order_id: string | null;
  amount: number;
  currency: string;
  status: "failed" | "authorized" | "captured" | "refunded";
  method: string;
  captured: boolean;
  amount_refunded: number;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

export interface BookedRefund {
  id: string;
  entity: "refund";
  payment_id: string;
  amount: number;
  status: "processed";
  receipt: string | null;
}

export type Books = ReturnType<typeof openBooks>;

/** What a gateway remembers. */
export function openBooks(keySecret: string) {
  const orders = new Map<string, BookedOrder>();
  const payments = new Map<string, BookedPayment>();
  const refunds = new Map<string, BookedRefund>();

  return {
    orders,
    payments,
    refunds,

    createOrder(asked: { amount: number; currency: string; receipt?: string; unique_receipt?: boolean }) {
      const known = [...orders.values()].find(({ receipt }) => receipt !== null && receipt === asked.receipt);
      if (asked.unique_receipt && known) return known;
      const order: BookedOrder = {
        id: newGatewayId("order"),
        entity: "order",
        amount: asked.amount,
        amount_paid: 0,
        amount_due: asked.amount,
        currency: asked.currency,
        receipt: asked.receipt ?? null,
        status: "created",
        attempts: 0,
        created_at: seconds(),
      };
      orders.set(order.id, order);
      return order;
    },

    pay(
      order: BookedOrder,
      status: BookedPayment["status"],
      method = "card",
      differs: Partial<BookedPayment> = {},
    ) {
      const isFailed = status === "failed";
      const payment: BookedPayment = {
        id: newGatewayId("pay"),
        entity: "payment",
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        status,
        method,
        captured: status === "captured",
        amount_refunded: 0,
        error_code: isFailed ? "BAD_REQUEST_ERROR" : null,
        error_description: isFailed ? "The bank declined the payment" : null,
        created_at: seconds(),
        ...differs,
      };
      payments.set(payment.id, payment);
      order.attempts++;
      order.status = status === "captured" ? "paid" : order.status === "paid" ? "paid" : "attempted";
      if (status === "captured") [order.amount_paid, order.amount_due] = [payment.amount, 0];
      return payment;
    },

    /** By a code, which has no order here. */
    payByCode(amount: number, differs: Partial<BookedPayment>) {
      const payment: BookedPayment = {
        id: newGatewayId("pay"),
        entity: "payment",
        order_id: null,
        amount,
        currency: "INR",
        status: "captured",
        method: "upi",
        captured: true,
        amount_refunded: 0,
        error_code: null,
        error_description: null,
        created_at: seconds(),
        ...differs,
      };
      payments.set(payment.id, payment);
      return payment;
    },

    capture(payment: BookedPayment) {
      payment.status = "captured";
      payment.captured = true;
      const order = orders.get(payment.order_id ?? "");
      if (order) Object.assign(order, { status: "paid", amount_paid: payment.amount, amount_due: 0 });
      return payment;
    },

    /** A refusal is its words. */
    refund(payment: BookedPayment, amount: number, key: string | null): BookedRefund | string {
      const known = key === null ? undefined : [...refunds.values()].find(({ receipt }) => receipt === key);
      if (known) return known.amount === amount ? known : "The key belongs to another refund";
      if (!payment.captured) return "The payment was not captured";
      if (!Number.isInteger(amount) || amount < 100) return "The amount must be at least ₹1";
      if (payment.amount_refunded + amount > payment.amount)
        return "The total refund amount is greater than the payment";
      const refund: BookedRefund = {
        id: newGatewayId("rfnd"),
        entity: "refund",
        payment_id: payment.id,
        amount,
        status: "processed",
        receipt: key,
      };
      refunds.set(refund.id, refund);
      payment.amount_refunded += amount;
      if (payment.amount_refunded >= payment.amount) payment.status = "refunded";
      return refund;
    },

    refundsOf: (payment: BookedPayment) =>
      [...refunds.values()].filter(({ payment_id }) => payment_id === payment.id),

    sign: (payment: BookedPayment) => signed(`${payment.order_id}|${payment.id}`, keySecret),
  };
}

export function signed(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

export function newGatewayId(kind: string): string {
  return `${kind}_${randomBytes(9).toString("base64url").replace(/[-_]/g, "x").slice(0, 14)}`;
}

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
