import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { appealInStock } from "../rules/appeal.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { indexAnew } from "../search/index-product.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { lockStock, markInStock, moveStock, type StockLine } from "./stock-repository.ts";

export type StockService = ReturnType<typeof createStockService>;

/** Stock is free, then held by a pending order, then sold; each step in the caller's transaction. */
export function createStockService({ categories }: { categories: (tx: Tx) => Promise<CategoryTree> }) {
  return {
    /** Holds all or nothing: what is short is named in `data` by product id. */
    async holdStock(tx: Tx, lines: readonly StockLine[]): Promise<Outcome<void>> {
      const wanted = together(lines);
      if (wanted.length === 0) return success(undefined);
      const free = await lockStock(tx, wanted);
      const short = wanted.filter(({ productId, quantity }) => (free.get(productId) ?? 0) < quantity);
      if (short.length > 0) return failure("outOfStock", { data: short.map(({ productId }) => productId) });
      const left = await moveStock(tx, "hold", wanted);
      await tellAbout(
        tx,
        left.filter((row) => row.free === 0).map(({ productId }) => productId),
        false,
      );
      return success(undefined);
    },
    async sellHeld(tx: Tx, lines: readonly StockLine[]): Promise<void> {
      const held = together(lines);
      if (held.length === 0) return;
      // One row alone is in no order with others.
      if (held.length > 1) await lockStock(tx, held);
      await moveStock(tx, "sell", held);
    },
    releaseHeld: (tx: Tx, lines: readonly StockLine[]): Promise<void> => giveBack(tx, "release", lines),
    returnSold: (tx: Tx, lines: readonly StockLine[]): Promise<void> => giveBack(tx, "return", lines),
  };

  async function giveBack(tx: Tx, move: "release" | "return", lines: readonly StockLine[]): Promise<void> {
    const given = together(lines);
    if (given.length === 0) return;
    await lockStock(tx, given);
    const now = new Map((await moveStock(tx, move, given)).map(({ productId, free }) => [productId, free]));
    const backAgain = given.filter(
      ({ productId, quantity }) => quantity > 0 && now.get(productId) === quantity,
    );
    await tellAbout(
      tx,
      backAgain.map(({ productId }) => productId),
      true,
    );
  }

  async function tellAbout(tx: Tx, productIds: readonly string[], inStock: boolean): Promise<void> {
    if (productIds.length === 0) return;
    const tree = await categories(tx);
    const difference = inStock ? appealInStock : -appealInStock;
    for (const now of await markInStock(tx, productIds, inStock))
      if (now.deleted_at === null)
        await indexAnew(tx, tree, { ...now, appeal: now.appeal - difference }, now);
    await bumpVersion(tx);
  }
}

/** One line a product, in the order of ids. */
function together(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
