import { freeOf, pricedAs } from "../rules/variant.ts";
import type { Sellable } from "../sellable-view.ts";
import type { SetView } from "./set-view.ts";

/** A set with its parts as they are now; the goods are those that came along with it. */
export function describeSet(set: Sellable | undefined, goods: ReadonlyMap<string, Sellable>): SetView {
  const parts = (set?.parts ?? []).flatMap((part) => {
    const known = goods.get(part.productId);
    if (!known) return [];
    const { title, titleHi, picture, variants, unitPaise } = pricedAs(known, part);
    return [{ ...part, title, titleHi, picture, unitPaise, free: freeOf(variants, part) }];
  });
  const alonePaise = parts.reduce((sum, { pieces, unitPaise }) => sum + pieces * unitPaise, 0);
  return { parts, alonePaise, free: set?.free ?? 0 };
}
