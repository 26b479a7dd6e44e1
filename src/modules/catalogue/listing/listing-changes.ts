import type { ProductRow } from "../products/product-repository.ts";
import type { ListingChange } from "../storage/version-repository.ts";

/** Where a product counts in the filters of listings. */
export function countedAs({ category, rating, unit_paise }: ProductRow): Omit<ListingChange, "difference"> {
  return { category, rating, unitPaise: unit_paise };
}

export function listingChanges(old: ProductRow, now: ProductRow): ListingChange[] {
  return [
    { ...countedAs(old), difference: -1 },
    { ...countedAs(now), difference: 1 },
  ];
}
