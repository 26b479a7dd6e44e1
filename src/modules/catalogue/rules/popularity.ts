/** More than all the rest together, so that what can be bought comes first. */
export const popularityInStock = 1_000_000;

/** Of what is on sale, by its owner's word or by the clock. */
export const popularityOnSale = 50_000;

/** Where a product stands in a listing without a search: what can be bought first, then what is liked by many. */
export function popularityOf(product: {
  readonly inStock: boolean;
  readonly featured: boolean;
  readonly onSale: boolean;
  readonly rating: number;
  readonly ratingCount: number;
}): number {
  const liked = Math.min(product.ratingCount, 500) * Math.max(0, product.rating - 250);
  return (
    (product.inStock ? popularityInStock : 0) +
    (product.featured ? 200_000 : 0) +
    (product.onSale ? popularityOnSale : 0) +
    Math.floor(liked / 2)
  );
}

/** The average times 100, rounded down, so that it never shows more than was given. */
export function ratingOf(sum: number, count: number): number {
  return count === 0 ? 0 : Math.floor((sum * 100) / count);
}
