import { expect, it } from "vitest";
import { choiceTerm } from "../search/index/word-index.ts";
import { choiceAt, choicesIn, choicesOf, unmetOf } from "./choices.ts";

const goods = { brand: "Kavroo", colours: [{ name: "Rose  Gold" }], sizes: ["M", " m ", "XL"], soldOut: [] };

it("gives a value one number, however it is written", () => {
  const first = choicesOf(goods);
  expect(first.map((one) => choiceAt(one).key)).toEqual(["m", "xl", "rose gold", "kavroo"]);
  expect(choicesOf({ ...goods, colours: [{ name: "ROSE GOLD" }], sizes: ["xl", "M"] }).toSorted()).toEqual(
    first.toSorted(),
  );
});

it("reads of a row what is left of it, with the usual options of clothing", () => {
  const row = {
    brand: "",
    top_category: "clothing",
    colours: '[{"name":""}]',
    sizes: "[]",
    sold_out: '[["","S"]]',
  };
  expect(choicesIn(row).map((one) => choiceAt(one).value)).toEqual(["M", "L", "XL"]);
});

it("tells which filters are not met by any of what is chosen of them", () => {
  const has = choicesOf(goods);
  expect(unmetOf({ size: ["S", "xl"], brand: ["kavroo"] })(has)).toEqual([]);
  expect(unmetOf({ size: ["S"], brand: ["Bunkaari"], colour: [] })(has)).toEqual(["size", "brand"]);
  expect(unmetOf({ material: ["silk"] })(has)).toEqual([]);
});

it("makes terms that no engine cuts, each value its own", () => {
  const terms = ["2.4", "24", "2 4", "uk 6", "l/xl", "फ्री", '"; or'].map((key) => choiceTerm("size", key));
  expect(new Set(terms).size).toBe(terms.length);
  for (const term of terms) expect(term).toMatch(/^_fsize_[a-z0-9_\u0080-\uffff]+$/);
});
