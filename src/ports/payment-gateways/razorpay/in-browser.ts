import type { OnlineMethod } from "#contract/checkout-view.ts";
import { type PaymentReport, reportIn } from "#contract/payment-report.ts";
import type { GatewayInBrowser, GatewayStart, PaymentWindowInput, WindowEnd } from "../gateway-in-browser.ts";
import { loadScript } from "../script-in-browser.ts";
import { name, title, webhook } from "./about.ts";

export const razorpay: GatewayInBrowser = {
  name,
  title,
  webhook,
  load: (url) => loadScript(url, () => gatewayClass() !== undefined),
  open,
};

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

function open(start: GatewayStart, { shopName, method, customer }: PaymentWindowInput): Promise<WindowEnd> {
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
      handler: (answer: unknown) => resolve({ kind: "paid", report: reportOf(answer) }),
      modal: { ondismiss: () => resolve({ kind: "closed", failure }) },
    });
    gateway.on("payment.failed", ({ error }) => {
      failure = error?.description ?? "";
    });
    gateway.open();
  });
}

function reportOf(answer: unknown): PaymentReport | undefined {
  const fields = (answer ?? {}) as Parameters<typeof reportIn>[0];
  const report = reportIn(fields);
  const isWhole = Object.values(report).every((field) => typeof field === "string" && field !== "");
  return isWhole ? report : undefined;
}

function gatewayClass(): GatewayClass | undefined {
  return (globalThis as { Razorpay?: GatewayClass }).Razorpay;
}
