import type { OnlineMethod } from "#contract/checkout-view.ts";
import type { PaymentReport } from "#contract/payment-report.ts";

/** What a payment gateway brings to browsers, and what its owner is told of it at Set-up. */
export interface GatewayInBrowser {
  readonly name: string;
  readonly title: string;
  readonly webhook: { readonly path: string; readonly secret: string; readonly trialEvent: string };
  /** Its own script, once, when somebody pays; false where it cannot be had. */
  load(scriptUrl: string): Promise<boolean>;
  /** Opens its window and tells how it ended. A failed try inside it is not the end: there are others. */
  open(start: GatewayStart, facts: PaymentWindowInput): Promise<WindowEnd>;
}

export interface GatewayStart {
  readonly key_id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  /** Where the gateway opens its window with one. */
  readonly payment_session?: string | undefined;
}

export interface PaymentWindowInput {
  readonly shopName: string;
  readonly method: OnlineMethod;
  readonly customer: { readonly name: string; readonly email: string | null; readonly phone: string | null };
}

export type WindowEnd =
  /** Without a report its answer was not one. */
  | { readonly kind: "paid"; readonly report: PaymentReport | undefined }
  | { readonly kind: "closed"; readonly failure: string | undefined };
