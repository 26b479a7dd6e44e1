import fc from "fast-check";
import { expect, it } from "vitest";
import { sharesOfSet } from "./sold-lines.ts";

const part = fc.record({ pieces: fc.integer({ min: 1, max: 10 }), unitPaise: fc.nat(50_000_000) });

it("the shares of a set are its price to the paisa, each within a paisa of what it is worth", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 10 }), fc.nat(50_000_000), (parts, setPaise) => {
      const shares = sharesOfSet(setPaise, parts);
      const sumOf = (some: typeof shares) =>
        some.reduce((sum, { pieces, unitPaise }) => sum + pieces * unitPaise, 0);
      expect(sumOf(shares)).toBe(setPaise);
      const worth = parts.reduce((sum, { pieces, unitPaise }) => sum + pieces * unitPaise, 0);
      for (const one of parts) {
        const own = shares.filter((share) => share.part === one);
        expect(own.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(one.pieces);
        expect(own.length).toBeLessThanOrEqual(2);
        expect(own.every(({ unitPaise }) => unitPaise >= 0)).toBe(true);
        if (worth > 0)
          expect(
            Math.abs(sumOf(own) - (setPaise * (one.pieces * one.unitPaise)) / worth),
          ).toBeLessThanOrEqual(1.01);
      }
    }),
  );
});

it("a share that its pieces cannot divide makes two lines", () => {
  const glass = { pieces: 3, unitPaise: 100 };
  const jug = { pieces: 1, unitPaise: 300 };
  expect(sharesOfSet(501, [glass, jug])).toEqual([
    { part: glass, pieces: 2, unitPaise: 83 },
    { part: glass, pieces: 1, unitPaise: 84 },
    { part: jug, pieces: 1, unitPaise: 251 },
  ]);
});

it("parts that cost nothing share by their pieces", () => {
  const shares = sharesOfSet(100, [
    { pieces: 1, unitPaise: 0 },
    { pieces: 3, unitPaise: 0 },
  ]);
  expect(shares.map(({ pieces, unitPaise }) => [pieces, unitPaise])).toEqual([
    [1, 25],
    [3, 25],
  ]);
});
