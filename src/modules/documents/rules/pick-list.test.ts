import fc from "fast-check";
import { expect, it } from "vitest";
import { pickListOf } from "./pick-list.ts";

const line = (title: string, quantity: number, size: string | null = null) => ({
  productId: title,
  title,
  picture: null,
  colour: null,
  size,
  quantity,
});

it("names each choice once, with the orders that it is for", () => {
  const list = pickListOf([
    { number: "H-1", lines: [line("Kurta", 2, "M"), line("Diya", 1)] },
    { number: "H-2", lines: [line("Kurta", 1, "M"), line("Kurta", 1, "L")] },
  ]);
  expect(list.map(({ title, size, quantity, orders }) => [title, size, quantity, orders])).toEqual([
    ["Diya", null, 1, [{ number: "H-1", quantity: 1 }]],
    ["Kurta", "L", 1, [{ number: "H-2", quantity: 1 }]],
    [
      "Kurta",
      "M",
      3,
      [
        { number: "H-1", quantity: 2 },
        { number: "H-2", quantity: 1 },
      ],
    ],
  ]);
});

it("loses no piece and adds none", () => {
  const lines = fc.array(
    fc.record({
      title: fc.constantFrom("a", "b", "c"),
      size: fc.option(fc.constantFrom("S", "M")),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(lines), (orders) => {
      const given = orders.map((of, at) => ({
        number: `H-${at}`,
        lines: of.map(({ title, size, quantity }) => line(title, quantity, size)),
      }));
      const list = pickListOf(given);
      const wanted = orders.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      const named = list.flatMap(({ orders }) => orders).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(list.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted);
      expect(named).toBe(wanted);
      expect(new Set(list.map(({ title, size }) => `${title} ${size}`)).size).toBe(list.length);
    }),
  );
});
