import type { TrackView } from "./track-view.ts";

export type TrackPageView = TrackView & {
  readonly invoicePath: string;
  /** It was ordered just now. */
  readonly isThanks: boolean;
  /** A code was asked for in this browser. */
  readonly awaitsCode: boolean;
};

/** Where one asks for the tracking link of an order. */
export type FindOrderView = {
  /** A code was asked for in this browser. */
  readonly awaitsCode: boolean;
};
