import { describe, expect, it } from "vitest";
import { sellable } from "#support/sellables.ts";
import { withChangedStock, withSets } from "./sets.ts";
import { freeOf, variantKey } from "./variant.ts";

const part = (productId: string, pieces: number, size = "") => ({ productId, colour: "", size, pieces });
const glass = sellable({ id: "glass", each: 13 });
const jug = sellable({ id: "jug", each: 5, prepaidOnly: true });
const set = sellable({ id: "set", each: 0, parts: [part("glass", 6), part("jug", 1)] });
const offers = (...goods: (typeof set)[]) => new Map([set, ...goods].map((one) => [one.id, one]));

describe("a set", () => {
  it("is there as often as its scarcest part allows", () => {
    expect(withSets(offers(glass, jug)).get("set")).toMatchObject({ free: 2, prepaidOnly: true });
    expect(withSets(offers(glass)).get("set")?.free).toBe(0);
    expect(withSets(offers(glass, { ...jug, variants: [], gone: true })).get("set")?.free).toBe(0);
  });

  it("counts the choice that is in it", () => {
    const shirt = sellable({ id: "shirt", each: 4, sizes: ["S", "M"] });
    const sized = { ...set, parts: [part("shirt", 2, "M"), part("shirt", 1, "S")] };
    expect(withSets(new Map([sized, shirt].map((one) => [one.id, one]))).get("set")?.free).toBe(2);
    const unknown = { ...set, parts: [part("shirt", 1, "XL")] };
    expect(withSets(new Map([unknown, shirt].map((one) => [one.id, one]))).get("set")?.free).toBe(0);
  });

  it("follows what is held of its parts", () => {
    const changes = new Map([[variantKey(part("glass", 0)), 5]]);
    expect(freeOf(withChangedStock(offers(glass, jug), changes).get("set")?.variants ?? [], {})).toBe(3);
  });
});
