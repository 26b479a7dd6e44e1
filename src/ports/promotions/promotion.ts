import type { Discount } from "#contract/discount.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { Reads, Tx } from "#platform/database/database.ts";

/** What somebody buys, as a promotion looks at it. */
export interface PromotionQuestion {
  readonly userId: string;
  /** Without an account: what belongs to one customer is not for somebody who may be another one tomorrow. */
  readonly isGuest?: boolean;
  /**
   * As it was typed or an order keeps it; null to ask what is taken off by itself. A cart does not tell guests apart
   * (`isGuest` is not said then): a kind that looks at who it is asks itself whether that is an account, and gives a
   * guest nothing.
   */
  readonly code: string | null;
  readonly lines: readonly PromotionLine[];
  /** For an order that ended and is paid after all: another one of the same customer may wait, and have it. */
  readonly isLate?: boolean;
}

export interface PromotionLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

/**
 * A kind of promotion. A module brings it (`promotions` in its manifest) with all that belongs to it: its tables, its
 * screens, its limits. An order keeps the code, and in `promo_uses` who used it; what counts beside that is the kind's.
 */
export interface Promotion {
  /**
   * What it takes off now, or why nothing: promoNeedsAccount, promoNeedsProof, promoUsed, promoSpent. promoUnknown is
   * that the code is none of its own, or that nothing comes by itself. It is asked whenever a cart is priced.
   */
  find(q: Reads | Tx, question: PromotionQuestion): Promise<Outcome<Discount>>;
  /** Counts a use in the transaction that places the order; false where the code is another's, or others had the last. */
  take(tx: Tx, code: string): Promise<boolean>;
  /** Of an order that ended before it left; codes of others are passed over. */
  giveBack(tx: Tx, code: string): Promise<void>;
}
