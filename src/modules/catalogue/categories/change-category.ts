import { type Failure, failure, type Outcome } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Fields } from "#platform/database/undo-state.ts";
import { emit } from "#platform/events/events.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { categoryChanged } from "../events.ts";
import { showPrices } from "../prices/show-prices.ts";
import { indexedProduct, placeOf } from "../products/indexed-product.ts";
import { type CategoryTree, categoryTree } from "../rules/category-tree.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { fieldsOf } from "./category-fields.ts";
import {
  type CategoryRow,
  loadCategories,
  loadCategoryRows,
  loadMoves,
  productsIn,
} from "./category-repository.ts";

export interface CategoryAction {
  readonly by: string;
  readonly action: string;
  readonly id: string;
  /** The version that the change was made of; 0 of one that is not there yet. */
  readonly seen: number;
  /** What goes with it, for the log to keep. */
  readonly kept?: (tx: Tx, row: CategoryRow) => Promise<Fields>;
}

type Work = (tx: Tx, row: CategoryRow | undefined, tree: CategoryTree) => Promise<Outcome<number>>;
export type ChangeCategory = (action: CategoryAction, work: Work) => Promise<Outcome<number>>;

/** One change of one category: what stands in it is indexed and priced as it then stands. */
export function createChangeCategory({
  db,
  clock,
  search,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly search: SearchIndex;
}): ChangeCategory {
  return ({ by, action, id, seen, kept }, work) =>
    db
      .write(async (tx) => {
        // First of all: who changes a category waits for whoever is changing one.
        await bumpEpoch(tx);
        const rows = await loadCategoryRows(tx);
        const row = rows.find((one) => one.id === id);
        if ((row?.version ?? 0) !== seen) return failure("settingChanged", { data: row });
        const before = await loadTree(tx);
        const gone = row && (await kept?.(tx, row));
        const done = await work(tx, row, before);
        if (!done.ok) throw new Refused(done);
        const after = await loadTree(tx);
        const left = await loadCategoryRows(tx);
        const idBefore = (now: string) => (before.of(now) ? now : id);
        const touched = left
          .map((one) => one.id)
          .filter((one) => placeIn(before, idBefore(one)) !== placeIn(after, one));
        for await (const products of productsIn(tx, touched))
          await search.index(
            tx,
            products.map((now) => {
              const category = idBefore(now.category);
              const top = placeOf(before, category)?.topCategory ?? category;
              const old = { ...now, category, top_category: top };
              return { before: indexedProduct(old, before), after: indexedProduct(now, after) };
            }),
          );
        // The sales of another category are other ones; the categories are counted anew anyway.
        for await (const products of productsIn(tx, touched))
          await showPrices(
            tx,
            products.map(({ number }) => number),
            { tree: after, now: () => clock.now(), search },
          );
        const nowId = after.of(id)?.id ?? after.moved(id)?.id;
        const now = left.find((one) => one.id === nowId);
        await emit(tx, categoryChanged, {
          ...{ by, action, subject: id, at: clock.now() },
          before: row && { ...fieldsOf(row), ...gone },
          after: now && fieldsOf(now),
        });
        return done;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.no;
        throw error;
      });
}

/** Thrown, so that nothing of it stays. */
class Refused extends Error {
  readonly no: Failure;

  constructor(no: Failure) {
    super(no.reason);
    this.no = no;
  }
}

async function loadTree(tx: Tx): Promise<CategoryTree> {
  return categoryTree(await loadCategories(tx), await loadMoves(tx));
}

function placeIn(tree: CategoryTree, id: string): string {
  return JSON.stringify(placeOf(tree, id));
}
