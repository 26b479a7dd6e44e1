import type { Sellable } from "../sellable-view.ts";
import { freeOf, variantKey } from "./variant.ts";

export const fewestParts = 2;
export const mostParts = 10;

/** Whether there is any of a product whose own choices these are; of a set that is worked out of its parts. */
export function inStockOf(
  { is_set, in_stock }: { readonly is_set: number; readonly in_stock: number },
  choices: readonly { readonly free: number }[],
): number {
  return is_set === 1 ? in_stock : Number(choices.some(({ free }) => free > 0));
}

type Offers = ReadonlyMap<string, Sellable>;

/** Goods with their stock as it is after these changes, by the key of a variant; sets follow their parts. */
export function withChangedStock(offers: Offers, changes: ReadonlyMap<string, number>): Offers {
  if (changes.size === 0) return offers;
  const changed = [...offers].map(([id, offer]) => {
    const variants = offer.variants.map((one) => ({
      ...one,
      free: one.free + (changes.get(variantKey({ ...one, productId: id })) ?? 0),
    }));
    return [id, { ...offer, variants }] as const;
  });
  return withSets(new Map(changed));
}

/** There are as many of a set as its parts make; and it is paid before where one of them is. */
export function withSets(offers: Offers): Offers {
  const isAny = [...offers.values()].some(({ parts }) => parts);
  return isAny ? new Map([...offers].map(([id, offer]) => [id, asSet(offer, offers)])) : offers;
}

function asSet(set: Sellable, offers: Offers): Sellable {
  if (!set.parts) return set;
  const known = set.parts.map((part) => ({ part, goods: offers.get(part.productId) }));
  const free = Math.min(
    ...known.map(({ part, goods }) => Math.floor(freeOf(goods?.variants ?? [], part) / part.pieces)),
  );
  const variants = set.variants.map((one) => ({ ...one, free }));
  return {
    ...set,
    variants,
    free: variants.length > 0 ? free : 0,
    prepaidOnly: set.prepaidOnly || known.some(({ goods }) => goods?.prepaidOnly),
  };
}
