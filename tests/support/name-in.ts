import type { Lang } from "#contract/texts/lang.ts";
import { productTexts } from "#modules/catalogue/storage/text-tables.ts";
import type { Database } from "#platform/database/database.ts";

/** Calls a product so in another language than English, and says nothing else of it there. */
export function nameIn(db: Database, lang: Lang, id: string, title: string): Promise<void> {
  const texts = { [lang]: { title, description: "", highlights: "" } };
  return db.write((tx) => productTexts.save(tx, [{ id, texts }]));
}
