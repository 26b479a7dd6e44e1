import { describe, expect, it } from "vitest";
import { readListingQuery } from "./read-listing-query.ts";

const read = (address: string) => readListingQuery(new URLSearchParams(address));
const all = {
  search: "",
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
  sort: "relevance",
  page: 1,
  limit: 24,
};

describe("the query of a listing's address", () => {
  it("asks for everything when it is empty", () => {
    expect(read("")).toEqual({ query: all, problems: [] });
    expect(read("search=&category=all&minPrice=&rating=")).toEqual({ query: all, problems: [] });
  });

  it("reads what the filters write, prices as rupees", () => {
    expect(
      read(
        "search=+blue+pen+&category=Jewelry&minPrice=1,299.50&maxPrice=₹5000&rating=4&sort=price-up&page=3",
      ).query,
    ).toEqual({
      search: "blue pen",
      category: "jewelry",
      minPaise: 129_950,
      maxPaise: 500_000,
      rating: 4,
      sort: "price-up",
      page: 3,
      limit: 24,
    });
  });

  it("takes for a category only what is one, never what every object has", () => {
    expect(read("category=constructor").query.category).toBe("constructor");
    expect(read("category=__proto__").query.category).toBe("__proto__");
  });

  it("understands the documented names of the categories", () => {
    expect(read("category=men's clothing").query.category).toBe("mens-clothing");
    expect(readListingQuery(new URLSearchParams("category=books"), "Fashion").query.category).toBe(
      "clothing",
    );
  });

  it.each(["rating=9", "rating=-1", "page=0", "page=-3", "page=1e9", "sort=drop+table", "page=NaN"])(
    "leaves out what makes no sense: %s",
    (address) => {
      expect(read(address)).toEqual({ query: all, problems: [] });
    },
  );

  it("says which price is no amount and which two are crossed", () => {
    expect(read("minPrice=-5").problems).toEqual([{ field: "minPrice", kind: "amount", typed: "-5" }]);
    expect(read("maxPrice=1e9").problems).toEqual([{ field: "maxPrice", kind: "amount", typed: "1e9" }]);
    expect(read("minPrice=500&maxPrice=100").problems).toEqual([
      { field: "minPrice", kind: "order", typed: "500" },
    ]);
  });

  it("cuts a search of 10,000 letters and takes out what no text holds", () => {
    expect(read(`search=${"a".repeat(10_000)}%00`).query.search).toHaveLength(200);
    expect(read("search=a%00b").query.search).toBe("ab");
  });
});
