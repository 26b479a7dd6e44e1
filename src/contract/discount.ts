import type { Words } from "./format/words.ts";

/** What a promotion takes off a cart: plain data, of which server and browser make the same sum. */
export type Discount = {
  /** What was typed, or what a promotion is called that needs no code; bill and order know it by this. */
  readonly code: string;
  readonly percent: number;
  readonly paise: number;
  readonly shipsFree: boolean;
  /** Nothing is taken off while the goods cost less. */
  readonly minimumPaise: number;
  /** Off these lines of the cart alone; off all goods where there is no list. */
  readonly lines?: readonly string[];
  /** Comes by itself: there is no code to give up. */
  readonly isAutomatic?: true;
  /** What the bill calls it in place of the code, which nobody typed. */
  readonly name?: Words;
};

/** Codes are read as people type them: spaces and small letters do not matter. */
export function readPromoCode(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}
