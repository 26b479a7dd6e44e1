import { describe, expect, it } from "vitest";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { listingAddress } from "./listing-address.ts";

const all: ListingQuery = {
  search: "",
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
  sort: "relevance",
  page: 1,
  limit: 24,
};

describe("the address of a listing", () => {
  it("is bare when nothing is chosen", () => {
    expect(listingAddress(all)).toBe("/products");
  });

  it("says everything that is chosen, prices in rupees", () => {
    const chosen = {
      ...all,
      search: "blue & white",
      category: "clothing",
      minPaise: 49_900,
      maxPaise: 129_950,
      rating: 4,
    };
    expect(listingAddress({ ...chosen, sort: "price-up", page: 3 }, { page: 3 })).toBe(
      "/products?search=blue+%26+white&category=clothing&minPrice=499&maxPrice=1299.50&rating=4&sort=price-up&page=3",
    );
  });

  it("goes back to the first page when a filter changes, and forward to the page asked for", () => {
    expect(listingAddress({ ...all, page: 7 }, { rating: 3 })).toBe("/products?rating=3");
    expect(listingAddress(all, { page: 2 })).toBe("/products?page=2");
  });
});
