import type { Lang } from "#contract/texts/lang.ts";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import { idOf } from "#platform/ids.ts";

/** A listing of which nothing is asked. */
export const everything: ListingQuery = {
  search: "",
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
  sort: "relevance",
  page: 1,
  limit: 24,
};
const clothing = { category: "clothing", rating: 4, minPaise: 50_000, maxPaise: 200_000 };

/** What shoppers ask of the catalogue; each gives how many cards it shows. */
export function questionsTo(catalogue: CatalogueService): Record<string, () => Promise<number>> {
  const list =
    (asked: Partial<ListingQuery>, lang: Lang = "en") =>
    async () => {
      const opened = await catalogue.openListing({ ...everything, ...asked }, lang);
      return opened.ok ? opened.value.cards.length : 0;
    };
  const detail = (lang: Lang) => async () => {
    const opened = await catalogue.openProduct(idOf("product:meghdoot-wireless-headphones"), lang);
    return opened.ok ? 1 + opened.value.related.length : 0;
  };
  const home = (lang: Lang) => async () =>
    (await catalogue.openHome(["electronics", "clothing"], lang)).featured.length;
  return {
    "listing, all": list({}),
    "listing, all, in Hindi": list({}, "hi"),
    "listing, clothing by price, in Hindi": list({ category: "clothing", sort: "price-up" }, "hi"),
    "listing, page 20 of 48": list({ page: 20, limit: 48 }),
    "listing, clothing, 4 stars, ₹500 to ₹2,000": list(clothing),
    "the same by rating": list({ ...clothing, sort: "rating" }),
    "the same by price, page 2": list({ ...clothing, sort: "price-up", page: 2 }),
    "listing, ₹990 to ₹1,010": list({ minPaise: 99_000, maxPaise: 101_000 }),
    "listing, 4 stars, newest": list({ rating: 4, sort: "newest" }),
    "listing, all in two colours, by price": list({
      chosen: { colour: ["Teal", "Maroon"] },
      sort: "price-up",
    }),
    "listing, clothing of one size and colour": list({
      category: "clothing",
      chosen: { size: ["M"], colour: ["Navy"] },
    }),
    "search in a size": list({ search: "kurta", chosen: { size: ["M"] } }),
    "search, a common word": list({ search: "kurta" }),
    "search, two common words": list({ search: "men clothing" }),
    "search, two words of few": list({ search: "cotton kurta" }),
    "search, a rare name": list({ search: "meghdoot" }),
    "search, wrong letters": list({ search: "meghdott headphnoes" }),
    "search in Hindi": list({ search: "कुर्ता" }, "hi"),
    "search in a category": list({ search: "cotton", category: "mens-clothing" }),
    "the same to ₹1,000, by price": list({
      search: "cotton",
      category: "mens-clothing",
      maxPaise: 100_000,
      sort: "price-up",
    }),
    "search, nothing": list({ search: "zzxqwv" }),
    "search, common words that never meet": list({ search: "cotton headphones" }),
    "what is shown beside nothing": async () => (await catalogue.openLiked(4)).length,
    suggestions: async () => (await catalogue.suggest("head")).products.length,
    detail: detail("en"),
    "detail in Hindi": detail("hi"),
    home: home("en"),
    "home in Hindi": home("hi"),
  };
}
