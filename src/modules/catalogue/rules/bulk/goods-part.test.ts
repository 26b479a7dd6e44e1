import { describe, expect, it } from "vitest";
import type { WholeGoods } from "#modules/catalogue/bulk-view.ts";
import { changesIn, isStill, partNamed, wayBack } from "./goods-part.ts";

const choice = { sku: null, barcode: null, grams: null, price: null, pieces: 4, held: 1, sold: 0 };
const kurta: WholeGoods = {
  title: "Kurta",
  brand: "Haat",
  description: "",
  highlights: ["Cotton"],
  titleHi: "",
  descriptionHi: "",
  highlightsHi: [],
  category: "mens-clothing",
  state: "live",
  price: { unitPaise: 50_000, mrpPaise: 60_000 },
  featured: false,
  onSale: false,
  hsn: null,
  taxClass: null,
  country: "IN",
  maker: null,
  importer: null,
  netQuantity: null,
  prepaidOnly: false,
  colours: [{ name: "Indigo", hex: "#2f3e75" }],
  sizes: ["S", "M"],
  pictures: [],
  variants: [
    { ...choice, colour: "Indigo", size: "S" },
    { ...choice, colour: "Indigo", size: "M" },
  ],
};
const dearer = { price: { mrpPaise: 60_000, unitPaise: 55_000 } };

describe("parts of goods", () => {
  it("are what is otherwise, in whatever order it is written", () => {
    expect(
      changesIn(kurta, { price: { mrpPaise: 60_000, unitPaise: 50_000 }, title: "Kurta" }),
    ).toBeUndefined();
    expect(changesIn(kurta, { ...dearer, title: "Kurta" })).toEqual(dearer);
    const few = { variants: [{ colour: "Indigo", size: "S", pieces: 4, sku: "K-S" }] };
    expect(changesIn(kurta, few)).toEqual({ variants: [{ colour: "Indigo", size: "S", sku: "K-S" }] });
    expect(partNamed(kurta, few)).toEqual({
      variants: [{ colour: "Indigo", size: "S", pieces: 4, sku: null }],
    });
  });

  it("lead back to what was, value by value, where nobody has changed it since", () => {
    const after = { ...dearer, title: "Long kurta" };
    const before = partNamed(kurta, after);
    expect(wayBack({ ...kurta, ...after, ever: [] }, before, after)).toEqual({ part: before, isWhole: true });
    expect(wayBack({ ...kurta, ...dearer, title: "Short kurta", ever: [] }, before, after)).toEqual({
      part: { price: kurta.price },
      isWhole: false,
    });
    expect(isStill(kurta, before)).toBe(true);
    expect(isStill({ ...kurta, title: "Other" }, before)).toBe(false);
  });

  it("take as many pieces away again as were added, whatever was sold meanwhile", () => {
    const after = { variants: [{ colour: "Indigo", size: "S", more: 5 }] };
    const before = partNamed(kurta, after);
    expect(before).toEqual({ variants: [{ colour: "Indigo", size: "S", pieces: 4 }] });
    expect(wayBack({ ...kurta, ever: [] }, before, after)).toEqual({
      part: { variants: [{ colour: "Indigo", size: "S", more: -5 }] },
      isWhole: true,
    });
  });
});
