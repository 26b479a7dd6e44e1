import type { CollectedIn, OrderAddress, PaymentMethod } from "#modules/orders/order-view.ts";
import type { Terms } from "./pricing-terms.ts";

/** Paid now, through the gateway. */
export const onlineMethods = [
  "card",
  "qr",
  "paypal",
  "apple-pay",
  "google-pay",
] as const satisfies readonly PaymentMethod[];

export type OnlineMethod = (typeof onlineMethods)[number];

/** Cash, on delivery, is there where the owner says so. */
export const paymentMethods = [...onlineMethods, "cash"] as const;

/** creditCard, Credit Card and credit_card are one method; what is none comes back as it is, without its signs. */
export function readMethod(named: unknown): string {
  const plain = typeof named === "string" ? named.toLowerCase().replace(/[^a-z]/g, "") : "";
  return otherNames[plain] ?? plain;
}

const otherNames: Readonly<Record<string, PaymentMethod>> = {
  creditcard: "card",
  debitcard: "card",
  qrcode: "qr",
  upi: "qr",
  applepay: "apple-pay",
  googlepay: "google-pay",
  gpay: "google-pay",
  cod: "cash",
  cashondelivery: "cash",
};

export type CheckoutAddress = OrderAddress & {
  readonly id: string;
  readonly isDefault: boolean;
  /** What is asked there beside the goods; null where nothing is brought to. */
  readonly terms: Terms | null;
  /** The day in India by which it is there, as 2026-11-27. */
  readonly by: string | null;
};

/** A store where the goods can be collected, and what is asked then. */
export type CheckoutStore = CollectedIn & { readonly terms: Terms };

/** What the checkout panel needs beside the cart. */
export type CheckoutView = {
  /** Why nobody can pay yet, in words. */
  readonly closed?: string;
  readonly isMock: boolean;
  /** By its name. */
  readonly gateway: string;
  readonly methods: readonly PaymentMethod[];
  readonly addresses: readonly CheckoutAddress[];
  /** Those in which the goods can be collected, in the owner's order. */
  readonly stores: readonly CheckoutStore[];
  /** Invoices can bear the number of a business. */
  readonly asksGstin: boolean;
  /** Why this cart cannot be paid on delivery, in words. */
  readonly cashNo: string | null;
  /** The gateway's own script; loaded when the shopper pays. */
  readonly scriptUrl: string | null;
  readonly customer: { readonly name: string; readonly email: string | null; readonly phone: string | null };
  /** A fresh key of one purchase, for forms without script. */
  readonly key: string;
};
