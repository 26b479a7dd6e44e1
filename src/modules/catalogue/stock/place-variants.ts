import type { Tx } from "#platform/database/database.ts";
import { sumOfFree } from "../rules/variant.ts";
import { type Combination, combinationsOf, type Options, spread } from "../rules/variants.ts";
import type { Cause } from "./stock-moves-repository.ts";
import {
  insertVariants,
  type KnownVariant,
  type NewVariant,
  placeVariant,
  setFree,
  variantsOfProduct,
} from "./variants-repository.ts";

/**
 * Sets the choices of a product that is locked, and its stock where it is given as one number, which is spread. What
 * is no choice any more keeps its row for the orders that have it; its pieces go to the choices that are new, if any.
 */
export async function placeVariants(
  tx: Tx,
  productId: string,
  options: Options,
  stock: number | undefined,
  by: Pick<Cause, "person" | "at">,
): Promise<readonly NewVariant[]> {
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
  const isCounted = stock !== undefined && stock !== sum;
  const parts = isCounted ? spread(stock, wanted.length) : kept;
  const cause: Cause = { ...by, reason: isCounted ? "counted" : "regrouped" };
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
    cause,
  );
  for (const { before, ...one } of now) if (before) await change(before, one);
  for (const row of gone) await change(row, { ...row, offered: false, free: 0 });
  return now;

  async function change(before: KnownVariant, { free, ...one }: NewVariant & { offered: boolean }) {
    if (before.position !== one.position || before.offered !== one.offered) await placeVariant(tx, one);
    if (before.free !== free) await setFree(tx, before, free, cause);
  }
}

function isSame(a: Combination, b: Combination): boolean {
  return a.colour === b.colour && a.size === b.size;
}
