import type { Insertable, Selectable } from "kysely";
import { eachLang } from "#contract/format/in-each-lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { type ProductRow, productRows } from "../products/product-repository.ts";
import type { Category } from "../rules/category-tree.ts";
import type { CategoryTable } from "../storage/catalogue-tables.ts";
import { categoryTexts } from "../storage/text-tables.ts";

const batch = 500;

export type CategoryRow = Selectable<CategoryTable> & CategoryTexts;
export type NewCategoryRow = Insertable<CategoryTable> & Partial<CategoryTexts>;

interface CategoryTexts {
  /** In other languages. */
  readonly texts: ReturnType<typeof categoryTexts.read>;
}

export async function loadCategories(q: Reads | Tx): Promise<Category[]> {
  return (await loadCategoryRows(q)).map(categoryOf);
}

export async function loadCategoryRows(q: Reads | Tx): Promise<CategoryRow[]> {
  const rows = await q
    .selectFrom("categories")
    .selectAll()
    .select(categoryTexts.of(q, "categories.id").as("texts"))
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, texts: categoryTexts.read(row.texts) }));
}

export async function insertCategories(tx: Tx, rows: readonly NewCategoryRow[]): Promise<void> {
  await tx
    .insertInto("categories")
    .values(rows.map(({ texts: _, ...row }) => row))
    .execute();
  await categoryTexts.save(
    tx,
    rows.map(({ id, texts = {} }) => ({ id, texts })),
  );
}

function categoryOf(row: CategoryRow): Category {
  const { id, name, tagline, parent, label_en, texts, picture, hidden } = row;
  return {
    id,
    name,
    tagline,
    parent,
    label: { ...eachLang((lang) => texts[lang]?.label ?? ""), en: label_en || name },
    taglines: { ...eachLang((lang) => texts[lang]?.tagline ?? ""), en: tagline },
    picture,
    isHidden: hidden === 1,
  };
}

export async function updateCategory(
  tx: Tx,
  id: string,
  { texts, ...changed }: Partial<Omit<CategoryRow, "id">>,
): Promise<void> {
  await tx.updateTable("categories").set(changed).where("id", "=", id).execute();
  if (texts) await categoryTexts.save(tx, [{ id, texts }]);
}

export async function deleteCategory(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("categories").where("id", "=", id).execute();
}

export async function hasProducts(tx: Tx, id: string): Promise<boolean> {
  const some = tx.selectFrom("products").select("number").where("category", "=", id);
  return (await some.limit(1).executeTakeFirst()) !== undefined;
}

/** No two stand in one place, not even for a moment. */
export async function changePlaces(tx: Tx, one: CategoryRow, other: CategoryRow): Promise<void> {
  await updateCategory(tx, one.id, { position: -1 - one.position });
  await updateCategory(tx, other.id, { position: one.position, version: other.version + 1 });
  await updateCategory(tx, one.id, { position: other.position, version: one.version + 1 });
}

/** Its place in the order of all, its goods, its parts and its earlier addresses go over to the new id. */
export async function giveNewId(tx: Tx, row: CategoryRow, id: string): Promise<void> {
  const { position } = row;
  await updateCategory(tx, row.id, { position: -1 - position });
  await insertCategories(tx, [{ ...row, id, version: row.version + 1 }]);
  await tx.updateTable("products").set({ category: id }).where("category", "=", row.id).execute();
  await tx.updateTable("products").set({ top_category: id }).where("top_category", "=", row.id).execute();
  await tx.updateTable("categories").set({ parent: id }).where("parent", "=", row.id).execute();
  await tx.updateTable("category_moves").set({ category: id }).where("category", "=", row.id).execute();
  await deleteCategory(tx, row.id);
}

export async function putUnder(tx: Tx, id: string, top: string): Promise<void> {
  await tx.updateTable("products").set({ top_category: top }).where("category", "=", id).execute();
}

export async function loadMoves(q: Reads | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await q.selectFrom("category_moves").selectAll().execute();
  return new Map(rows.map(({ path, category }) => [path, category]));
}

/** Those that hold something for sale: one look at an index for each. */
export async function loadFilled(q: Reads | Tx): Promise<ReadonlySet<string>> {
  const rows = await q
    .selectFrom("categories")
    .select("id")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("products")
          .select("number")
          .whereRef("products.category", "=", "categories.id")
          .where("deleted_at", "is", null),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function saveMove(tx: Tx, path: string, category: string): Promise<void> {
  await tx
    .insertInto("category_moves")
    .values({ path, category })
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ category }))
    .execute();
}

/** Earlier addresses of one category. */
export async function saveMoves(tx: Tx, paths: readonly string[], category: string): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insertInto("category_moves")
    .values(paths.map((path) => ({ path, category })))
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
}

/** What is sold in them, in the order of numbers, some at a time. */
export async function* productsIn(tx: Tx, ids: readonly string[]): AsyncGenerator<ProductRow[]> {
  for (let after = 0; ids.length > 0; ) {
    const rows = await productRows(tx)
      .where("category", "in", ids)
      .where("number", ">", after)
      .where("deleted_at", "is", null)
      .orderBy("number")
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? after;
  }
}
