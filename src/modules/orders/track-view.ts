import type { Lang } from "#contract/texts/lang.ts";
import type { RefundStep } from "#modules/returns/views.ts";
import type { OrderLineView } from "./line-answer.ts";
import type {
  CancelReason,
  CollectView,
  OrderEventView,
  OrderStep,
  ParcelView,
  PaymentStatus,
} from "./order-view.ts";
import type { BillView } from "./quote-view.ts";

/** An order as whoever holds its tracking link sees it: where it is, and only so much of whose it is as its owner needs to know it by. */
export type TrackView = {
  readonly number: string;
  readonly shortId: string;
  readonly lang: Lang;
  readonly status: string;
  readonly step: OrderStep | null;
  readonly cancelReason: CancelReason | null;
  readonly createdAt: number;
  readonly expectedAt: number;
  readonly isPaid: boolean;
  readonly method: string;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly Omit<OrderLineView, "productId">[];
  readonly bill: BillView;
  /** What is paid less on delivery than was ordered. */
  readonly lessPaise: number;
  /** What of its payment pays for the same goods in another choice. */
  readonly movedPaise: number;
  /** What is to be paid for it, or was paid in the end. */
  readonly finalPaise: number;
  readonly parcels: readonly ParcelView[];
  readonly events: readonly OrderEventView[];
  readonly refunds: readonly RefundStep[];
  readonly to: {
    /** The first of the names. */
    readonly name: string;
    readonly city: string;
    /** Without its last three digits. */
    readonly pinCode: string;
    readonly phone: string;
    readonly email: string | null;
  };
  readonly returnPath: string | null;
  /** Where it is paid, while it waits for that. */
  readonly payPath: string | null;
  /** Of one that is collected: where, and for which code. */
  readonly collect: CollectView | null;
  readonly hasInvoice: boolean;
  /** Whoever holds the link may still ask for another address or size. */
  readonly canAskChange: boolean;
  /** Other orders that come in the same parcel, and where they are. */
  readonly together: readonly { readonly number: string; readonly path: string }[];
  /** Bought without an account: it can be kept in one. */
  readonly isGuests: boolean;
};
