import { describe, expect, it } from "vitest";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { sellable } from "#support/sellables.ts";
import { addLine, type CartLine, findLine, setQuantity } from "./cart-lines.ts";

const left = (free: number) => ({
  variants: [
    { colour: "", size: "", free },
    { colour: "Red", size: "M", free },
    { colour: "Blue", size: "", free: 100 },
  ],
});
const offer = sellable({ id: "kurta", unitPaise: 500_00, ...left(100) });
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
    ["what is sold out", [], left(0), 1, ["outOfStock"]],
    ["more than is left", [], left(3), 4, ["notEnoughStock", { most: 3 }]],
    [
      "more than is left beside what the line has",
      [line("a", 2)],
      left(3),
      2,
      ["notEnoughStock", { most: 3 }],
    ],
    ["more than 10 in one line", [line("a", 9)], {}, 2, ["tooManyOfOne", { most: 10 }]],
    ["a choice that is none", [], { variants: [] }, 1, ["outOfStock"]],
  ])("refuses %s", (_, lines, more, quantity, refusal) => {
    expect(said(addLine(lines, { ...offer, ...more }, none, quantity, fresh))).toEqual(refusal);
  });

  it("counts each choice by itself: what is sold out in one colour is there in another", () => {
    const blue = { colour: "Blue", size: null };
    expect(said(addLine([], { ...offer, ...left(0) }, blue, 2, fresh))).toMatchObject({ quantity: 2 });
    const beside = [line("a", 9)];
    expect(said(addLine(beside, { ...offer, ...left(0) }, blue, 10, fresh))).toMatchObject({ quantity: 10 });
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
    ["above what is left", 2, 3, left(2), ["notEnoughStock", { most: 2 }]],
    ["more of what is gone", 1, 2, { gone: true }, ["productGone"]],
    ["more of what is unknown", 1, 2, undefined, ["productGone"]],
  ])("refuses %s", (_, from, to, more, refusal) => {
    const known = more && { ...offer, ...more };
    expect(said(setQuantity(line("a", from), known, to))).toEqual(refusal);
  });

  it("always allows less, even where less is still more than is left", () => {
    expect(said(setQuantity(line("a", 5), { ...offer, ...left(2) }, 4))).toMatchObject({
      quantity: 4,
    });
    expect(said(setQuantity(line("a", 5), undefined, 4))).toMatchObject({ quantity: 4 });
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
