import { expect, it } from "vitest";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { isDearer } from "./is-dearer.ts";

const price = (unitPaise: number) => ({ unitPaise, oldUnitPaise: null, discount: 0 });
const goods = {
  ...price(10_000_00),
  priceVaries: true,
  variants: [
    { colour: "", size: "64 GB", free: 3 },
    { colour: "", size: "128 GB", free: 3 },
    { colour: "", size: "256 GB", free: 3, price: price(25_000_00) },
  ],
} as unknown as Sellable;
const sold = (size: string, unitPaise: number) => ({ colour: "", size, unitPaise });

it("lets nobody have the dear choice for the price of the cheap one", () => {
  expect(isDearer(goods, sold("64 GB", 10_000_00), { size: "256 GB" })).toBe(true);
  expect(isDearer(goods, sold("64 GB", 10_000_00), { size: "128 GB" })).toBe(false);
  expect(isDearer(goods, sold("256 GB", 25_000_00), { size: "64 GB" })).toBe(false);
});

it("minds neither a sale that is over nor a price that fell", () => {
  expect(isDearer(goods, sold("64 GB", 8_000_00), { size: "128 GB" })).toBe(false);
  expect(isDearer(goods, sold("64 GB", 26_000_00), { size: "256 GB" })).toBe(false);
  expect(isDearer(goods, sold("gone", 8_000_00), { size: "256 GB" })).toBe(true);
});
