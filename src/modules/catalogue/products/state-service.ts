import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { productChanged } from "../events.ts";
import type { GoodsState, GoodsView } from "../goods-view.ts";
import { countedAs } from "../listing/listing-changes.ts";
import { showPrices } from "../prices/show-prices.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { isProductId } from "../rules/product-id.ts";
import { tellWhatIsBack } from "../stock/back-in-stock.ts";
import { tellSetsOf } from "../stock/tell-of-stock.ts";
import { bumpVersion, type ListingChange } from "../storage/version-repository.ts";
import { goodsViewOf } from "./goods-view-repository.ts";
import { indexedProduct } from "./indexed-product.ts";
import { lockGoods, type ProductRow, updateProduct } from "./product-repository.ts";

export interface StateParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly categories: (tx?: Tx) => Promise<CategoryTree>;
  readonly search: SearchIndex;
}

interface StateChange {
  readonly state: GoodsState;
  readonly seen: number;
  /** What the log calls it. */
  readonly action?: string;
}

interface Who {
  readonly by: string;
  readonly action?: string | undefined;
}

export type GoodsStates = ReturnType<typeof createGoodsStates>;

/** Whether goods are sold; what is not sold is found by nobody but the staff. */
export function createGoodsStates({ db, clock, categories, search }: StateParts) {
  return {
    /** As it was in the version that was seen. */
    setGoodsState(by: string, id: string, { state, seen, action }: StateChange): Promise<Outcome<GoodsView>> {
      return change({ by, action }, id, async (tx, old) => {
        if (old.version !== seen) return failure("productChanged", { data: await goodsViewOf(tx, id) });
        return success(state);
      });
    },
    /** Out of the catalogue, not out of old orders. The staff can show it again. */
    async removeProduct(by: string, id: string): Promise<Outcome<void>> {
      const removed = await change({ by }, id, async (_, { state }) =>
        state === "live" ? success("hidden") : failure("productNotFound"),
      );
      return removed.ok ? success(undefined) : removed;
    },
  };

  async function change(
    who: Who,
    id: string,
    decide: (tx: Tx, old: ProductRow) => Promise<Outcome<GoodsState>>,
  ): Promise<Outcome<GoodsView>> {
    if (!isProductId(id)) return failure("productNotFound");
    const tree = await categories();
    return db.write(async (tx) => {
      const old = await lockGoods(tx, id);
      if (!old) return failure("productNotFound");
      const wanted = await decide(tx, old);
      if (!wanted.ok) return wanted;
      if (wanted.value !== old.state) await putInState(tx, old, wanted.value, { ...who, tree });
      const goods = await goodsViewOf(tx, id);
      return goods ? success(goods) : failure("productNotFound");
    });
  }

  async function putInState(
    tx: Tx,
    old: ProductRow,
    state: GoodsState,
    { by, action, tree }: Who & { readonly tree: CategoryTree },
  ): Promise<void> {
    const at = clock.now();
    const deleted_at = state === "live" ? null : (old.deleted_at ?? at);
    await updateProduct(tx, old.id, { state, deleted_at, updated_at: at, version: old.version + 1 });
    await emit(tx, productChanged, {
      by,
      action: action ?? (state === "live" ? "show product" : "hide product"),
      subject: old.id,
      before: { title: old.title, state: old.state },
      after: { state },
      at,
    });
    await bumpVersion(tx, await changesOfState(tx, old, state, tree));
    await tellWhatIsBack(tx, [{ old, now: { ...old, deleted_at } }]);
    await tellSetsOf(tx, [old.id], { categories, search });
  }

  /** Search and counts follow in the same transaction. */
  async function changesOfState(
    tx: Tx,
    old: ProductRow,
    state: GoodsState,
    tree: CategoryTree,
  ): Promise<ListingChange[]> {
    if (old.state === "live") {
      await search.remove(tx, [indexedProduct(old, tree)]);
      return [{ ...countedAs(old), difference: -1 }];
    }
    if (state !== "live") return [];
    await search.index(tx, [{ after: indexedProduct(old, tree) }]);
    // Timed sales may have begun or ended since it was shown last.
    const prices = await showPrices(tx, [old.number], { tree, now: () => clock.now(), search });
    return [{ ...countedAs(old), difference: 1 }, ...prices];
  }
}
