import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";
import type { BookedOrder, BookedPayment, BookedRefund } from "./gateway-books.ts";
import type { BookedCode } from "./gateway-codes.ts";
import type { Fault, GatewayCall } from "./gateway-faults.ts";
import type { BookedLink } from "./gateway-links.ts";
import type { Delivery } from "./gateway-webhooks.ts";

export interface StandInGateway {
  readonly url: string;
  /** The settings with which a shop uses it. */
  readonly settings: Readonly<Record<string, string>>;
  fault(call: GatewayCall, fault: Fault, times?: number): Promise<void>;
  calm(): Promise<void>;
  delivery(how: Delivery): Promise<void>;
  deliverWaiting(): Promise<void>;
  pay(orderId: string, status?: BookedPayment["status"], differs?: Partial<BookedPayment>): Promise<Callback>;
  /** Somebody pays by a link; gives where its page leads then. */
  payLink(
    linkId: string,
    more?: { differs?: Partial<BookedPayment>; twice?: true },
  ): Promise<{ back: string }>;
  /** Somebody scans a code and pays; late is after it was closed or paid. */
  payCode(
    codeId: string,
    more?: { differs?: Partial<BookedPayment>; late?: true },
  ): Promise<{ payment_id?: string; error?: string }>;
  /** What the account can be paid by, beside what it could before. */
  ways(ways: object): Promise<void>;
  /** Somebody ends it on the gateway's own pages, or its time is over. */
  endLink(linkId: string, how: "cancelled" | "expired"): Promise<void>;
  /** A refund on the gateway's own pages, whole or in part. */
  giveBack(paymentId: string, amount: number): Promise<BookedRefund>;
  /** Until it is calm again. */
  refuseRefunds(paymentId: string): Promise<void>;
  books(): Promise<{
    orders: BookedOrder[];
    payments: BookedPayment[];
    refunds: BookedRefund[];
    links: BookedLink[];
    codes: BookedCode[];
    sent: { id: string; status: number }[];
    counts: Record<GatewayCall, number>;
  }>;
  stop(): Promise<void>;
}

export interface Callback {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

const keys = {
  RAZORPAY_KEY_ID: "rzp_test_standin",
  RAZORPAY_KEY_SECRET: "standin-secret",
  RAZORPAY_WEBHOOK_SECRET: "standin-webhook-secret",
};

/** A gateway of our own in a process of its own, that no account is needed for. */
export async function startGateway({
  port = 0,
  shopUrl,
  keyId = keys.RAZORPAY_KEY_ID,
}: {
  port?: number;
  shopUrl?: string;
  /** Of an account with which money would move. */
  keyId?: string;
} = {}): Promise<StandInGateway> {
  const { url, stop } = await startStandIn("gateway", join(import.meta.dirname, "gateway-main.ts"), {
    GATEWAY_PORT: String(port),
    GATEWAY_KEY_ID: keyId,
    GATEWAY_KEY_SECRET: keys.RAZORPAY_KEY_SECRET,
    GATEWAY_WEBHOOK_SECRET: keys.RAZORPAY_WEBHOOK_SECRET,
    ...(shopUrl && { GATEWAY_WEBHOOK_URL: `${shopUrl}/api/webhooks/razorpay` }),
  });
  const control = async (what: string, body: object = {}) => {
    const response = await fetch(`${url}/control/${what}`, { method: "POST", body: JSON.stringify(body) });
    return (await response.json()) as never;
  };
  return {
    url,
    // No money moves here, so there may be demo goods to buy.
    settings: {
      ...keys,
      RAZORPAY_KEY_ID: keyId,
      DEMO: "1",
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js`,
    },
    fault: (call, fault, times = 1) => control("faults", { call, fault, times }),
    calm: () => control("calm"),
    delivery: (delivery) => control("delivery", { delivery }),
    deliverWaiting: () => control("deliver"),
    pay: (order_id, status = "captured", differs = {}) => control("pay", { order_id, status, differs }),
    payLink: (link_id, more = {}) => control("pay-link", { link_id, ...more }),
    payCode: (code_id, more = {}) => control("pay-code", { code_id, ...more }),
    ways: (ways) => control("ways", { ways }),
    endLink: (link_id, how) => control("end-link", { link_id, how }),
    giveBack: (payment_id, amount) => control("give-back", { payment_id, amount }),
    refuseRefunds: (payment_id) => control("refuse-refunds", { payment_id }),
    books: () => control("books"),
    stop,
  };
}
