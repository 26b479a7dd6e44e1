import { success } from "#contract/outcome.ts";
import { mockGateway } from "#shop/payments/gateways/mock.ts";
import type { GatewayEvent, GatewayPayment, PaymentGateway } from "#shop/payments/payment-gateway.ts";

export type TellingGateway = PaymentGateway & {
  readonly books: Map<string, GatewayPayment[]>;
  readonly refunded: string[];
};

/** A live gateway without a network: the test writes its books and words its messages. */
export function tellingGateway(): TellingGateway {
  // It has to be asked for each order, as a live one.
  const { orderIdFor: _, ...mock } = mockGateway("telling");
  const books = new Map<string, GatewayPayment[]>();
  const refunded: string[] = [];
  return {
    ...mock,
    name: "razorpay",
    books,
    refunded,
    createOrder: async ({ receipt }) => ({ gatewayOrderId: `order_${receipt}` }),
    paymentsOf: async (gatewayOrderId) => books.get(gatewayOrderId) ?? [],
    capture: async (payment) => ({ ...payment, status: "captured" }),
    async refund({ gatewayPaymentId, key }) {
      refunded.push(gatewayPaymentId);
      return { gatewayRefundId: `rfnd_${key}`, isDone: true };
    },
    readWebhook: (raw) => success(JSON.parse(raw) as GatewayEvent),
  };
}

export function paymentFor(
  start: { order_id: string; amount: number },
  over: Partial<GatewayPayment> = {},
): GatewayPayment {
  return {
    id: start.order_id.replace("order_", "pay_"),
    gatewayOrderId: start.order_id,
    status: "captured",
    amountPaise: start.amount,
    currency: "INR",
    refundedPaise: 0,
    failure: null,
    ...over,
  };
}

/** A signed message, as text. */
export function message(kind: string, payment: GatewayPayment, refund = false): string {
  const event: GatewayEvent = {
    id: `event ${kind} ${payment.id}`,
    kind,
    gatewayOrderId: payment.gatewayOrderId,
    payment,
    refund: refund
      ? { id: `rfnd_${payment.id}`, gatewayPaymentId: payment.id, amountPaise: payment.amountPaise }
      : null,
  };
  return JSON.stringify(event);
}
