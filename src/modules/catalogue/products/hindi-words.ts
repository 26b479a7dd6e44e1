import type { HindiWords } from "../goods-view.ts";
import { productTexts } from "../storage/text-tables.ts";
import type { ProductRow } from "./product-repository.ts";

/** The documented fields name the language that the tables keep as one of several. */
export function hindiOf({ texts }: Pick<ProductRow, "texts">): HindiWords {
  const { title = "", description = "", highlights = "" } = productTexts.read(texts).hi ?? {};
  return {
    titleHi: title,
    descriptionHi: description,
    highlightsHi: highlights === "" ? [] : (JSON.parse(highlights) as string[]),
  };
}

/** The texts of a product with the words that are named; nothing where none is. */
export function withHindi(
  before: Pick<ProductRow, "texts">,
  { titleHi, descriptionHi, highlightsHi }: Partial<HindiWords>,
): Partial<Pick<ProductRow, "texts">> {
  if ([titleHi, descriptionHi, highlightsHi].every((words) => words === undefined)) return {};
  const was = hindiOf(before);
  const highlights = highlightsHi ?? was.highlightsHi;
  const hi = {
    title: titleHi ?? was.titleHi,
    description: descriptionHi ?? was.descriptionHi,
    highlights: highlights.length === 0 ? "" : JSON.stringify(highlights),
  };
  return { texts: JSON.stringify({ ...productTexts.read(before.texts), hi }) };
}
