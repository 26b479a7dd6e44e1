import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { dependsOn } from "#platform/invalidation/dependencies.ts";
import { everything, invalidate } from "#platform/invalidation/invalidations.ts";
import type { SearchEngine } from "#ports/search-engines/search-engine.ts";
import { createBulkService } from "./bulk/bulk-service.ts";
import { loadCategories, loadFilled, loadMoves } from "./categories/category-repository.ts";
import { createCategoryService } from "./categories/category-service.ts";
import { createFilePictures } from "./import/file-pictures.ts";
import { knownOrigins } from "./import/origins-repository.ts";
import { createFilePlanner } from "./import/plan-file.ts";
import { createTableService } from "./import/table-service.ts";
import { createCategoryCounts } from "./listing/category-counts.ts";
import { loadAge } from "./listing/listing-repository.ts";
import { createListingService } from "./listing/listing-service.ts";
import { createGoodsPictures } from "./pictures/pictures-service.ts";
import { createPricesService } from "./prices/prices-service.ts";
import { loadAddresses, loadLastNumber } from "./products/detail-repository.ts";
import { createGoodsList } from "./products/goods-list-service.ts";
import { createGoodsService } from "./products/goods-service.ts";
import { createProductService } from "./products/product-service.ts";
import { loadRated } from "./products/rated-repository.ts";
import {
  loadCategoriesOf,
  loadSellables,
  type NamedBy,
  sellablesNamedBy,
} from "./products/sellables-repository.ts";
import { createShowcaseService } from "./products/showcase-service.ts";
import { createGoodsStates } from "./products/state-service.ts";
import { createGoodsTakeBack } from "./products/take-back-service.ts";
import { type CategoryTree, categoryTree } from "./rules/category-tree.ts";
import { readSynonyms } from "./rules/search/read-query.ts";
import { shownKeys } from "./rules/shown-keys.ts";
import { createSalesList } from "./sales/sales-list-service.ts";
import { builtInEngine } from "./search/built-in-engine.ts";
import { createSearchChoices } from "./search/index/search-choices-repository.ts";
import { createSearchMisses } from "./search/search-misses-repository.ts";
import { createSets } from "./sets/sets-service.ts";
import { createScarceGoods } from "./stock/scarce-service.ts";
import { createStockKeeping } from "./stock/stock-keeping.ts";
import { createStockService } from "./stock/stock-service.ts";
import { ownersOfSkus } from "./stock/variant-attributes-repository.ts";
import { pruneListingChanges, readVersion } from "./storage/version-repository.ts";

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export function createCatalogueService({
  db,
  clock,
  rate,
  synonyms = {},
  learns = true,
  search: given,
  at,
  failed,
}: {
  db: Database;
  clock: Clock;
  rate: number;
  /** Other words for what the shop sells. */
  synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Whether searches are ordered by what people of the same search chose. */
  learns?: boolean;
  /** In place of the shop's own. */
  search?: SearchEngine | undefined;
  /** Named points of bulk work, for tests that end the process there. */
  at?: ((point: string) => void) | undefined;
  /** Told of what nobody foresaw in bulk work. */
  failed?: ((error: unknown) => void) | undefined;
}) {
  const counts = createCategoryCounts(db);
  const misses = createSearchMisses({ db, clock });
  const choices = createSearchChoices({ db, clock, learns });
  let tree: Promise<CategoryTree> | undefined;
  let treeOf: number | undefined;
  /**
   * Kept for everybody, so that no replica is asked for it. Inside a transaction it is given: waiting there for another
   * connection could be waiting for oneself.
   */
  const categories = (q: Reads | Tx = db.watch) => {
    dependsOn(shownKeys.categories);
    tree ??= Promise.all([loadCategories(q), loadMoves(q), loadFilled(q)]).then((read) =>
      categoryTree(...read),
    );
    // A database that was away for a moment must not leave a shop without categories.
    tree.catch(() => {
      tree = undefined;
    });
    return tree;
  };
  /** Grows with each change of the catalogue. */
  const version = async (): Promise<number> => {
    const now = await readVersion(db.watch);
    // Categories change as seldom as anything; a new tree is three short statements.
    if (now !== treeOf) tree = undefined;
    treeOf = now;
    return now;
  };
  const { chosenFor } = choices;
  const search =
    given ?? builtInEngine({ db, counts, categories, chosenFor, synonyms: readSynonyms(synonyms) });
  const parts = { db, clock, rate, counts, categories, search };
  const products = createProductService(parts);
  const states = createGoodsStates(parts);
  const sets = createSets(parts);
  const stock = createStockKeeping(parts);
  const pictures = createGoodsPictures(parts);
  const bulk = createBulkService({ ...parts, ...createFilePlanner(parts), at, failed });

  return {
    ...createStockService(parts),
    ...createScarceGoods(parts),
    ...stock,
    ...createListingService({ ...parts, missed: misses.note }),
    ...createShowcaseService(parts),
    ...products,
    ...createGoodsService({ db, products, sets }),
    ...states,
    ...sets,
    ...createGoodsTakeBack({ db, clock, products, states, sets, stock }),
    ...createGoodsList(parts),
    ...pictures,
    ...createFilePictures({ ...parts, pictures }),
    ...createPricesService(parts),
    ...createSalesList(parts),
    ...createCategoryService(parts),
    ...bulk,
    ...createTableService({ ...parts, begun: bulk.begun }),
    rate,
    categories: () => categories(),
    categoriesOf: loadCategoriesOf,
    /** What is known now of these products; an id that never was is not in the answer. */
    sellables: (q: Reads | Tx, ids: readonly string[]) => loadSellables(q, ids, clock.now()),
    sellablesNamedBy<Given extends object>(named: NamedBy<Given>) {
      const load = sellablesNamedBy(named);
      return (q: Reads | Tx, values: Given) => load(q, values, clock.now());
    },
    /** Which products have these SKUs. */
    async productsOfSkus(q: Reads | Tx, skus: readonly string[]): Promise<Map<string, string>> {
      const owners = await ownersOfSkus(q, skus);
      return new Map(owners.map(({ sku, productId }) => [sku ?? "", productId]));
    },
    /** Which products came in from a file by these names. */
    productsCameAs: knownOrigins,
    rated: (ids: readonly string[]) => loadRated(db.read, ids),
    async isSold(id: string): Promise<boolean> {
      const known = await loadSellables(db.read, [id], clock.now());
      return known.get(id)?.gone === false;
    },
    /** What others say of goods is another now, and so is their page. */
    changePage: (tx: Tx, id: string) => invalidate(tx, [shownKeys.product(id)]),
    /** What is kept here of what was invalidated is read anew, before any page is. */
    async forget(keys: ReadonlySet<string>): Promise<void> {
      await version();
      if (keys.has(everything) || keys.has(shownKeys.choices)) await choices.read();
    },
    version,
    /** Takes the counts of the filters up, so that no shopper waits for it. */
    async prepare(): Promise<void> {
      await counts.follow(await loadAge(db.read));
    },
    writeMisses: misses.write,
    noteChoice: choices.note,
    writeChoices: choices.write,
    async tidy(): Promise<void> {
      await pruneListingChanges(db);
      await misses.tidy();
    },
    addresses: (after: number, upTo: number) => loadAddresses(db.read, after, upTo),
    lastNumber: () => loadLastNumber(db.read),
  };
}
