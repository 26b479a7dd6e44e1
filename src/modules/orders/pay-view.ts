import type { Lang } from "#contract/texts/lang.ts";
import type { OrderLineView } from "./line-answer.ts";
import type { BillView } from "./quote-view.ts";

/** An order as whoever holds its payment link sees it. */
export type PayView = {
  readonly number: string;
  readonly shortId: string;
  readonly lang: Lang;
  readonly state: "open" | "paid" | "ended" | "givenBack";
  /** Until when it can be paid. */
  readonly until: number;
  readonly lines: readonly Omit<OrderLineView, "productId">[];
  readonly bill: BillView;
  /** Numbers of the orders that are in one parcel with it. */
  readonly together: readonly string[];
  /** Paid in play: no money moves. */
  readonly isMock: boolean;
  /** The gateway's own page, once there is one. */
  readonly url: string | null;
  /** What UPI apps open and cameras read, where there is a code to pay by. */
  readonly upiLink: string | null;
};

/** The same as a page; its buyer may pay in another way, or go on. */
export type PayPageView = PayView & {
  readonly isBuyer: boolean;
  /** The link of the UPI apps as a QR code, an SVG text. */
  readonly upiCode: string | null;
};
