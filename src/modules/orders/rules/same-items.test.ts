import { expect, it } from "vitest";
import { areSameItems } from "./same-items.ts";

const cart = [
  { id: "1", productId: "shirt", quantity: 2, colour: "Red", size: "M" },
  { id: "2", productId: "shirt", quantity: 1, colour: "Blue", size: "M" },
  { id: "3", productId: "pen", quantity: 3, colour: null, size: null },
];

it("knows its own cart, whatever the order", () => {
  expect(areSameItems(cart, cart)).toBe(true);
  expect(areSameItems([...cart].reverse(), cart)).toBe(true);
});

it("lets left out options fit any line of the product", () => {
  const asked = [
    { productId: "shirt", quantity: 3 },
    { productId: "pen", quantity: 3 },
  ];
  expect(areSameItems(asked, cart)).toBe(true);
});

it("sees more, fewer, others and other options", () => {
  const pens = { productId: "pen", quantity: 3 };
  expect(areSameItems([{ productId: "shirt", quantity: 3 }], cart)).toBe(false);
  expect(areSameItems([{ productId: "shirt", quantity: 4 }, pens], cart)).toBe(false);
  expect(areSameItems([{ productId: "shirt", quantity: 2 }, pens], cart)).toBe(false);
  expect(areSameItems([{ productId: "hat", quantity: 3 }, pens], cart)).toBe(false);
  expect(areSameItems([{ productId: "shirt", quantity: 3, colour: "Red" }, pens], cart)).toBe(false);
  expect(areSameItems([], cart)).toBe(false);
});

it("gives the named options their lines before the loose ones, whatever comes first", () => {
  const pens = { productId: "pen", quantity: 3 };
  const loose = { productId: "shirt", quantity: 1 };
  for (const named of [{ colour: "Red", size: "M" }, { colour: "Red" }]) {
    const red = { productId: "shirt", quantity: 2, ...named };
    expect(areSameItems([loose, red, pens], cart)).toBe(true);
    expect(areSameItems([red, loose, pens], cart)).toBe(true);
  }
  const sized = [
    { id: "1", productId: "cap", quantity: 1, colour: null, size: "S" },
    { id: "2", productId: "cap", quantity: 1, colour: null, size: "M" },
  ];
  const cap = { productId: "cap", quantity: 1 };
  expect(areSameItems([cap, { ...cap, size: "S" }], sized)).toBe(true);
});

it("knows a line by its own id too", () => {
  expect(areSameItems([{ productId: "3", quantity: 3 }], cart.slice(2))).toBe(true);
  expect(areSameItems([{ productId: "3", quantity: 2 }], cart.slice(2))).toBe(false);
});
