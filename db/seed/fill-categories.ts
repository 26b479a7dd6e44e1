import { insertCategories, loadCategories } from "#modules/catalogue/categories/category-repository.ts";
import type { Tx } from "#platform/database/database.ts";
import { readCategories } from "./read-seed.ts";

/** The categories that goods are put into; a shop without demo goods needs them too. */
export async function fillCategories(tx: Tx): Promise<void> {
  if ((await loadCategories(tx)).length > 0) return;
  const rows = readCategories().map(({ label, taglineHi, picture = "", ...facts }, position) => ({
    ...facts,
    position,
    label_en: label.en,
    texts: { hi: { label: label.hi, tagline: taglineHi } },
    picture,
  }));
  await insertCategories(tx, rows);
}
