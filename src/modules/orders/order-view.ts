import type { PictureView } from "#contract/picture-view.ts";
import type { RefundStep, ReturnView } from "#modules/returns/views.ts";
import type { BillView } from "./quote-view.ts";

export const stages = ["ordered", "processing", "shipped", "delivered", "completed"] as const;
export type Stage = (typeof stages)[number];
export type OrderStatus = "pending" | Stage | "cancelled";

/** What the staff see of an order beside its documented status. */
export type OrderStep = "packed" | "partSent" | "returning" | "returned";

export type ParcelState = "sent" | "delivered" | "returning" | "returned";

export type CancelReason = "expired" | "replaced" | "customer" | "staff" | "refunded";

export type PaymentStatus = "created" | "failed" | "authorized" | "captured" | "refunded";
export type PaymentMethod = "card" | "qr" | "paypal" | "apple-pay" | "google-pay" | "cash";

export type OrderAddress = {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
};

export type OrderLineView = {
  readonly productId: string;
  readonly title: string;
  /** In Hindi, where somebody has written it and the goods are still called so. */
  readonly titleHi?: string | undefined;
  readonly picture: PictureView | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number;
  readonly unitPaise: number;
};

export type OrderEventView = { readonly status: string; readonly at: number };

export type ParcelView = {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly state: ParcelState;
  readonly sentAt: number;
  /** What is in it, where an order travels in several. */
  readonly goods: readonly {
    readonly title: string;
    readonly titleHi?: string | undefined;
    readonly quantity: number;
  }[];
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
  readonly totalPaise: number;
  readonly lines: readonly OrderLineView[];
  readonly paymentStatus: PaymentStatus;
};

export type OrderView = OrderCard & {
  readonly quote: BillView;
  /** What is paid less on delivery than was ordered. */
  readonly lessPaise: number;
  readonly promoCode: string | null;
  readonly address: OrderAddress;
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
  readonly refundDone: boolean;
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
};

export type OrdersView = {
  readonly orders: readonly OrderCard[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};
