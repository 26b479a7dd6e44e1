/** Why what there is of a variant has changed. What is held by an order that waits to be paid is still there. */
const stockReasons = [
  // The first row of its books.
  "opening",
  "sold",
  // Sold before: of an order that ended, or whose money went back.
  "givenBack",
  // In a parcel that could not be handed over.
  "cameBack",
  "received",
  "counted",
  "writtenOff",
  "corrected",
  // Between the choices of a product, when these changed.
  "regrouped",
] as const;
export type StockReason = (typeof stockReasons)[number];
