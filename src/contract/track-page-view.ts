import type { TrackView } from "./track-view.ts";

export type TrackPageView = TrackView & { readonly invoicePath: string };

/** Where one asks for the tracking link of an order. */
export type FindOrderView = {
  /** A code was asked for in this browser. */
  readonly awaitsCode: boolean;
};
