import { sql } from "kysely";
import { insertCategories, loadCategories } from "#modules/catalogue/categories/category-repository.ts";
import { addProducts } from "#modules/catalogue/products/add-products.ts";
import { categoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import { bumpEpoch } from "#modules/catalogue/storage/version-repository.ts";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { idOf } from "#platform/ids.ts";
import { roundPrice, seededId } from "#seed/seed-catalogue.ts";
import type { Judgeable } from "./grade-answers.ts";
import type { Good, Judged } from "./read-judged.ts";

const batch = 500;

/** The judged goods in their categories beside the demo catalogue; gives what the ids stand for. */
export async function fillShop(
  db: Database,
  { categories, goods }: Judged,
  { now }: { now: number },
): Promise<void> {
  await db.write(async (tx) => {
    const known = await loadCategories(tx);
    const there = new Set(known.map(({ id }) => id));
    const rows = categories
      .filter(({ id }) => !there.has(id))
      .map((category, at) => ({ ...category, tagline: "", position: known.length + at }));
    const topsFirst = rows.sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
    if (rows.length > 0) await insertCategories(tx, topsFirst);
    const tree = categoryTree(await loadCategories(tx));
    const productOf = (good: Good) => {
      const leaf = tree.of(good.category);
      if (!leaf) throw new Error(`Good ${good.number} is in no category: ${good.category}`);
      const top = tree.parentOf(leaf) ?? leaf;
      const count = good.ratings ?? 0;
      return {
        id: judgedId(good),
        slug: `judged-${good.number}`,
        title: good.title,
        brand: good.brand ?? "",
        category: leaf.id,
        topCategory: top.id,
        categoryWords: leaf === top ? top.name : `${leaf.name}, ${top.name}`,
        description: good.description ?? "",
        highlights: [],
        ...roundPrice(good.price, 0),
        discount: good.discount ?? 0,
        pictures: [],
        colours: [],
        sizes: [],
        ratingSum: Math.min(5 * count, Math.round((good.rating ?? 0) * count)),
        ratingCount: count,
        featured: false,
        onSale: false,
        free: 10,
        createdAt: now,
      };
    };
    for (let from = 0; from < goods.length; from += batch)
      await addProducts(tx, goods.slice(from, from + batch).map(productOf), {
        now,
        search: builtInIndex,
      });
    await bumpEpoch(tx);
  });
  if (engineOf(db.read) === "postgres") await sql`vacuum analyze`.execute(db.read);
}

export function judgeable({ goods, demo }: Judged): Map<string, Judgeable> {
  return new Map<string, Judgeable>([
    ...goods.map((good) => [judgedId(good), good] as const),
    ...demo.map((one) => [seededId(one.slug), one] as const),
  ]);
}

export function judgedId({ number }: Pick<Good, "number">): string {
  return idOf(`judged:${number}`);
}
