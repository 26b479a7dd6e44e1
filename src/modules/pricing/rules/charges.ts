import type { ChargeParams, ChargeView } from "#contract/charge-view.ts";
import type { Discount } from "#contract/discount.ts";
import { bandFor, deliveryPaise } from "./delivery.ts";
import { lessBy } from "./discount.ts";
import type { Priced } from "./priced.ts";
import { taxesInside, taxOnTop } from "./tax.ts";

/** All that goods cost beside their prices, in the order of showing. Free delivery looks at the goods before the code. */
export function chargesOf(priced: Priced): readonly ChargeView[] {
  const { promo, terms } = priced;
  const subtotal = subtotalOf(priced);
  const less = lessBy(priced);
  const taken = less > 0 && promo ? [onTop("promo", -less, paramsOf(promo))] : [];
  const added = [deliveryOf(priced, subtotal), ...chosenOf(priced, subtotal), ...cashOf(priced, subtotal)];
  const taxes =
    terms.taxOnTop === null ? taxesInside(priced, less, added) : [taxOnTop(terms.taxOnTop, subtotal - less)];
  return [...taken, ...added, ...taxes];
}

export function subtotalOf({ goods }: Pick<Priced, "goods">): number {
  return goods.reduce((sum, { paise }) => sum + paise, 0);
}

function paramsOf({ code, name }: Discount): ChargeParams {
  return name ? { name: name.en, nameHi: name.hi } : { code };
}

function deliveryOf({ goods, promo, terms }: Priced, subtotal: number): ChargeView {
  const grams = goods.reduce((sum, one) => sum + one.grams, 0);
  const isFree = promo?.shipsFree && subtotal >= promo.minimumPaise;
  return onTop("shipping", isFree ? 0 : deliveryPaise(bandFor(terms, grams), subtotal));
}

function chosenOf({ extras = [], terms }: Priced, subtotal: number): ChargeView[] {
  const chosen = terms.extras.filter(({ kind }) => subtotal > 0 && extras.includes(kind));
  return chosen.map(({ kind, paise }) => onTop(kind, paise));
}

function cashOf({ paysCash = false, terms: { cashPaise } }: Priced, subtotal: number): ChargeView[] {
  return paysCash && cashPaise > 0 && subtotal > 0 ? [onTop("cash", cashPaise)] : [];
}

function onTop(kind: string, paise: number, params: ChargeParams = {}): ChargeView {
  return { kind, paise, inside: false, words: kind, params };
}
