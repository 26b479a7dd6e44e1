import type { ChargeView } from "#contract/charge-view.ts";
import { percentOf } from "#contract/money.ts";
import type { Promo } from "./promo.ts";
import { freeShippingFrom, shippingPaise } from "./shipping.ts";

export interface Priced {
  readonly subtotalPaise: number;
  readonly promo: Promo | null;
  readonly rate: number;
}

const taxPercent = 10;

/** All that goods cost beside their prices. Free shipping looks at the subtotal before the promo; tax is rounded once. */
export function chargesOf({ subtotalPaise, promo, rate }: Priced): readonly ChargeView[] {
  const less = promo ? percentOf(subtotalPaise, promo.percent) : 0;
  const ships = subtotalPaise > 0 && subtotalPaise <= freeShippingFrom(rate);
  const onTop = (kind: string, paise: number, params: ChargeView["params"] = {}) => ({
    kind,
    paise,
    inside: false,
    words: kind,
    params,
  });
  return [
    ...(promo && less > 0 ? [onTop("promo", -less, { code: promo.code })] : []),
    onTop("shipping", ships ? shippingPaise(rate) : 0),
    onTop("tax", percentOf(subtotalPaise - less, taxPercent), { percent: taxPercent }),
  ];
}
