import { describe, expect, it } from "vitest";
import { freeOf, isSoldOut, type SoldOut, soldOutAlone, soldOutOf, variantKey } from "./variant.ts";

const shirt = { colours: [{ name: "Red" }, { name: "Blue" }], sizes: ["S", "M"] };
const out: SoldOut[] = [
  ["Red", "M"],
  ["Blue", "M"],
  ["Red", "S"],
];

describe("a choice that is sold out", () => {
  it.each([
    [{ size: "M" }, true],
    [{ size: "S" }, false],
    [{ size: "S", colour: "Red" }, true],
    [{ size: "S", colour: "Blue" }, false],
    [{ colour: "Red" }, true],
    [{ colour: "Blue" }, false],
    [{}, false],
  ])("is told of %j: %s", (tile, expected) => {
    expect(isSoldOut(out, tile, shirt)).toBe(expected);
  });

  it("is a colour of what comes in one size", () => {
    const lamp = { colours: shirt.colours, sizes: [] };
    expect(isSoldOut([["Red", ""]], { colour: "Red" }, lamp)).toBe(true);
    expect(isSoldOut([["Red", ""]], { colour: "Blue" }, lamp)).toBe(false);
  });

  it("is named where neither its colour nor its size says so", () => {
    expect(soldOutAlone(out, shirt)).toEqual([]);
    expect(soldOutAlone([["Red", "M"]], shirt)).toEqual([["Red", "M"]]);
    expect(soldOutAlone([["Red", ""]], { colours: shirt.colours, sizes: [] })).toEqual([]);
  });

  it("is none of a product without options, which says so itself", () => {
    expect(soldOutOf([{ colour: "", size: "", free: 0 }])).toEqual([]);
    expect(soldOutOf([{ colour: "", size: "M", free: 0 }])).toEqual([["", "M"]]);
  });
});

describe("a variant", () => {
  it("is found by what was chosen, and there is none of what was never offered", () => {
    const variants = [
      { colour: "Red", size: "", free: 3 },
      { colour: "", size: "", free: 7 },
    ];
    expect(freeOf(variants, { colour: "Red", size: null })).toBe(3);
    expect(freeOf(variants, { colour: null, size: null })).toBe(7);
    expect(freeOf(variants, { colour: "Red", size: "M" })).toBe(0);
  });

  it("has the same key however nothing chosen is written", () => {
    const keys = [{}, { colour: null, size: null }, { colour: "", size: "" }];
    expect(new Set(keys.map((choice) => variantKey({ productId: "p", ...choice }))).size).toBe(1);
    expect(variantKey({ productId: "p", colour: "a", size: null })).not.toBe(
      variantKey({ productId: "p", colour: null, size: "a" }),
    );
  });
});
