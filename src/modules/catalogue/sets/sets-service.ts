import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { lockStockOfMany } from "../bulk/many-goods-repository.ts";
import { productChanged } from "../events.ts";
import { goodsViewOf } from "../products/goods-view-repository.ts";
import { type ProductRow, updateProduct } from "../products/product-repository.ts";
import { loadSellables } from "../products/sellables-repository.ts";
import type { StateParts } from "../products/state-service.ts";
import { isProductId } from "../rules/product-id.ts";
import { fewestParts, mostParts } from "../rules/sets.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import { variantKey } from "../rules/variant.ts";
import type { PartOfSet } from "../sellable-view.ts";
import { lockProducts } from "../stock/stock-repository.ts";
import { tellOfStock } from "../stock/tell-of-stock.ts";
import { variantsOfProduct } from "../stock/variants-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { describeSet } from "./describe-set.ts";
import { findParts, saveParts, setsWith } from "./set-parts-repository.ts";

interface ChangedSet {
  /** None: it is a product like others again. */
  readonly parts: readonly PartOfSet[];
  readonly seen: number;
  readonly action?: string | undefined;
}

export type Sets = ReturnType<typeof createSets>;

/** Products that consist of others. */
export function createSets({ db, clock, categories, search }: StateParts) {
  return {
    async setOf(id: string) {
      if (!isProductId(id)) return failure("productNotFound");
      const goods = await loadSellables(db.read, [id], clock.now());
      const set = goods.get(id);
      return set
        ? success({ ...describeSet(set, goods), partOf: await setsWith(db.read, [id]) })
        : failure("productNotFound");
    },
    /** Goods that can be parts of a set, with their choices, by their ids. */
    async partsToChoose(ids: readonly string[]) {
      const goods = await loadSellables(db.read, ids, clock.now());
      return ids.flatMap((id) => {
        const known = goods.get(id);
        if (!known || known.gone || known.parts) return [];
        const { title, picture, unitPaise, variants } = known;
        const choices = variants.map(({ colour, size, free, price }) => ({
          ...{ colour, size, free },
          unitPaise: price?.unitPaise ?? unitPaise,
        }));
        return { productId: id, title, picture, choices };
      });
    },
    changeSet(by: string, id: string, { parts, seen, action }: ChangedSet): Promise<Outcome<void>> {
      const ids = [id, ...parts.map(({ productId }) => productId)];
      if (!ids.every(isProductId)) return Promise.resolve(failure("productNotFound", { field: "parts" }));
      return db.write(async (tx) => {
        // Nobody buys one of them, or makes a set of it, meanwhile.
        await lockStockOfMany(tx, ids);
        const known = await lockProducts(tx, ids);
        const old = known.get(id);
        if (!old || old.state === "removed") return failure("productNotFound");
        if (old.version !== seen) return failure("productChanged", { data: await goodsViewOf(tx, id) });
        const isApart = parts.length === 0 && old.is_set === 1;
        const no = isApart ? undefined : await whyNoSet(tx, old, parts, known);
        if (no) return no;
        const before = await findParts(tx, id);
        const at = clock.now();
        await saveParts(tx, id, parts);
        const changed = { is_set: parts.length > 0 ? 1 : 0, version: old.version + 1, updated_at: at };
        await updateProduct(tx, id, changed);
        await tellOfStock(tx, [id], { categories, search });
        await bumpVersion(tx, [], shownKeysOf([old]));
        await emit(tx, productChanged, {
          ...{ by, action: action ?? "change set", subject: id, at },
          before: { title: old.title, parts: before },
          after: { parts },
        });
        return success(undefined);
      });
    },
  };
}

async function whyNoSet(
  tx: Tx,
  { id, is_set }: ProductRow,
  parts: readonly PartOfSet[],
  known: ReadonlyMap<string, ProductRow>,
) {
  if (parts.length < fewestParts || parts.length > mostParts) return failure("setSize", { field: "parts" });
  if ((await setsWith(tx, [id])).length > 0) return failure("setIsPart");
  const own = await variantsOfProduct(tx, id);
  if (own.some(({ offered, colour, size }) => offered && (colour || size))) return failure("setHasChoices");
  // What was sold before it was a set can have come back since.
  if (is_set === 0 && own.some(({ free, held }) => free + held > 0)) return failure("setHasStock");
  const keys = parts.map(variantKey);
  for (const [at, part] of parts.entries()) {
    const field = `parts.${at}`;
    const row = known.get(part.productId);
    if (!row || row.state === "removed") return failure("productNotFound", { field });
    if (row.id === id || row.is_set === 1) return failure("partIsSet", { field });
    if (keys.indexOf(variantKey(part)) < at) return failure("partTwice", { field });
    const variants = await variantsOfProduct(tx, part.productId);
    if (!variants.some((one) => one.offered && one.colour === part.colour && one.size === part.size))
      return failure("choiceUnknown", { field: `${field}.choice` });
  }
  return undefined;
}
