import type { ProductRow } from "#modules/catalogue/products/product-repository.ts";
import type { CategoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { choicesIn } from "#modules/catalogue/rules/choices.ts";
import { bandOf } from "#modules/catalogue/rules/search/price-bands.ts";
import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import type { ColourView } from "#modules/catalogue/sellable-view.ts";
import { productTexts } from "#modules/catalogue/storage/text-tables.ts";
import type { Tx } from "#platform/database/database.ts";
import { searchStoreOf } from "../search-store-of.ts";
import { noteChanged } from "./search-changes-repository.ts";
import { countWords, forgetWords } from "./vocabulary-repository.ts";
import type { IndexedProduct } from "./word-index.ts";

/** What every process keeps of a product that it ranked. */
const readByRanking = [
  ...(["title", "brand", "description", "category", "rating", "unit_paise"] as const),
  ...(["top_category", "colours", "sizes", "sold_out"] as const),
] as const;

const readInWords = [
  "title",
  "brand",
  "description",
  "told",
  "colourNames",
  "category",
  "categoryWords",
] as const;

/** Where a category stands, and the words it lends its products. */
export function placeOf(tree: CategoryTree, name: string) {
  const category = tree.find(name);
  if (!category) return undefined;
  const top = tree.parentOf(category) ?? category;
  const categoryWords = top === category ? top.name : `${category.name}, ${top.name}`;
  return { category: category.id, topCategory: top.id, categoryWords };
}

export function indexedProduct(row: ProductRow, tree: CategoryTree): IndexedProduct {
  const { number, title, brand, description, category, top_category: topCategory, popularity } = row;
  const stars = Math.min(4, Math.floor(row.rating / 100));
  const categoryWords = placeOf(tree, category)?.categoryWords ?? "";
  return {
    number,
    title,
    brand,
    description,
    ...toldWords(row),
    ...colourWords(JSON.parse(row.colours) as ColourView[]),
    choices: choicesIn(row),
    category,
    topCategory,
    categoryWords,
    popularity,
    rating: stars * 100,
    unitPaise: row.unit_paise,
  };
}

export function toldWords({ texts }: Pick<ProductRow, "texts">): { readonly told?: string } {
  const words = Object.values(productTexts.read(texts)).flatMap(({ title, description }) => [
    title,
    description,
  ]);
  const told = words.join(" ").trim();
  return told === "" ? {} : { told };
}

/** Orange, olive, rose, gold or denim are things or what things are made of, and would be taken for these. */
const nothingButColours = new Set(
  `black white blue red green yellow pink grey gray brown purple maroon navy beige indigo violet turquoise teal ivory
  charcoal khaki magenta crimson`.split(/\s+/),
);

export function colourWords(colours: readonly ColourView[]): { readonly colourNames?: string } {
  const words = colours.flatMap(({ name }) => foldWords(name)).filter((word) => nothingButColours.has(word));
  return words.length === 0 ? {} : { colourNames: words.join(" ") };
}

/** After a change of a row, in its transaction: other words, other stars, another rank. */
export async function indexAnew(tx: Tx, tree: CategoryTree, old: ProductRow, now: ProductRow): Promise<void> {
  if (readByRanking.some((of) => old[of] !== now[of])) await noteChanged(tx, [now.number]);
  await replace(tx, indexedProduct(old, tree), indexedProduct(now, tree));
}

/** The same for many of which nothing but prices and rank changed, in three statements. */
export async function indexManyAnew(
  tx: Tx,
  tree: CategoryTree,
  changes: readonly { readonly before: ProductRow; readonly after: ProductRow }[],
): Promise<void> {
  if (changes.length === 0) return;
  await noteChanged(
    tx,
    changes.map(({ after }) => after.number),
  );
  const moved = changes.filter(
    ({ before, after }) =>
      before.popularity !== after.popularity || bandOf(before.unit_paise) !== bandOf(after.unit_paise),
  );
  const store = searchStoreOf(tx);
  await store.take(
    tx,
    moved.map(({ before }) => indexedProduct(before, tree)),
  );
  await store.put(
    tx,
    moved.map(({ after }) => indexedProduct(after, tree)),
  );
}

/** Many at once, whatever is changed of them: what has no row before or after comes in or goes. */
export async function indexChanges(
  tx: Tx,
  tree: CategoryTree,
  changes: readonly { readonly before: ProductRow | undefined; readonly after: ProductRow | undefined }[],
): Promise<void> {
  const pairs = changes
    .map(({ before, after }) => ({
      before: before && indexedProduct(before, tree),
      after: after && indexedProduct(after, tree),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (pairs.length === 0) return;
  await noteChanged(
    tx,
    pairs.flatMap(({ before, after }) => (after ?? before)?.number ?? []),
  );
  const there = (some: readonly (IndexedProduct | undefined)[]) => some.filter((one) => one !== undefined);
  const store = searchStoreOf(tx);
  await store.take(tx, there(pairs.map(({ before }) => before)));
  await store.put(tx, there(pairs.map(({ after }) => after)));
  const reworded = pairs.filter(({ before, after }) => isReworded(before, after));
  await countWords(tx, there(reworded.map(({ after }) => after)), 1);
  await countWords(tx, there(reworded.map(({ before }) => before)), -1);
}

/** After a change of its category: another id, another name, below another one. */
export async function indexElsewhere(
  tx: Tx,
  trees: { readonly before: CategoryTree; readonly after: CategoryTree },
  categoryBefore: string,
  now: ProductRow,
): Promise<void> {
  const top = placeOf(trees.before, categoryBefore)?.topCategory ?? categoryBefore;
  const old = { ...now, category: categoryBefore, top_category: top };
  await replace(tx, indexedProduct(old, trees.before), indexedProduct(now, trees.after));
}

async function replace(tx: Tx, before: IndexedProduct, after: IndexedProduct): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const store = searchStoreOf(tx);
  await store.take(tx, [before]);
  await store.put(tx, [after]);
  if (!isReworded(before, after)) return;
  await countWords(tx, [after], 1);
  await countWords(tx, [before], -1);
}

function isReworded(before: IndexedProduct | undefined, after: IndexedProduct | undefined): boolean {
  return readInWords.some((of) => before?.[of] !== after?.[of]);
}

/** New products, found from the end of this transaction on. */
export async function indexNew(tx: Tx, products: readonly IndexedProduct[]): Promise<void> {
  await searchStoreOf(tx).put(tx, products);
  await countWords(tx, products, 1);
}

/** What has gone may come back as something else, or its number with another product. */
export async function removeFromIndex(tx: Tx, products: readonly IndexedProduct[]): Promise<void> {
  if (products.length === 0) return;
  await noteChanged(
    tx,
    products.map(({ number }) => number),
  );
  await searchStoreOf(tx).take(tx, products);
  await countWords(tx, products, -1);
}

/** Before all products are put in anew. */
export async function emptyIndex(tx: Tx): Promise<void> {
  await searchStoreOf(tx).clear(tx);
  await forgetWords(tx);
}
