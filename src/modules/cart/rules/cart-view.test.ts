import { describe, expect, it } from "vitest";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { demoTerms, welcome } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import type { CartLine } from "./cart-lines.ts";
import { viewCart } from "./cart-view.ts";

const offer = (id: string, more: Parameters<typeof sellable>[0] = {}) =>
  sellable({ id, title: id.toUpperCase(), ...more });
const line = (productId: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: `line-${productId}`,
  productId,
  colour: null,
  size: null,
  quantity,
  priceWhenAdded: 1_000_00,
  addedAt: 1,
  ...more,
});
const view = (lines: CartLine[], offers: Sellable[], promo = false) =>
  viewCart({
    version: 3,
    lines,
    offers: new Map(offers.map((one) => [one.id, one])),
    promo: promo ? welcome : null,
    extras: [],
    rate: 83.16,
    terms: demoTerms(83.16),
    taxPercentOf: () => null,
  });

describe("the cart as it is seen", () => {
  it("sums lines, counts units and quotes with the promo", () => {
    const cart = view([line("a", 2), line("b", 3)], [offer("a"), offer("b", { unitPaise: 2_500_00 })], true);
    expect(cart.itemCount).toBe(5);
    expect(cart.lines.map(({ linePaise }) => linePaise)).toEqual([2_000_00, 7_500_00]);
    expect(cart.quote).toMatchObject({
      subtotal: 9_500_00,
      promo: 950_00,
      shipping: 0,
      tax: 855_00,
      total: 9_405_00,
    });
    expect(cart.estimate).toEqual({ shipping: 831_60, total: 10_331_60 });
    expect(cart.payable).toBe(true);
  });

  it("says nothing of a line that is as it was", () => {
    expect(view([line("a", 2)], [offer("a")]).lines[0]?.changes).toEqual([]);
  });

  it.each<[string, Sellable[], object, boolean]>([
    ["gone", [offer("a", { gone: true })], { kind: "gone" }, false],
    ["unknown", [], { kind: "gone" }, false],
    ["sold out", [offer("a", { each: 0 })], { kind: "soldOut" }, false],
    ["short", [offer("a", { each: 1 })], { kind: "fewer", left: 1 }, false],
    ["without its option", [offer("a", { sizes: ["S"] })], { kind: "optionGone" }, false],
    ["dearer", [offer("a", { unitPaise: 1_200_00 })], { kind: "dearer", fromPaise: 1_000_00 }, true],
    ["cheaper", [offer("a", { unitPaise: 900_00 })], { kind: "cheaper", fromPaise: 1_000_00 }, true],
  ])("says in its row that a product is %s", (_, offers, change, payable) => {
    const cart = view([line("a", 2)], offers);
    expect(cart.lines[0]?.changes).toEqual([change]);
    expect(cart.payable).toBe(payable);
  });

  it("asks nothing for what cannot be sold", () => {
    const cart = view([line("a", 2), line("b", 1)], [offer("a", { each: 0 }), offer("b")]);
    expect(cart.quote.subtotal).toBe(1_000_00);
    expect(cart.itemCount).toBe(3);
  });

  it.each<[string, Sellable[]]>([
    ["sold out", [offer("a", { each: 0 })]],
    ["gone", [offer("a", { gone: true })]],
    ["unknown", []],
    ["without its option", [offer("a", { sizes: ["S"] })]],
  ])("counts no price of a line that is %s, and cannot be paid beside a good one", (_, offers) => {
    const cart = view([line("a", 2), line("b", 1)], [...offers, offer("b")]);
    expect(cart.quote.subtotal).toBe(1_000_00);
    expect(cart.payable).toBe(false);
  });

  it("counts the sizes of one product by themselves", () => {
    const shirt = offer("a", {
      sizes: ["S", "M"],
      variants: [
        { colour: "", size: "S", free: 5 },
        { colour: "", size: "M", free: 1 },
      ],
    });
    const cart = view([line("a", 3, { id: "1", size: "S" }), line("a", 2, { id: "2", size: "M" })], [shirt]);
    expect(cart.lines.map(({ most }) => most)).toEqual([5, 1]);
    expect(cart.lines.map(({ changes }) => changes)).toEqual([[], [{ kind: "fewer", left: 1 }]]);
    expect(cart.payable).toBe(false);
  });

  it("cannot be paid while it is empty", () => {
    expect(view([], []).payable).toBe(false);
  });
});
