import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinationsOf, spread } from "./variants.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

describe("the variants of a product", () => {
  it.each([
    ["nothing to choose", [], [], ["/"]],
    ["colours alone", ["Red", "Blue"], [], ["Red/", "Blue/"]],
    ["sizes alone", [], ["S", "M"], ["/S", "/M"]],
    ["both", ["Red", "Blue"], ["S", "M"], ["Red/S", "Red/M", "Blue/S", "Blue/M"]],
    ["a size that is named twice", [], ["S", "S"], ["/S"]],
  ])("of %s", (_, colours, sizes, expected) => {
    const made = combinationsOf({ colours: named(...colours), sizes });
    expect(made.map(({ colour, size }) => `${colour}/${size}`)).toEqual(expected);
  });

  it("share a stock that was one number: none is lost, and none has two more than another", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 600 }), (pieces, choices) => {
        const parts = spread(pieces, choices);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(pieces);
        expect(parts).toEqual([...parts].sort((a, b) => b - a));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
