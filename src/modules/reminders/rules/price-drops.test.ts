import { expect, it } from "vitest";
import { priceDrops } from "./price-drops.ts";

const wish = { productId: "lamp", priceWhenAdded: 1_000_00 };
const at = (unitPaise: number, more = {}) =>
  new Map([["lamp", { unitPaise, free: 3, gone: false, ...more }]]);

it("tells of what is a twentieth cheaper than when it was saved, and then only of what is cheaper still", () => {
  expect(priceDrops([wish], at(950_01), {}).drops).toEqual([]);
  const { drops, prices } = priceDrops([wish], at(950_00), {});
  expect(drops).toEqual([{ productId: "lamp", wasPaise: 1_000_00, nowPaise: 950_00 }]);
  expect(priceDrops([wish], at(950_00), prices).drops).toEqual([]);
  // It was dear again in between.
  expect(priceDrops([wish], at(1_000_00), prices)).toEqual({ drops: [], prices });
  expect(priceDrops([wish], at(900_00), prices).drops).toEqual([
    { productId: "lamp", wasPaise: 950_00, nowPaise: 900_00 },
  ]);
});

it.each([{ free: 0 }, { gone: true }])("keeps silent about what nobody can buy: %j", (more) => {
  const { drops, prices } = priceDrops([wish], at(100_00, more), {});
  expect(drops).toEqual([]);
  expect(priceDrops([wish], at(100_00), prices).drops).toHaveLength(1);
});

it("forgets what is wished for no more", () => {
  expect(priceDrops([], at(1), { lamp: 5 })).toEqual({ drops: [], prices: {} });
});
