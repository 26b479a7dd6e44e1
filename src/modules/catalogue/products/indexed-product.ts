import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { choiceAt, choicesIn } from "../rules/choices.ts";
import { foldWords } from "../rules/words/fold-words.ts";
import type { ColourView } from "../sellable-view.ts";
import { productTexts } from "../storage/text-tables.ts";
import type { ProductRow } from "./product-repository.ts";

/** Where a category stands, and the words it lends its products. */
export function placeOf(tree: CategoryTree, name: string) {
  const category = tree.find(name);
  if (!category) return undefined;
  const top = tree.parentOf(category) ?? category;
  const categoryWords = top === category ? top.name : `${category.name}, ${top.name}`;
  return { category: category.id, topCategory: top.id, categoryWords };
}

export function indexedProduct(row: ProductRow, tree: CategoryTree): IndexedProduct {
  const { number, title, brand, description, category, top_category: topCategory, popularity } = row;
  const categoryWords = placeOf(tree, category)?.categoryWords ?? "";
  return {
    number,
    title,
    brand,
    description,
    ...textsOfProduct(row),
    ...colourWords(JSON.parse(row.colours) as ColourView[]),
    choices: choicesIn(row).map(choiceAt),
    category,
    topCategory,
    categoryWords,
    popularity,
    rating: row.rating,
    unitPaise: row.unit_paise,
  };
}

export function textsOfProduct({ texts }: Pick<ProductRow, "texts">): { readonly told?: string } {
  const words = Object.values(productTexts.read(texts)).flatMap(({ title, description }) => [
    title,
    description,
  ]);
  const text = words.join(" ").trim();
  return text === "" ? {} : { told: text };
}

/** Orange, olive, rose, gold or denim are things or what things are made of, and would be taken for these. */
const nothingButColours = new Set(
  `black white blue red green yellow pink grey gray brown purple maroon navy beige indigo violet turquoise teal ivory
  charcoal khaki magenta crimson`.split(/\s+/),
);

export function colourWords(colours: readonly ColourView[]): { readonly colourNames?: string } {
  const words = colours.flatMap(({ name }) => foldWords(name)).filter((word) => nothingButColours.has(word));
  return words.length === 0 ? {} : { colourNames: words.join(" ") };
}
