import { expect, it } from "vitest";
import { areSameItems } from "./same-items.ts";

const cart = [
  { productId: "shirt", quantity: 2, colour: "Red", size: "M" },
  { productId: "shirt", quantity: 1, colour: "Blue", size: "M" },
  { productId: "pen", quantity: 3, colour: null, size: null },
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
