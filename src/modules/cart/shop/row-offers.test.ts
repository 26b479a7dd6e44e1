import { expect, it } from "vitest";
import type { CartLineView, CartView } from "../cart-view.ts";
import { cart as texts } from "../texts/cart.ts";
import { type Promised, rowOffers } from "./row-offers.ts";

const name = "Buy 2, get 1 free";
const promised: Promised = {
  mat: [{ id: "rule", name, pieces: { buy: 2, free: 1 } }],
  lamp: [
    { id: "rule", name, pieces: { buy: 2, free: 1 } },
    { id: "tenth", name: "10% off lamps" },
  ],
};
const words = texts.offer;
const line = (quantity: number, productId = "mat", unitPaise = 64_900) =>
  ({ id: productId, productId, quantity, unitPaise, most: 10, changes: [] }) as unknown as CartLineView;
const promo = (code: string) => ({ code }) as CartView["promo"];
const said = (lines: readonly CartLineView[], by: CartView["promo"] = null, at = 0) =>
  rowOffers(lines[at] as CartLineView, { lines, promo: by }, { promised, words }).map(({ text, way }) =>
    way ? [text, way] : [text],
  );

it("says how many more it takes until a piece is free", () => {
  expect(said([line(1)])).toEqual([[name, "Add 2 more: 1 of them is free"]]);
  expect(said([line(2)])).toEqual([[name, "Add 1 more: it is free"]]);
});

it("says what is free once it is, and of the next one when it is near", () => {
  const by = promo("rule");
  expect(said([line(3)], by)).toEqual([["1 free, −₹649.00"]]);
  expect(said([line(5)], by)).toEqual([["1 free, −₹649.00", "Add 1 more: it is free"]]);
  expect(said([line(6)], by)).toEqual([["2 free, −₹1,298.00"]]);
});

it("asks for no more than can be bought", () => {
  expect(said([{ ...line(2), most: 2 }])).toEqual([[name]]);
});

it("counts all goods of one discount together, and gives the cheapest away", () => {
  const lines = [line(2), line(1, "lamp", 10_000)];
  expect(said(lines, promo("rule"))).toEqual([]);
  expect(said(lines, promo("rule"), 1)).toEqual([["1 free, −₹100.00"]]);
  expect(said([line(1), line(1, "lamp", 10_000)])).toEqual([[name, "Add 1 more: it is free"]]);
});

it("tells of a discount without pieces by its name, and of none beside another one", () => {
  expect(said([line(1, "lamp")])).toEqual([[name, "Add 2 more: 1 of them is free"], ["10% off lamps"]]);
  expect(said([line(2)], promo("WELCOME10"))).toEqual([]);
  expect(said([line(1, "lamp")], promo("tenth"))).toEqual([]);
});
