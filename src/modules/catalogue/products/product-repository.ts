import type { Insertable, Selectable, Updateable } from "kysely";
import type { PictureView } from "#contract/picture-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { Cause } from "../stock/stock-moves-repository.ts";
import { insertVariants, lockStockOf, type NewVariant } from "../stock/variants-repository.ts";
import type { ProductTable } from "../storage/catalogue-tables.ts";
import { productTexts } from "../storage/text-tables.ts";

const batch = 1_000;

/** With its texts in other languages, as JSON. */
export type ProductRow = Selectable<ProductTable> & { readonly texts: string };
export type NewProductRow = Insertable<ProductTable> & Pick<ProductRow, "texts">;

/** Whole rows. */
export function productRows(q: Reads | Tx) {
  return q.selectFrom("products").selectAll().select(productTexts.of(q, "products.id").as("texts"));
}

/** Gives the numbers of the new rows by id. */
export async function insertProducts(
  tx: Tx,
  rows: readonly NewProductRow[],
  variants: readonly NewVariant[],
  cause: Cause,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const numbers = await tx
    .insertInto("products")
    .values(rows.map(({ texts: _, ...row }) => row))
    .returning(["id", "number"])
    .execute();
  await saveTexts(tx, rows);
  await insertVariants(tx, variants, cause);
  return new Map(numbers.map(({ id, number }) => [id, number]));
}

/** What is sold. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  const row = await lockGoods(tx, id);
  return row?.state === "live" ? row : undefined;
}

/**
 * Drafts and what is hidden too. The rows of its stock stand for the product: orders lock them too, so that both see
 * one truth.
 */
export async function lockGoods(tx: Tx, id: string): Promise<ProductRow | undefined> {
  await lockStockOf(tx, id);
  return productRows(tx).where("id", "=", id).where("state", "<>", "removed").executeTakeFirst();
}

export function findGoods(q: Reads | Tx, id: string): Promise<ProductRow | undefined> {
  return productRows(q).where("id", "=", id).where("state", "<>", "removed").executeTakeFirst();
}

/** What its address ends in, and its pictures. */
export async function findNamed(q: Reads, id: string) {
  const row = await q
    .selectFrom("products")
    .select(["slug", "pictures"])
    .where("id", "=", id)
    .where("state", "<>", "removed")
    .executeTakeFirst();
  return row && { slug: row.slug, pictures: JSON.parse(row.pictures) as PictureView[] };
}

type ChangedProduct = Updateable<ProductTable> & { readonly texts?: string };

export async function updateProduct(
  tx: Tx,
  id: string,
  { texts, ...changed }: ChangedProduct,
): Promise<void> {
  await tx.updateTable("products").set(changed).where("id", "=", id).execute();
  if (texts !== undefined) await saveTexts(tx, [{ id, texts }]);
}

export async function saveTexts(tx: Tx, rows: readonly Pick<ProductRow, "id" | "texts">[]): Promise<void> {
  await productTexts.save(
    tx,
    rows.map(({ id, texts }) => ({ id, texts: productTexts.read(texts) })),
  );
}

export async function isThereAProduct(q: Reads | Tx): Promise<boolean> {
  return (await q.selectFrom("products").select("number").limit(1).executeTakeFirst()) !== undefined;
}

/** In the order of numbers, taken out of the catalogue or not. */
export async function* allProducts(tx: Tx): AsyncGenerator<ProductRow[]> {
  for (let after = 0; ; ) {
    const rows = await productRows(tx).where("number", ">", after).orderBy("number").limit(batch).execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.number;
  }
}
