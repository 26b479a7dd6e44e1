import { describe, expect, it } from "vitest";
import type { Sellable } from "#contract/sellable-view.ts";
import { addLine, type CartLine, findLine, setQuantity } from "./cart-lines.ts";

const offer: Sellable = {
  id: "kurta",
  title: "Kurta",
  brand: "Haat",
  picture: null,
  unitPaise: 500_00,
  storedPrice: 1_000,
  oldUnitPaise: null,
  discount: 0,
  free: 100,
  colours: [],
  sizes: [],
  gone: false,
};
const none = { colour: null, size: null };
const fresh = { id: "new", now: 7 };
const line = (id: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: "kurta",
  ...none,
  quantity,
  priceWhenAdded: 400_00,
  addedAt: 1,
  ...more,
});
const said = <T>(outcome: { ok: true; value: T } | { ok: false; reason: string; data?: unknown }) =>
  outcome.ok ? outcome.value : [outcome.reason, outcome.data].filter(Boolean);

describe("adding", () => {
  it("begins a line at today's price", () => {
    expect(said(addLine([], offer, { colour: "Red", size: "M" }, 2, fresh))).toEqual({
      id: "new",
      productId: "kurta",
      colour: "Red",
      size: "M",
      quantity: 2,
      priceWhenAdded: 500_00,
      addedAt: 7,
    });
  });

  it("makes the line of the same options longer and keeps its place", () => {
    expect(said(addLine([line("a", 2)], offer, none, 3, fresh))).toMatchObject({
      id: "a",
      quantity: 5,
      addedAt: 1,
      priceWhenAdded: 500_00,
    });
  });

  it("begins another line for other options", () => {
    const red = line("a", 2, { colour: "Red" });
    expect(said(addLine([red], offer, { colour: "Blue", size: null }, 1, fresh))).toMatchObject({
      id: "new",
    });
  });

  it.each<[string, CartLine[], Partial<Sellable>, number, unknown]>([
    ["what is gone", [], { gone: true }, 1, ["productGone"]],
    ["what is sold out", [], { free: 0 }, 1, ["outOfStock"]],
    ["more than is left", [], { free: 3 }, 4, ["notEnoughStock", { most: 3 }]],
    [
      "more than is left beside what the line has",
      [line("a", 2)],
      { free: 3 },
      2,
      ["notEnoughStock", { most: 3 }],
    ],
    ["more than 10 in one line", [line("a", 9)], {}, 2, ["tooManyOfOne", { most: 10 }]],
    [
      "more than is left beside other options",
      [line("a", 3, { colour: "Red" })],
      { free: 4 },
      2,
      ["notEnoughStock", { most: 1 }],
    ],
  ])("refuses %s", (_, lines, more, quantity, refusal) => {
    expect(said(addLine(lines, { ...offer, ...more }, none, quantity, fresh))).toEqual(refusal);
  });

  it("refuses the 51st line, not more of the 50th", () => {
    const full = Array.from({ length: 50 }, (_, at) => line(`${at}`, 1, { productId: `p${at}` }));
    expect(said(addLine(full, offer, none, 1, fresh))).toEqual(["cartFull"]);
    expect(said(addLine(full, { ...offer, id: "p49" }, none, 1, fresh))).toMatchObject({
      id: "49",
      quantity: 2,
    });
  });
});

describe("setting a quantity", () => {
  it.each<[string, number, number, Partial<Sellable> | undefined, unknown]>([
    ["below one", 1, 0, {}, ["atLeastOne"]],
    ["above 10", 10, 11, {}, ["tooManyOfOne", { most: 10 }]],
    ["above what is left", 2, 3, { free: 2 }, ["notEnoughStock", { most: 2 }]],
    ["more of what is gone", 1, 2, { gone: true }, ["productGone"]],
    ["more of what is unknown", 1, 2, undefined, ["productGone"]],
  ])("refuses %s", (_, from, to, more, refusal) => {
    const known = more && { ...offer, ...more };
    expect(said(setQuantity([line("a", from)], line("a", from), known, to))).toEqual(refusal);
  });

  it("always allows less, even where less is still more than is left", () => {
    expect(said(setQuantity([line("a", 5)], line("a", 5), { ...offer, free: 2 }, 4))).toMatchObject({
      quantity: 4,
    });
    expect(said(setQuantity([line("a", 5)], line("a", 5), undefined, 4))).toMatchObject({ quantity: 4 });
  });
});

describe("naming a line", () => {
  const red = line("a", 1, { colour: "Red" });
  const blue = line("b", 1, { colour: "Blue" });
  it("goes by line id, or by product id while it is the only one", () => {
    expect(said(findLine([red, blue], "b"))).toBe(blue);
    expect(said(findLine([red], "kurta"))).toBe(red);
    expect(said(findLine([red, blue], "kurta"))).toEqual(["severalLines"]);
    expect(said(findLine([red], "other"))).toEqual(["lineNotFound"]);
  });
});
