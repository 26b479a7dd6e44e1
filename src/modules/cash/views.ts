import type { Lang } from "#contract/texts/lang.ts";
/** A cash order as whoever holds the link of its page sees it. */
export type CashView = {
  readonly number: string;
  readonly shortId: string;
  readonly orderId: string;
  readonly lang: Lang;
  readonly state: "open" | "confirmed" | "ended";
  /** Until when the goods are kept. */
  readonly until: number;
  readonly totalPaise: number;
  readonly pieces: number;
  /** It is paid at the counter of a store. */
  readonly isCollected: boolean;
  /** The end of the number that the code goes to. */
  readonly phoneEnd: string;
  /** A code is on its way or there, and can still be used. */
  readonly isSent: boolean;
};
