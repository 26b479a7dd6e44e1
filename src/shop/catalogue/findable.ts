import type { Database, Tx } from "#platform/database/database.ts";
import type { ProductRow } from "./product-repository.ts";
import type { CategoryTree } from "./rules/category-tree.ts";
import { type Findable, putIntoIndex, takeFromIndex } from "./search-index.ts";
import { countWords } from "./vocabulary-repository.ts";

/** Where a category stands, and the words it lends its products. */
export function placeOf(tree: CategoryTree, name: string) {
  const category = tree.find(name);
  if (!category) return undefined;
  const top = tree.parentOf(category) ?? category;
  const categoryWords = top === category ? top.name : `${category.name} ${top.name}`;
  return { category: category.id, topCategory: top.id, categoryWords };
}

export function findable(row: ProductRow, tree: CategoryTree): Findable {
  const { number, title, brand, description, category, top_category: topCategory, appeal } = row;
  const stars = Math.min(4, Math.floor(row.rating / 100));
  const categoryWords = placeOf(tree, category)?.categoryWords ?? "";
  return {
    number,
    title,
    brand,
    description,
    category,
    topCategory,
    categoryWords,
    appeal,
    rating: stars * 100,
  };
}

/** After a change of a row, in its transaction: other words, other stars, another standing. */
export async function indexAnew(
  tx: Tx,
  engine: Database["engine"],
  tree: CategoryTree,
  old: ProductRow,
  now: ProductRow,
): Promise<void> {
  const before = findable(old, tree);
  const after = findable(now, tree);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await takeFromIndex(tx, engine, before);
  await putIntoIndex(tx, engine, [after]);
  const isReworded = (["title", "brand", "description", "category"] as const).some(
    (of) => before[of] !== after[of],
  );
  if (!isReworded) return;
  await countWords(tx, [after], 1);
  await countWords(tx, [before], -1);
}
