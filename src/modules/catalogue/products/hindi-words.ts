import type { HindiWords } from "../goods-view.ts";
import type { ProductRow } from "./product-repository.ts";

type HindiColumns = Pick<ProductRow, "title_hi" | "description_hi" | "highlights_hi">;

export function hindiOf(row: HindiColumns): HindiWords {
  return {
    titleHi: row.title_hi,
    descriptionHi: row.description_hi,
    highlightsHi: JSON.parse(row.highlights_hi) as string[],
  };
}

/** Of the words that are named. */
export function hindiColumnsOf({ titleHi, descriptionHi, highlightsHi }: Partial<HindiWords>) {
  return {
    ...(titleHi !== undefined && { title_hi: titleHi }),
    ...(descriptionHi !== undefined && { description_hi: descriptionHi }),
    ...(highlightsHi !== undefined && { highlights_hi: JSON.stringify(highlightsHi) }),
  };
}
