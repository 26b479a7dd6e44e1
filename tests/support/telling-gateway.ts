import { success } from "#contract/outcome.ts";
import { mockGateway } from "#ports/payment-gateways/mock/gateway.ts";
import {
  type GatewayCode,
  type GatewayEvent,
  type GatewayLink,
  type GatewayPayment,
  GatewayRefusal,
  type PaymentGateway,
  type ReportedRefund,
} from "#ports/payment-gateways/payment-gateway.ts";

export type TellingGateway = PaymentGateway & {
  readonly books: Map<string, GatewayPayment[]>;
  /** Links that were made, by receipt, and those that were ended. */
  readonly links: Map<string, GatewayLink>;
  readonly endedLinks: string[];
  /** The same of UPI codes. */
  readonly codes: Map<string, GatewayCode>;
  readonly endedCodes: string[];
  readonly refunded: string[];
  /** What went back, by us or on the gateway's own pages. */
  readonly refunds: ReportedRefund[];
  /** Payments of which nothing goes back. */
  readonly refusing: Set<string>;
  /** Somebody gives a part back on the gateway's own pages. */
  giveBack(payment: GatewayPayment, amountPaise: number, state?: ReportedRefund["state"]): ReportedRefund;
};

/** A live gateway without a network: the test writes its books and words its messages. */
export function tellingGateway(): TellingGateway {
  const mock = mockGateway("telling");
  const books = new Map<string, GatewayPayment[]>();
  const links = new Map<string, GatewayLink>();
  const endedLinks: string[] = [];
  const codes = new Map<string, GatewayCode>();
  const endedCodes: string[] = [];
  const refunded: string[] = [];
  const refunds: ReportedRefund[] = [];
  const refusing = new Set<string>();
  const givenOf = (id: string) =>
    refunds
      .filter(({ gatewayPaymentId, state }) => gatewayPaymentId === id && state !== "refused")
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const book = (given: Omit<ReportedRefund, "id">): ReportedRefund => {
    const told = { ...given, id: `rfnd_${refunds.length}_${given.gatewayPaymentId}` };
    refunds.push(told);
    return told;
  };
  return {
    ...mock,
    name: "razorpay",
    books,
    links,
    endedLinks,
    codes,
    endedCodes,
    refunded,
    refunds,
    refusing,
    createOrder: async ({ receipt }) => ({ gatewayOrderId: `order_${receipt}` }),
    async createLink(link) {
      links.set(link.receipt, link);
      return { gatewayOrderId: `plink_${link.receipt}`, url: `https://gateway.example/l/${link.receipt}` };
    },
    async createCode(code) {
      const gatewayCodeId = `qr_${codes.size}_${code.receipt}`;
      codes.set(gatewayCodeId, code);
      const am = (code.amountPaise / 100).toFixed(2);
      return { gatewayCodeId, upiLink: `upi://pay?pa=haat@bank&pn=Haat&tr=${codes.size}&cu=INR&am=${am}` };
    },
    closeCode: async (id) => void endedCodes.push(id),
    paymentsOfCode: async (id) => books.get(id) ?? [],
    cancelLink: async (id) => void endedLinks.push(id),
    paymentsOf: async (gatewayOrderId) => books.get(gatewayOrderId) ?? [],
    capture: async (payment) => ({ ...payment, status: "captured" }),
    async refund({ gatewayPaymentId, amountPaise, key }) {
      const known = refunds.find((one) => one.key === key);
      if (known) return known;
      if (refusing.has(gatewayPaymentId)) throw new GatewayRefusal("The balance is too low");
      const captured = [...books.values()].flat().find(({ id }) => id === gatewayPaymentId)?.amountPaise;
      if (captured !== undefined && givenOf(gatewayPaymentId) + amountPaise > captured)
        throw new GatewayRefusal("More than is left of the payment");
      refunded.push(gatewayPaymentId);
      return book({ gatewayPaymentId, amountPaise, state: "done", key });
    },
    refundsOf: async (id) => refunds.filter(({ gatewayPaymentId }) => gatewayPaymentId === id),
    giveBack: ({ id }, amountPaise, state = "done") =>
      book({ gatewayPaymentId: id, amountPaise, state, key: null }),
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

/** A signed message that nobody can pay by a link any more, as text. */
export function linkOver(kind: "cancelled" | "expired", gatewayOrderId: string): string {
  const event: GatewayEvent = {
    id: `event ${kind} ${gatewayOrderId}`,
    kind: `payment_link.${kind}`,
    gatewayOrderId,
    codeReceipt: null,
    payment: null,
    isLinkOver: true,
    refund: null,
  };
  return JSON.stringify(event);
}

/**
 * A signed message, as text; `refund` is the one it is about, or true for one of the whole, and `codeReceipt` what the
 * code was made for that it was paid by.
 */
export function message(
  kind: string,
  payment: GatewayPayment,
  refund: ReportedRefund | boolean = false,
  codeReceipt: string | null = null,
): string {
  const whole = {
    id: `rfnd_${payment.id}`,
    gatewayPaymentId: payment.id,
    amountPaise: payment.amountPaise,
    state: "done",
    key: null,
  } as const;
  const answer = refund === true ? whole : refund || null;
  const event: GatewayEvent = {
    id: `event ${kind} ${payment.id} ${answer && answer !== whole ? `${answer.id} ${answer.state}` : ""}`.trim(),
    kind,
    gatewayOrderId: payment.gatewayOrderId || null,
    codeReceipt,
    payment,
    isLinkOver: false,
    refund: answer,
  };
  return JSON.stringify(event);
}
