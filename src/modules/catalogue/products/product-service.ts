import { priceFrom } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { everything } from "#platform/invalidation/invalidations.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { productChanged } from "../events.ts";
import { listingChanges } from "../listing/listing-changes.ts";
import { differences } from "../pictures/goods-image.ts";
import { picturesAt } from "../pictures/pictures-at-repository.ts";
import { showPictures } from "../pictures/show-pictures.ts";
import { showPrices } from "../prices/show-prices.ts";
import { numbersOf } from "../prices/shown-prices-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { ratingOf } from "../rules/popularity.ts";
import { isProductId } from "../rules/product-id.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import { slugOf } from "../rules/slug-of.ts";
import { sumOfFree } from "../rules/variant.ts";
import { combinationsOf } from "../rules/variants.ts";
import { tellWhatIsBack } from "../stock/back-in-stock.ts";
import { countChoicesIn } from "../stock/count-choices.ts";
import { describeVariants } from "../stock/describe-variants.ts";
import { tellSetsOf } from "../stock/tell-of-stock.ts";
import { saveVariantAttributes, variantAttributesOf } from "../stock/variant-attributes-repository.ts";
import { lockStockOf } from "../stock/variants-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { addProducts } from "./add-products.ts";
import { changedRow, popularityOfRow } from "./changed-row.ts";
import { goodsViewOf } from "./goods-view-repository.ts";
import { indexedProduct, placeOf } from "./indexed-product.ts";
import { attributeColumnsOf } from "./product-attributes.ts";
import type { ChangedGoods, NewGoods, ProductDraft } from "./product-draft.ts";
import { optionsIn, optionsOf, piecesOf } from "./product-options.ts";
import { lockGoods, type ProductRow, updateProduct } from "./product-repository.ts";

export type ProductService = ReturnType<typeof createProductService>;

