import type { OnlineMethod } from "#contract/checkout-view.ts";

export type GatewayStart = {
  readonly key_id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
};

export type GatewayAnswer = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

export type WindowEnd =
  | { readonly kind: "paid"; readonly answer: unknown }
  | { readonly kind: "closed"; readonly failure: string | undefined };

type GatewayClass = new (
  options: object,
) => { open(): void; on(name: string, heard: (event: { error?: { description?: string } }) => void): void };

const gatewayMethod: Readonly<Record<OnlineMethod, string>> = {
  card: "card",
  qr: "upi",
  "google-pay": "upi",
  paypal: "wallet",
  "apple-pay": "card",
};

const loads = new Map<string, Promise<boolean>>();

/** The gateway's own script, once, when somebody pays. */
export function loadGateway(url: string): Promise<boolean> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve(gatewayClass() !== undefined);
    script.onerror = () => {
      loads.delete(url);
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

/** Opens the gateway's window and tells how it ended. A failed try inside it is not the end: there are others. */
export function openGateway(
  start: GatewayStart,
  {
    shopName,
    method,
    customer,
  }: {
    shopName: string;
    method: OnlineMethod;
    customer: { name: string; email: string | null; phone: string | null };
  },
): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const Gateway = gatewayClass();
    if (!Gateway) return resolve({ kind: "closed", failure: undefined });
    let failure: string | undefined;
    const gateway = new Gateway({
      key: start.key_id,
      order_id: start.order_id,
      amount: start.amount,
      currency: start.currency,
      name: shopName,
      prefill: {
        name: customer.name,
        email: customer.email ?? "",
        contact: customer.phone ?? "",
        method: gatewayMethod[method],
      },
      handler: (answer: unknown) => resolve({ kind: "paid", answer }),
      modal: { ondismiss: () => resolve({ kind: "closed", failure }) },
    });
    gateway.on("payment.failed", ({ error }) => {
      failure = error?.description ?? "";
    });
    gateway.open();
  });
}

export function isGatewayAnswer(answer: unknown): answer is GatewayAnswer {
  const fields = answer as Partial<GatewayAnswer> | null;
  return [fields?.razorpay_order_id, fields?.razorpay_payment_id, fields?.razorpay_signature].every(
    (field) => typeof field === "string" && field !== "",
  );
}

function gatewayClass(): GatewayClass | undefined {
  return (globalThis as { Razorpay?: GatewayClass }).Razorpay;
}
