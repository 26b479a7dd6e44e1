import { catalogueCalls as calls } from "#contract/calls/catalogue.ts";
import type { DetailView, ListedView } from "#contract/catalogue-view.ts";
import { priceFrom } from "#contract/money.ts";
import { productAnswer } from "#contract/product-answer.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { CatalogueService } from "#shop/catalogue/catalogue-service.ts";
import type { Edge } from "../edge.ts";
import { serve } from "./serve.ts";

export function serveCatalogue(app: Edge, catalogue: CatalogueService): void {
  const shown = (product: ListedView) => productAnswer(product, catalogue.rate);
  const detailAnswer = ({ category, ...detail }: DetailView) => {
    const product = shown({ ...detail, category: category.id });
    return { ...product, stock: detail.free, highlights: detail.highlights };
  };

  serve(app, calls.list, async ({ query }) => {
    const { minPrice, maxPrice, rating = null, ...rest } = query;
    const opened = await catalogue.openListing({
      ...rest,
      rating,
      category: ["", "all"].includes(query.category.trim().toLowerCase()) ? null : query.category,
      minPaise: paiseOf(minPrice),
      maxPaise: paiseOf(maxPrice),
    });
    if (!opened.ok) return opened;
    const { cards, total, complete, isMore, pages, corrected, categoryChoices, ratingChoices } = opened.value;
    const facets = {
      categories: categoryChoices.map(({ id, count }) => ({ id: id ?? "all", count })),
      ratings: ratingChoices.map(({ least, count }) => ({ rating: least, count })),
    };
    const products = cards.map(shown);
    return { body: { products, total, complete, isMore, page: query.page, pages, corrected, facets } };
  });

  serve(app, calls.suggest, async ({ query: { q, query, search } }) => {
    const { products, categories } = await catalogue.suggest(q ?? query ?? search ?? "");
    return { body: { products: products.map(shown), categories } };
  });

  serve(app, calls.chosen, async ({ body, facts }) => {
    catalogue.noteChoice(body, facts.address);
    return { body: {} };
  });

  serve(app, calls.one, async ({ params: { id = "" } }) => {
    const opened = await catalogue.openProduct(id);
    return opened.ok ? { body: { data: detailAnswer(opened.value) } } : opened;
  });

  serve(app, calls.add, async ({ caller, facts, body }) => {
    const added = await catalogue.addProduct(caller.userId, body);
    if (!added.ok) return added;
    return { body: await saved(added.value, textsOf(facts.lang).catalogue.saved) };
  });

  serve(app, calls.change, async ({ caller, facts, params: { id = "" }, body }) => {
    const changed = await catalogue.changeProduct(caller.userId, id, body);
    return changed.ok ? { body: await saved(id, textsOf(facts.lang).catalogue.saved) } : changed;
  });

  serve(app, calls.remove, async ({ caller, facts, params: { id = "" } }) => {
    const removed = await catalogue.removeProduct(caller.userId, id);
    return removed.ok ? { body: { message: textsOf(facts.lang).catalogue.removed } } : removed;
  });

  /** The calls name prices in catalogue units; what is shown is rupees after the discount. */
  function paiseOf(units: number | undefined): number | null {
    return units === undefined ? null : priceFrom({ price: units, discount: 0 }, catalogue.rate).unitPaise;
  }

  async function saved(id: string, message: string) {
    const opened = await catalogue.openProduct(id);
    if (!opened.ok) throw new Error(`Product ${id} is gone right after it was saved`);
    return { message, data: detailAnswer(opened.value) };
  }
}
