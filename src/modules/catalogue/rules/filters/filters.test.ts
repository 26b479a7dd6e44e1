import { describe, expect, it } from "vitest";
import type { ListingQuery, OfferedValue } from "#modules/catalogue/catalogue-view.ts";
import { listing } from "#modules/catalogue/texts/listing.ts";
import {
  choiceFilters,
  filterParams,
  isFiltered,
  readFilters,
  unfiltered,
  writeFilters,
} from "./all-filters.ts";
import { longestValue, mostValues } from "./choice-filter.ts";
import { brand, colour, size } from "./choices.ts";
import type { FilteredGoods } from "./filter.ts";
import { filters } from "./filters.ts";

const everything: ListingQuery = {
  ...{ search: "kurta", category: null, minPaise: null, maxPaise: null, rating: null },
  ...{ sort: "newest", page: 1, limit: 24 },
};
const chosen: ListingQuery = {
  ...everything,
  ...{ category: "clothing", minPaise: 49_900, maxPaise: 129_950, rating: 4 },
  chosen: { size: ["M", "Free Size"], colour: ["Rose Gold"], brand: ["Kavroo"] },
};
const say = {
  words: listing,
  categoryName: (id: string) => `the ${id}`,
  option: (name: string) => `=${name}`,
};
const read = (address: string) => readFilters(new URLSearchParams(address));

describe("the filters", () => {
  it("read from an address what they wrote there", () => {
    const written = new URLSearchParams(
      Object.entries(writeFilters(chosen)).flatMap(([name, value = []]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    );
    expect(String(written)).toBe(
      "category=clothing&minPrice=499&maxPrice=1299.50&rating=4&size=M&size=Free+Size&colour=Rose+Gold&brand=Kavroo",
    );
    expect({ ...everything, ...readFilters(written) }).toEqual(chosen);
    expect(new Set(written.keys())).toEqual(new Set(filterParams));
  });

  it("are told each with the change that takes it off, until none is set", () => {
    const labels: string[] = [];
    let query = chosen;
    for (;;) {
      const [chip] = filters.flatMap(({ chips }) => chips(query, say));
      if (!chip) break;
      labels.push(chip.label);
      query = { ...query, ...chip.without };
    }
    expect(labels).toEqual([
      ...["the clothing", "₹499.00 to ₹1,299.50", "4 stars and up"],
      ...["Size: =M", "Size: =Free Size", "Colour: =Rose Gold", "Brand: Kavroo"],
    ]);
    expect(isFiltered(query)).toBe(false);
    expect(query.search).toBe("kurta");
  });

  it("say whether any is set, and are all taken off at once", () => {
    expect(isFiltered(chosen)).toBe(true);
    expect(isFiltered({ ...chosen, ...unfiltered })).toBe(false);
    expect(isFiltered({ ...everything, category: "books" }, "category")).toBe(false);
    for (const { name } of choiceFilters)
      expect(isFiltered({ ...everything, chosen: { [name]: ["M"] } }, "category")).toBe(true);
  });

  it("leave out what no product can have", () => {
    expect(read("size=&size=%00&brand=++").chosen).toBeUndefined();
    expect(read(`brand=${"x".repeat(longestValue + 1)}&brand=Kavroo`).chosen).toEqual({ brand: ["Kavroo"] });
    expect(read("size=M&size=m&size=+M+").chosen?.size).toHaveLength(1);
    const many = Array.from({ length: mostValues + 5 }, (_, at) => `size=${at}`).join("&");
    expect(read(many).chosen?.size).toHaveLength(mostValues);
  });
});

describe("what a product has of each", () => {
  const goods: FilteredGoods = {
    brand: "Kavroo",
    colours: [{ name: "Black" }, { name: "White" }],
    sizes: ["S", "M"],
    soldOut: [
      ["Black", "S"],
      ["Black", "M"],
      ["White", "M"],
    ],
  };

  it("is what can be bought of it", () => {
    expect(size.valuesOf(goods)).toEqual(["S"]);
    expect(colour.valuesOf(goods)).toEqual(["White"]);
    expect(brand.valuesOf(goods)).toEqual(["Kavroo"]);
    const all = { ...goods, soldOut: [] };
    expect([size, colour].map((one) => one.valuesOf(all).length)).toEqual([2, 2]);
  });

  it("is nothing where there is nothing to choose", () => {
    const plain = { brand: " ", colours: [], sizes: [], soldOut: [] };
    for (const { valuesOf } of choiceFilters) expect(valuesOf(plain)).toEqual([]);
  });

  it("is offered in the order in which people look for it", () => {
    const offered = (...values: string[]): OfferedValue[] =>
      values.map((value, at) => ({ value, count: at === 0 ? 9 : 2 }));
    const ordered = (one: typeof size, values: OfferedValue[]) =>
      values.sort(one.order).map(({ value }) => value);
    expect(ordered(size, offered("UK 10", "XL", "UK 9", "s", "Free Size", "2.8", "M", "XXL", "2.4"))).toEqual(
      ["s", "M", "XL", "XXL", "2.4", "2.8", "Free Size", "UK 9", "UK 10"],
    );
    expect(ordered(colour, offered("White", "Red", "Blue"))).toEqual(["White", "Blue", "Red"]);
    expect(ordered(brand, offered("Zevarika", "Tarvik", "Bagaan"))).toEqual(["Zevarika", "Bagaan", "Tarvik"]);
  });
});
