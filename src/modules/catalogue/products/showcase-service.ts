import { localised } from "#contract/format/localised.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { dependsOn, dependsOnTime } from "#platform/invalidation/dependencies.ts";
import type { CardView, DetailView, HomeView, SaleView } from "../catalogue-view.ts";
import { type CardRow, cardOf, listedOf } from "../listing/card-repository.ts";
import type { CategoryCounts } from "../listing/category-counts.ts";
import { pricedProduct } from "../prices/priced-product.ts";
import { readSales } from "../prices/product-sales-repository.ts";
import { catalogueLang } from "../rules/catalogue-lang.ts";
import { type CategoryTree, viewedCategory } from "../rules/category-tree.ts";
import { nextMoment } from "../rules/price-now.ts";
import { isProductId } from "../rules/product-id.ts";
import { shownKeys } from "../rules/shown-keys.ts";
import { sumOfFree } from "../rules/variant.ts";
import { describeSet } from "../sets/describe-set.ts";
import {
  type DetailRow,
  loadDetail,
  loadHome,
  loadLiked,
  loadNewest,
  loadOnSale,
  loadRelated,
} from "./detail-repository.ts";
import { loadSellables } from "./sellables-repository.ts";
import { soldAttributesOf } from "./sold-attributes-repository.ts";

/** A row of cards on a wide screen, two on a phone. */
const mostRelated = 4;
/** Among so many of what draws most are several kinds. */
const mostLookedAt = 16;

export function createShowcaseService({
  db,
  clock,
  counts,
  categories,
}: {
  db: Database;
  clock: Clock;
  counts: CategoryCounts;
  categories: () => Promise<CategoryTree>;
}) {
  return {
    openProduct: (id: string, lang: Lang = catalogueLang) => opened(id, lang, { now: clock.now() }),
    /** As it will look, for who may change it alone; nothing of it is kept for others. */
    previewProduct: (id: string, lang: Lang = catalogueLang) =>
      opened(id, lang, { now: clock.now(), isForStaff: true }),
    /** With these categories, as far as there are such. */
    async openHome(shown: readonly string[], lang: Lang = catalogueLang): Promise<HomeView> {
      dependsOn(shownKeys.cards);
      const tree = await categories();
      const { featured, discounts, age } = await loadHome(db, 4, lang);
      await counts.follow(age);
      return {
        featured: featured.map((row) => cardOf(row, lang)),
        largestDiscount: Math.max(0, ...discounts.values()),
        strip: tree.listed(shown).map(({ id, picture }) => ({
          id,
          picture,
          count: counts.count({
            leafCategories: tree.leafCategoriesOf(id),
            leastStars: 0,
            minPaise: null,
            maxPaise: null,
          }),
          largestDiscount: discounts.get(id) ?? 0,
          subcategories: tree.childrenOf(id).map((child) => child.id),
        })),
      };
    },
    /** What draws most, for a page that has nothing of its own to show. */
    async openLiked(most: number, lang: Lang = catalogueLang): Promise<readonly CardView[]> {
      dependsOn(shownKeys.cards);
      return (await loadLiked(db.read, most, lang)).map((row) => cardOf(row, lang));
    },
    /** What draws most, with the narrow categories that most of it is of. */
    async openPopular(most: number, lang: Lang = catalogueLang) {
      dependsOn(shownKeys.cards);
      const [rows, tree] = await Promise.all([loadLiked(db.read, mostLookedAt, lang), categories()]);
      const kinds = new Set(rows.map(({ category }) => category));
      return {
        cards: rows.slice(0, most).map((row) => cardOf(row, lang)),
        categories: [...kinds].filter((id) => !tree.of(id)?.isHidden).slice(0, most),
      };
    },
    /** What came last, the newest first. */
    async openNewest(most: number, lang: Lang = catalogueLang): Promise<readonly CardView[]> {
      dependsOn(shownKeys.cards);
      return (await loadNewest(db.read, most, lang)).map((row) => cardOf(row, lang));
    },
    /** What is on sale, the largest discount first; empty when nothing is. */
    async openSale(most: number, lang: Lang = catalogueLang): Promise<SaleView> {
      dependsOn(shownKeys.cards);
      const rows = await loadOnSale(db.read, most, lang);
      return { cards: rows.map((row) => cardOf(row, lang)), largestDiscount: rows[0]?.discount ?? 0 };
    },
  };

  /** A small category's row is filled from what stands around it. */
  async function relatedTo(
    { category, number }: DetailRow,
    top: string | undefined,
    lang: Lang,
  ): Promise<CardRow[]> {
    dependsOn(shownKeys.cardsIn(category));
    const near = await loadRelated(db.read, { category }, number, mostRelated, lang);
    if (near.length === mostRelated || top === undefined) return near;
    dependsOn(shownKeys.cardsIn(top));
    const around = await loadRelated(db.read, { top }, number, mostRelated + near.length, lang);
    const known = new Set(near.map((one) => one.number));
    return [...near, ...around.filter((one) => !known.has(one.number))].slice(0, mostRelated);
  }

  async function opened(
    id: string,
    lang: Lang,
    asked: { readonly now: number; readonly isForStaff?: boolean },
  ): Promise<Outcome<DetailView>> {
    dependsOn(shownKeys.product(id));
    const row = isProductId(id) ? await loadDetail(db.read, id, { ...asked, lang }) : undefined;
    if (!row) return failure("productNotFound");
    const tree = await categories();
    const category = tree.of(row.category);
    if (!category) throw new Error(`Product ${id} is in no category`);
    const { until, ...priced } = pricedProduct(row, asked.now);
    dependsOnTime(nextMoment(readSales(row.sales), asked.now));
    const { priceVaries: _, ...listed } = listedOf(row, lang);
    const parent = tree.parentOf(category);
    const related = await relatedTo(row, parent?.id, lang);
    const set = row.is_set === 1 ? await setOf(id, asked.now) : undefined;
    return success({
      ...listed,
      ...priced,
      ...(until !== null && { priceUntil: until }),
      ...wordsOf(row, lang),
      category: viewedCategory(category),
      parent: viewedCategory(parent),
      free: sumOfFree(priced.variants),
      related: related.map((one) => cardOf(one, lang)),
      ...(set && { set }),
      ...soldAttributesOf(row),
    });
  }

  async function setOf(id: string, now: number) {
    const goods = await loadSellables(db.read, [id], now);
    for (const one of goods.keys()) dependsOn(shownKeys.product(one));
    return describeSet(goods.get(id), goods);
  }
}

/** Each text is told in the page's language for itself. */
function wordsOf(row: DetailRow, lang: Lang) {
  const description = localised(lang, row.description, row.told_description ?? "");
  const read = (json: string) => JSON.parse(json) as string[];
  const highlights = localised(lang, read(row.highlights), read(row.told_highlights || "[]"));
  return {
    ...(description.lang && { descriptionLang: description.lang }),
    highlights: highlights.text,
    ...(highlights.lang && { highlightsLang: highlights.lang }),
  };
}
