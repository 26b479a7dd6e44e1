/** Why the staff may say that pieces came in or went, and whether that is more, fewer or either. */
export const givenReasons = { received: 1, writtenOff: -1, corrected: 0 } as const;
export type StockReasonInput = keyof typeof givenReasons;
export const stockGiven = Object.keys(givenReasons) as [StockReasonInput, ...StockReasonInput[]];

/** Why what there is of a variant has changed. What is held by an order that waits to be paid is still there. */
export const stockReasons = [
  // The first row of its books.
  "opening",
  "sold",
  // Sold before: of an order that ended, or whose money went back.
  "givenBack",
  // In a parcel that could not be handed over.
  "cameBack",
  "counted",
  // Between the choices of a product, when these changed.
  "regrouped",
  ...stockGiven,
] as const;
export type StockReason = (typeof stockReasons)[number];

/** What there is of one variant. */
export type PiecesView = {
  readonly colour: string;
  readonly size: string;
  readonly isOffered: boolean;
  /** Free or held. */
  readonly pieces: number;
  readonly free: number;
  readonly held: number;
  readonly sold: number;
  /** Counts its moves. */
  readonly version: number;
};

export type MoveView = {
  readonly version: number;
  readonly change: number;
  readonly pieces: number;
  readonly reason: StockReason;
  readonly person: string | null;
  readonly orderId: string | null;
  readonly at: number;
};

export type MovesView = { readonly moves: readonly MoveView[]; readonly next: number | null };
