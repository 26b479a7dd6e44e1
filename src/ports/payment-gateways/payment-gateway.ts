import type { Outcome } from "#contract/outcome.ts";

/** The payment provider: whoever moves the money. All amounts in paise. */
export interface PaymentGateway {
  readonly name: string;
  /** Public; the browser's window needs it. Never empty: one without a key gives its name. */
  readonly keyId: string;
  /** May be repeated with the same receipt: there is one order for it. */
  createOrder(order: GatewayOrder): Promise<MadeOrder>;
  /** Of an order that was made before; only where the window is opened with one. */
  sessionOf?(gatewayOrderId: string): Promise<string>;
  /**
   * A way to pay that can be sent to somebody; it stands for the gateway order. May be repeated like one. No provider
   * does without: guests and orders by phone pay by it.
   */
  createLink(link: GatewayLink): Promise<MadeLink>;
  /** Nobody can pay by it any more; one that is over already stays as it is. */
  cancelLink(gatewayOrderId: string): Promise<void>;
  /** A UPI code that takes one payment of one sum. Made anew at each call: only one that was shown can be paid. */
  createCode(code: GatewayCode): Promise<MadeCode>;
  /** Nobody can pay by it any more; one that is over already stays as it is. */
  closeCode(gatewayCodeId: string): Promise<void>;
  /** They name no order of the gateway's: a code has none. */
  paymentsOfCode(gatewayCodeId: string): Promise<readonly GatewayPayment[]>;
  /** What the account can be paid by, in the gateway's own words. */
  accountWays(): Promise<AccountWays>;
  paymentsOf(gatewayOrderId: string): Promise<readonly GatewayPayment[]>;
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** May be repeated with the same key: the money goes back once. */
  refund(refund: GatewayRefund): Promise<ReportedRefund>;
  /** All that was given back of a payment, by us or on the gateway's own pages. */
  refundsOf(gatewayPaymentId: string): Promise<readonly ReportedRefund[]>;
  /** Whose window signs nothing says yes to what its own half in the browser wrote: the shop asks in any case. */
  isSigned(callback: Callback): boolean;
  sign(callback: Omit<Callback, "signature">): string;
  /** Reads a signed message about a payment; the raw text, because the signature is over its bytes. */
  readWebhook(raw: string, headers: Headers): Outcome<GatewayEvent>;
}

export interface GatewayOrder {
  readonly receipt: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly customer: GatewayCustomer;
  /** An earlier try may have reached the gateway. */
  readonly isRepeat: boolean;
}

export interface GatewayCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

export interface MadeOrder {
  readonly gatewayOrderId: string;
  /** With which the browser opens the gateway's window, where the order's name and the public key are not enough. */
  readonly session?: string;
}

export interface GatewayLink {
  readonly receipt: string;
  readonly amountPaise: number;
  readonly currency: string;
  /** What it is for, in words. */
  readonly about: string;
  readonly until: number;
  readonly customer: GatewayCustomer;
  /** Where the gateway's page leads when it was paid. */
  readonly backTo: string;
}

export interface MadeLink {
  readonly gatewayOrderId: string;
  /** The gateway's own page; none where payments are played. */
  readonly url: string | null;
}

export interface GatewayCode {
  readonly receipt: string;
  readonly amountPaise: number;
  readonly about: string;
  readonly until: number;
}

export interface MadeCode {
  readonly gatewayCodeId: string;
  /** What apps open and cameras read: upi://pay?… as the gateway wrote it. */
  readonly upiLink: string;
}

export interface AccountWays {
  readonly card: boolean;
  readonly upi: boolean;
  readonly paypal: boolean;
}

export interface GatewayPayment {
  readonly id: string;
  readonly gatewayOrderId: string;
  readonly status: "created" | "failed" | "authorized" | "captured" | "refunded";
  readonly amountPaise: number;
  readonly currency: string;
  readonly refundedPaise: number;
  readonly failure: string | null;
}

export interface GatewayRefund {
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly key: string;
}

/** What the gateway says of a refund, whoever asked for it. */
export interface ReportedRefund {
  readonly id: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly state: "sent" | "done" | "refused";
  /** What it was asked for with, if it was asked for here. */
  readonly key: string | null;
  /** What the bank calls it, such as an ARN or an RRN; told late, or never. */
  readonly bankReference?: string | null;
}

export interface Callback {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
}

export interface GatewayEvent {
  readonly id: string;
  readonly kind: string;
  readonly gatewayOrderId: string | null;
  /** What the code was made for that it was paid by, or by which else a message knows the shop's order. */
  readonly codeReceipt: string | null;
  readonly payment: GatewayPayment | null;
  /** Set where nobody can pay any more by the link that the message is about. */
  readonly isLinkOver: boolean;
  /** The one refund that the message is about; there may be others. Without its payment the gateway is asked for it. */
  readonly refund: ReportedRefund | null;
}

/** The gateway does not answer, or not in words we know; nothing is known of what it did. */
export class GatewayUnavailable extends Error {
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 5) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The gateway answered that it will not. */
export class GatewayRefusal extends Error {}

/** Its account has not got what is asked for, whoever asks: the next one would be refused as well. */
export class GatewayLacks extends GatewayRefusal {}
