import { textsByLang } from "#platform/database/texts-by-lang.ts";

/** The highlights as JSON, like those of the product itself. */
export const productTexts = textsByLang({
  table: "product_texts",
  owner: "product_id",
  names: ["title", "description", "highlights"],
});

export const categoryTexts = textsByLang({
  table: "category_texts",
  owner: "category_id",
  names: ["label", "tagline"],
});
