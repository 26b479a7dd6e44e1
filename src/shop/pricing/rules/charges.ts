import { percentOf } from "#contract/money.ts";
import { freeShippingFrom, shippingPaise } from "./shipping.ts";

export interface Charge {
  readonly kind: "promo" | "shipping" | "tax";
  /** What it adds to the goods; less than nothing where it takes away. */
  readonly paise: number;
  /** Part of the goods' prices already: shown, and not added. */
  readonly inside: boolean;
}

export interface Priced {
  readonly subtotalPaise: number;
  readonly promoPercent: number;
  readonly rate: number;
}

const taxPercent = 10;

/** All that goods cost beside their prices. Free shipping looks at the subtotal before the promo; tax is rounded once. */
export function chargesOf({ subtotalPaise, promoPercent, rate }: Priced): readonly Charge[] {
  const promo = percentOf(subtotalPaise, promoPercent);
  const ships = subtotalPaise > 0 && subtotalPaise <= freeShippingFrom(rate);
  return [
    { kind: "promo", paise: -promo, inside: false },
    { kind: "shipping", paise: ships ? shippingPaise(rate) : 0, inside: false },
    { kind: "tax", paise: percentOf(subtotalPaise - promo, taxPercent), inside: false },
  ];
}

/** What is charged. */
export function totalOf(subtotalPaise: number, charges: readonly Charge[]): number {
  return charges.reduce((sum, { paise, inside }) => (inside ? sum : sum + paise), subtotalPaise);
}
