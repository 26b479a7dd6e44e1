import type { ProductDraft } from "#modules/catalogue/products/product-draft.ts";
import type { Synonyms } from "#modules/catalogue/rules/search/read-query.ts";
import type { OpenFresh } from "./engines.ts";
import { searchFrame as frame, openSearchShop } from "./search-shop.ts";

export const plainDraft: ProductDraft = {
  title: "",
  brand: "Kelvar",
  description: "",
  category: "computers",
  price: 1_000,
  discount: 0,
  stock: 4,
  highlights: [],
  images: [],
  colours: [],
  sizes: [],
  featured: false,
  onSale: false,
};

/** A shop with these goods beside the demo's, and what a search shows of them. */
export async function openRanked(
  openFresh: OpenFresh,
  titles: readonly (string | Partial<ProductDraft>)[],
  synonyms?: Synonyms,
) {
  const shop = await openSearchShop(openFresh, 0, synonyms);
  const ids: string[] = [];
  for (const one of titles) {
    const product = { ...plainDraft, ...(typeof one === "string" ? { title: one } : one) };
    const added = await shop.catalogue.addProduct("staff", product);
    if (added.ok) ids.push(added.value);
  }
  const titlesOf = async (text: string) =>
    (await shop.search.find(text, frame)).rows.map(({ title }) => title).filter((title) => isOurs(title));
  const isOurs = (title: string) =>
    titles.some((one) => (typeof one === "string" ? one : one.title) === title);
  return { ...shop, titlesOf, ids };
}
