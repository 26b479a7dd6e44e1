import type { PromoView } from "#contract/cart-view.ts";
import { percentOf } from "#contract/money.ts";

export type Promo = PromoView;

/** Codes are read as people type them: spaces and small letters do not matter. */
export function readPromoCode(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** Off the goods, and never more than they cost. */
export function lessBy(promo: Promo | null, subtotalPaise: number): number {
  if (!promo || subtotalPaise < promo.minimumPaise) return 0;
  return Math.min(subtotalPaise, percentOf(subtotalPaise, promo.percent) + promo.paise);
}
