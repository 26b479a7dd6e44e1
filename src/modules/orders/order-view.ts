import type { Words } from "#contract/format/words.ts";
import type { RefundStep, ReturnView } from "#modules/returns/views.ts";
import type { OrderLineView } from "./line-answer.ts";
import type { BillView } from "./quote-view.ts";

export const stages = ["ordered", "processing", "shipped", "delivered", "completed"] as const;
export type Stage = (typeof stages)[number];
export type OrderStatus = "pending" | Stage | "cancelled";

/** What the staff see of an order beside its documented status. */
export type OrderStep = "packed" | "partSent" | "returning" | "returned";

export type ParcelState = "sent" | "delivered" | "returning" | "returned";

export type CancelReason = "expired" | "replaced" | "customer" | "staff" | "refunded" | ShownReason;
/** What the shop knows of an end beside its own record. */
type ShownReason = "notCollected" | "rechosen";
export type KeptReason = Exclude<CancelReason, ShownReason>;

export type PaymentStatus = "created" | "failed" | "authorized" | "captured" | "refunded";
export type PaymentMethod = "card" | "qr" | "paypal" | "apple-pay" | "google-pay" | "cash";

/** How somebody pays who collects an order. */
export const paidAtCounter = ["cash", "card"] as const;
export type PaidAtCounter = (typeof paidAtCounter)[number];

export type OrderAddress = {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
};

/** A store in which goods are collected, as it was when they were ordered. */
export type CollectedIn = {
  readonly storeId: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly phone: string;
  /** As the owner writes them: 10:00 AM - 9:00 PM, in India's time. */
  readonly timings: string;
  /** How soon goods are ready there. */
  readonly ready: Words;
  /** How long they are kept then. */
  readonly days: number;
};

/** What whoever collects an order is told. */
export type CollectView = {
  readonly store: CollectedIn;
  /** What it is handed over for, once it is ready, and until when it is kept. */
  readonly atCounter: { readonly code: string; readonly keptUntil: number } | null;
};

export type OrderEventView = { readonly status: string; readonly at: number };

export type ParcelView = {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly state: ParcelState;
  readonly sentAt: number;
  /** What is in it, where an order travels in several. */
  readonly goods: readonly Pick<OrderLineView, "title" | "titleHi" | "quantity">[];
};

/** What an order list shows of each. */
export type OrderCard = {
  readonly id: string;
  /** The six characters a shopper sees. */
  readonly shortId: string;
  /** What people call it, such as H-1042. */
  readonly number: string;
  readonly status: string;
  readonly cancelReason: CancelReason | null;
  readonly createdAt: number;
  readonly expectedAt: number;
  /** What was ordered. */
  readonly totalPaise: number;
  /** What is to be paid for it, or was paid in the end: what was taken off, went back or moved is not in it. */
  readonly finalPaise: number;
  /** It is collected in a store, so no day is promised. */
  readonly isCollected: boolean;
  readonly lines: readonly OrderLineView[];
  readonly paymentStatus: PaymentStatus;
  /** Where it is paid, while a payment link of the shop waits for that. */
  readonly payPath: string | null;
};

export type OrderView = OrderCard & {
  readonly quote: BillView;
  /** What is paid less on delivery than was ordered. */
  readonly lessPaise: number;
  readonly promoCode: string | null;
  readonly address: OrderAddress;
  /** Of one that is collected; else it is brought to its address. */
  readonly collect: CollectView | null;
  readonly email: string | null;
  readonly method: string;
  readonly paymentFailure: string | null;
  readonly heldUntil: number;
  readonly paidAt: number | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly step: OrderStep | null;
  readonly parcels: readonly ParcelView[];
  readonly events: readonly OrderEventView[];
  readonly refundPaise: number;
  /** What of its payment pays for the same goods in another choice. */
  readonly movedPaise: number;
  readonly refundDone: boolean;
  /** No gateway brings what is given back of it. */
  readonly isBackByHand: boolean;
  readonly refunds: readonly RefundStep[];
  /** Numbers of the credit notes of what went back. */
  readonly creditNotes: readonly string[];
  readonly returns: readonly ReturnView[];
  /** Where goods of it are sent back, while some can be or are. */
  readonly returnPath: string | null;
  /** Where its buyer confirms it, while that is waited for. */
  readonly confirmPath: string | null;
  readonly canCancel: boolean;
  /** Its buyer may still ask for another address or size. */
  readonly canAskChange: boolean;
  /** Other orders that come in the same parcel. */
  readonly together: readonly { readonly id: string; readonly number: string }[];
};

export type OrdersView = {
  readonly orders: readonly OrderCard[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};
