import type { ProductRow } from "../products/product-repository.ts";
import type { ShelfChange } from "../storage/version-repository.ts";

/** Where a product counts in the filters of listings. */
export function shelfOf({ category, rating, unit_paise }: ProductRow): Omit<ShelfChange, "difference"> {
  return { category, rating, unitPaise: unit_paise };
}

export function shelfChanges(old: ProductRow, now: ProductRow): ShelfChange[] {
  return [
    { ...shelfOf(old), difference: -1 },
    { ...shelfOf(now), difference: 1 },
  ];
}