export function createProductService({
  db,
  clock,
  rate,
  categories,
  search,
}: {
  db: Database;
  clock: Clock;
  rate: number;
  categories: (tx?: Tx) => Promise<CategoryTree>;
  search: SearchIndex;
}) {
  const indexAnew = (tx: Tx, tree: CategoryTree, old: ProductRow, now: ProductRow) =>
    search.index(tx, [{ before: indexedProduct(old, tree), after: indexedProduct(now, tree) }]);
  return {
    async addProduct(
      staffId: string,
      draft: ProductDraft,
      {
        facts = {},
        variants: told = [],
        piecesOf: counted,
        price: given,
        state = "live",
        pictures: shown,
      }: NewGoods = {},
    ): Promise<Outcome<string>> {
      const tree = await categories();
      const place = placeOf(tree, draft.category);
      if (!place) return failure("categoryUnknown", { field: "category" });
      const now = clock.now();
      const id = newId(now);
      const pictures = shown ? success(shown) : await picturesAt(db.read, draft.images);
      if (!pictures.ok) return pictures;
      const price = given ?? priceFrom(draft, rate);
      const offered = combinationsOf(optionsOf(place.topCategory, draft));
      const variants = counted ? offered.map((one) => ({ ...one, pieces: counted(one) })) : told;
      const pieces = piecesOf(variants);
      if (pieces && draft.stock > 0) return failure("invalidInput", { field: "product.stock" });
      return db.write(async (tx) => {
        const named = { productId: id, offered, pictures: pictures.value };
        const described = await describeVariants(tx, named, variants);
        if (!described.ok) return described;
        const product = {
          ...draft,
          ...place,
          ...price,
          id,
          slug: `${slugOf(draft.title)}-${id.slice(-12)}`,
          pictures: pictures.value,
          ratingSum: 0,
          ratingCount: 0,
          free: pieces ? sumOfFree(pieces) : draft.stock,
          pieces,
          state,
          createdAt: now,
        };
        await addProducts(tx, [product], { now, by: staffId, search: state === "live" ? search : undefined });
        await updateProduct(tx, id, { ...attributeColumnsOf(facts), version: 1 });
        await saveVariantAttributes(tx, id, described.value);
        const after = { ...draft, ...given, ...facts, ...(variants.length > 0 && { variants }) };
        await record(tx, staffId, "add product", id, { after });
        const counted = { category: place.category, rating: 0, unitPaise: price.unitPaise };
        const sales = await showPrices(tx, await numbersOf(tx, [id]), {
          tree,
          now: () => clock.now(),
          search,
        });
        await bumpVersion(tx, state === "live" ? [{ ...counted, difference: 1 }, ...sales] : []);
        return success(id);
      });
    },
    async changeProduct(
      staffId: string,
      id: string,
      changes: Partial<ProductDraft>,
      {
        seen,
        facts = {},
        variants = [],
        price,
        pictures: given,
        counts = [],
        action = "change product",
      }: ChangedGoods = {},
    ): Promise<Outcome<void>> {
      const tree = await categories();
      if (changes.category !== undefined && !placeOf(tree, changes.category))
        return failure("categoryUnknown", { field: "category" });
      return db.write(async (tx) => {
        // Whoever buys locks the stock before the product.
        if (counts.length > 0 && isProductId(id)) await lockStockOf(tx, id);
        const old = await findGoods(tx, id);
        // The documented endpoints know nothing of what is not sold.
        if (!old || (seen === undefined && old.state !== "live")) return failure("productNotFound");
        if (seen !== undefined && seen !== old.version)
          return failure("productChanged", { data: await goodsViewOf(tx, id) });
        const shown = JSON.parse(old.pictures) as PictureView[];
        const named = given ? success(given) : changes.images && (await picturesAt(tx, changes.images));
        if (named?.ok === false) return named;
        const pictures = named?.value ?? shown;
        const topCategory = placeOf(tree, changes.category ?? old.category)?.topCategory ?? old.top_category;
        const offered = combinationsOf(optionsOf(topCategory, { ...optionsIn(old), ...changes }));
        if (old.is_set === 1 && (changes.stock || offered.some(({ colour, size }) => colour || size)))
          return failure("isSet");
        const described = await describeVariants(tx, { productId: id, offered, pictures }, variants);
        if (!described.ok) return described;
        const counted = { by: staffId, productId: id, counts, at: clock.now() };
        const isCounted = counts.length > 0 ? await countChoicesIn(tx, counted) : success(false);
        if (!isCounted.ok) return isCounted;
        const before = { row: old, variants: await variantAttributesOf(tx, id) };
        const changed = {
          ...(await changedRow(tx, old, changes, { tree, staffId, price, rate, at: clock.now() })),
          pictures: JSON.stringify(pictures),
          ...attributeColumnsOf(facts),
          version: old.version + 1,
        };
        await updateProduct(tx, id, changed);
        if (old.state === "live") await indexAnew(tx, tree, old, { ...old, ...changed });
        await saveVariantAttributes(tx, id, described.value);
        await showPictures(tx, id, { before: shown, after: pictures, at: clock.now() });
        const prices = await showPrices(tx, [old.number], { tree, now: () => clock.now(), search });
        const after = { row: { ...old, ...changed }, variants: await variantAttributesOf(tx, id) };
        const said = differences(before, after);
        if (Object.keys(said.after).length > 0) await record(tx, staffId, action, id, said);
        const recounted = old.state === "live" ? listingChanges(old, { ...old, ...changed }) : [];
        const keys = changed.category === old.category ? shownKeysOf([old]) : [everything];
        await bumpVersion(tx, [...recounted, ...prices], keys);
        await tellWhatIsBack(tx, [{ old, now: { ...old, ...changed } }]);
        await tellSetsOf(tx, [id], { categories, search });
        return success(undefined);
      });
    },
    /** A rating given or taken back, in the transaction of the review. */
    async countRating(tx: Tx, id: string, stars: number, difference: 1 | -1): Promise<void> {
      const tree = await categories(tx);
      const old = await findGoods(tx, id);
      if (!old) return;
      const rating_sum = old.rating_sum + stars * difference;
      const rating_count = old.rating_count + difference;
      const changed = { rating_sum, rating_count, rating: ratingOf(rating_sum, rating_count) };
      const now = { ...old, ...changed, popularity: popularityOfRow({ ...old, ...changed }) };
      await updateProduct(tx, id, { ...changed, popularity: now.popularity });
      if (old.state !== "live") return;
      await indexAnew(tx, tree, old, now);
      await bumpVersion(tx, listingChanges(old, now), shownKeysOf([old]));
    },
  };

  async function findGoods(tx: Tx, id: string): Promise<ProductRow | undefined> {
    return isProductId(id) ? lockGoods(tx, id) : undefined;
  }

  function record(
    tx: Tx,
    by: string,
    action: string,
    subject: string,
    { before, after }: { before?: object; after?: object },
  ): Promise<void> {
    return emit(tx, productChanged, { by, action, subject, before, after, at: clock.now() });
  }
}
