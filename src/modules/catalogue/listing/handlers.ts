import { priceFrom } from "#contract/format/money.ts";
import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { offBy, tooMuchOff } from "#server/handlers/too-much-off.ts";
import { writtenOnce } from "#server/http/written-once.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { DetailView, ListedView } from "../catalogue-view.ts";
import { productAnswer } from "../products/product-answer.ts";
import type { catalogueEndpoints } from "./endpoints.ts";

export const catalogueHandlers: HandlersOf<typeof catalogueEndpoints> = {
  async list({ catalogue }, _, { minPrice, maxPrice, rating = null, ...rest }, { lang }) {
    const { rate } = catalogue;
    const prices = { minPaise: paiseOf(minPrice, rate), maxPaise: paiseOf(maxPrice, rate) };
    const opened = await catalogue.openListing({ ...rest, ...prices, rating }, lang);
    if (!opened.ok) return opened;
    const { cards, total, complete, isMore, pages, corrected } = opened.value;
    const { categoryChoices, ratingChoices, offeredValues } = opened.value;
    const facets = {
      categories: categoryChoices.map(({ id, count }) => ({ id: id ?? "all", count })),
      ratings: ratingChoices.map(({ least, count }) => ({ rating: least, count })),
      ...Object.fromEntries(offeredValues.map(({ filter, values }) => [filter, values])),
    };
    const products = cards.map((card) => answerOf(card, rate));
    return success({ products, total, complete, isMore, page: rest.page, pages, corrected, facets });
  },

  async suggest({ catalogue }, _, { search }, { lang }) {
    const { products, categories } = await catalogue.suggest(search, lang);
    return success({ products: products.map((one) => answerOf(one, catalogue.rate)), categories });
  },

  chosen({ catalogue }, _, choice, { address }) {
    catalogue.noteChoice(choice, address);
    return success({});
  },

  async one({ catalogue }, _, { id }, { lang }) {
    const opened = await catalogue.openProduct(id, lang);
    return opened.ok ? success({ data: detailAnswer(opened.value, catalogue) }) : opened;
  },

  async add(shop, caller, draft, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const no = await tooMuchOff(shop, caller, { off: draft.discount, field: "discount", lang });
    if (no) return no;
    const added = await catalogue.addProduct(userId, draft);
    return added.ok ? saved(catalogue, added.value) : added;
  },

  async change(shop, caller, { id, ...changes }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const off = await offBy(shop, id, changes);
    const field = changes.discount === undefined ? "price" : "discount";
    const no = await tooMuchOff(shop, caller, { off, field, lang, of: id });
    if (no) return no;
    const changed = await catalogue.changeProduct(userId, id, changes);
    return changed.ok ? saved(catalogue, id) : changed;
  },

  async remove({ catalogue }, { userId }, { id }) {
    const removed = await catalogue.removeProduct(userId, id);
    return removed.ok ? success({}) : removed;
  },
};

type Catalogue = ShopServices["catalogue"];

/** Worked out once for each card that is kept. */
function answerOf(card: ListedView, rate: number) {
  const known = answers.get(card);
  if (known) return known;
  const answer = writtenOnce(productAnswer(card, rate));
  answers.set(card, answer);
  return answer;
}

const answers = new WeakMap<ListedView, ReturnType<typeof productAnswer>>();

function detailAnswer({ category, ...detail }: DetailView, { rate }: Catalogue) {
  const product = productAnswer({ ...detail, category: category.id }, rate);
  return { ...product, stock: detail.free, highlights: detail.highlights };
}

async function saved(catalogue: Catalogue, id: string) {
  const opened = await catalogue.openProduct(id);
  if (!opened.ok) throw new Error(`Product ${id} is gone right after it was saved`);
  return success({ data: detailAnswer(opened.value, catalogue) });
}

/** The calls name prices in catalogue units; what is shown is rupees after the discount. */
function paiseOf(units: number | undefined, rate: number): number | null {
  return units === undefined ? null : priceFrom({ price: units, discount: 0 }, rate).unitPaise;
}
