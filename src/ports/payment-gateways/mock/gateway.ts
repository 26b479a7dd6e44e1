import { failure } from "#contract/outcome.ts";
import { type GatewayPayment, GatewayRefusal, type PaymentGateway } from "../payment-gateway.ts";
import { hmac, isHmac } from "../signature.ts";

/** Moves no money. Its ids follow from the order, so that a repeated call gives the same ones. */
export function mockGateway(secret: string): PaymentGateway {
  const textOf = (callback: { gatewayOrderId: string; gatewayPaymentId: string }) =>
    `${callback.gatewayOrderId}|${callback.gatewayPaymentId}`;
  return {
    name: "mock",
    keyId: "mock",
    createOrder: async ({ receipt }) => ({ gatewayOrderId: `order_mock_${receipt}` }),
    createLink: async ({ receipt }) => ({ gatewayOrderId: `plink_mock_${receipt}`, url: null }),
    cancelLink: async () => {},
    createCode: async () => {
      throw new GatewayRefusal("Where payments are played there is nobody to pay by a code.");
    },
    closeCode: async () => {},
    paymentsOfCode: async () => [],
    accountWays: async () => ({ card: true, upi: true, paypal: true }),
    paymentsOf: async () => [],
    capture: async (payment: GatewayPayment) => payment,
    refund: async ({ gatewayPaymentId, amountPaise, key }) => ({
      id: `rfnd_mock_${key}`,
      gatewayPaymentId,
      amountPaise,
      state: "done",
      key,
    }),
    refundsOf: async () => [],
    sign: (callback) => hmac(textOf(callback), secret),
    isSigned: (callback) => isHmac(callback.signature, textOf(callback), secret),
    readWebhook: () => failure("notFound"),
  };
}
