import { createCategoryCounts } from "#modules/catalogue/listing/category-counts.ts";
import { createKeptCards } from "#modules/catalogue/listing/kept-cards-repository.ts";
import type { Synonyms } from "#modules/catalogue/rules/search/read-query.ts";
import { createSearch } from "#modules/catalogue/search/find-products.ts";
import type { SearchFrame } from "#modules/catalogue/search/page-of-results.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import type { OpenFresh } from "./engines.ts";

const clock = { now: () => 1_790_000_000_000 };
export const rate = 83.16;

export const searchFrame: SearchFrame = {
  filters: { category: null, rating: null, minPaise: null, maxPaise: null },
  leafCategories: [],
  sort: "relevance",
  offset: 0,
  limit: 100,
  most: 2_000,
  mostBeyond: 2_000,
};

/** A search over the demo, filled up to so many products; `another` is the one of a second process. */
export async function openSearchShop(openFresh: OpenFresh, products: number, synonyms: Synonyms = new Map()) {
  const db = await openFresh({ demo: true, at: clock.now(), products });
  const catalogue = createCatalogueService({ db, clock, rate });
  const cardsOf = createKeptCards(db);
  const another = (own: Partial<Parameters<typeof createSearch>[0]> = {}) => {
    const search = createSearch({
      db,
      synonyms,
      categories: catalogue.categories,
      chosenFor: () => new Map(),
      counts: createCategoryCounts(db),
      ...own,
    });
    return {
      ...search,
      async find(text: string, frame: SearchFrame) {
        const found = await search.find(text, frame);
        return { ...found, rows: await cardsOf(found.numbers, found.age) };
      },
    };
  };
  const tree = await catalogue.categories();
  const leaves = (category: string | null) => tree.leafCategoriesOf(category);
  return { db, catalogue, search: another(), another, leaves };
}
