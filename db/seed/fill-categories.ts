import type { Tx } from "#platform/database/database.ts";
import { insertCategories, loadCategories } from "#shop/catalogue/goods/product-repository.ts";
import { readCategories } from "./read-seed.ts";

/** The categories that goods are put into; a shop without demo goods needs them too. */
export async function fillCategories(tx: Tx): Promise<void> {
  if ((await loadCategories(tx)).length > 0) return;
  const rows = readCategories().map(({ id, name, parent, tagline }, position) => ({
    id,
    parent,
    name,
    tagline,
    position,
  }));
  await insertCategories(tx, rows);
}
