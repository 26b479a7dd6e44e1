import type { FreePieces } from "./rules/free-pieces.ts";

/** A discount that some goods may get, as a cart tells of it. */
export type Offer = {
  readonly id: string;
  readonly name: string;
  /** Where it gives pieces away. */
  readonly pieces?: FreePieces;
};
