import { sumOfFree } from "#contract/variant.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Combination, combinationsOf, type Options, spread } from "../rules/variants.ts";
import { insertVariants, type KnownVariant, setVariant, variantsOfProduct } from "./variants-repository.ts";

/**
 * Sets the choices of a product that is locked, and its stock where it is given as one number, which is spread. What
 * is no choice any more keeps its row for the orders that have it; its pieces go to the choices that are new, if any.
 */
export async function placeVariants(
  tx: Tx,
  productId: string,
  options: Options,
  stock: number | undefined,
): Promise<readonly KnownVariant[]> {
  const known = await variantsOfProduct(tx, productId);
  const wanted = combinationsOf(options).map((one, position) => ({
    ...one,
    position,
    before: known.find((row) => isSame(row, one)),
  }));
  const gone = known.filter((row) => row.offered && !wanted.some((one) => isSame(row, one)));
  const fresh = wanted.filter(({ before }) => !before?.offered);
  const freed = spread(sumOfFree(gone), Math.max(1, fresh.length));
  const kept = wanted.map((one) =>
    one.before?.offered ? one.before.free : (freed[fresh.indexOf(one)] ?? 0),
  );
  const sum = kept.reduce((all, free) => all + free, 0);
  const parts = stock === undefined || stock === sum ? kept : spread(stock, wanted.length);
  const now = wanted.map(({ before, ...one }, at) => ({
    ...one,
    productId,
    offered: true,
    free: parts[at] ?? 0,
    before,
  }));
  await insertVariants(
    tx,
    now.filter(({ before }) => !before),
  );
  for (const { before, ...one } of now) if (before && hasChanged(before, one)) await setVariant(tx, one);
  for (const row of gone) await setVariant(tx, { ...row, offered: false, free: 0 });
  return now;
}

function isSame(a: Combination, b: Combination): boolean {
  return a.colour === b.colour && a.size === b.size;
}

function hasChanged(before: KnownVariant, now: KnownVariant): boolean {
  return before.free !== now.free || before.position !== now.position || before.offered !== now.offered;
}
