import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "../frame/office-context.ts";
import { GoodsStock } from "./goods-stock.tsx";

function stockOf(sizes: readonly string[], problem?: object): string {
  const variants = sizes.map((size) => ({
    ...{ colour: "", size, pieces: 7, held: 0, isOffered: true, stockVersion: 1 },
  }));
  const goods = { id: "k", variants } as unknown as GoodsView;
  const office = { shell: { lang: "en" }, words: textsOf("en").manage, problem } as unknown as Office;
  const stock = createElement(GoodsStock, { goods });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, stock));
}

it("shows the numbers of few choices, and of many how many there are in all", () => {
  expect(stockOf([""])).toContain("How many you have");
  expect(stockOf(["S", "M"])).not.toContain("<details");
  const many = stockOf(["S", "M", "L", "XL", "XXL", "3XL"]);
  expect(many).toMatch(/<details class="fold"><summary>42 in 6 choices/);
  expect(many.match(/name="counts\.\d\.pieces"/g)).toHaveLength(6);
});

it("is open, with its button, where it was refused, whatever was wrong", () => {
  const problem = { call: "shelves.count", values: { id: "k" }, message: "" };
  for (const field of ["counts.1.pieces", undefined]) {
    const refused = stockOf(["S", "M", "L", "XL", "XXL", "3XL"], { ...problem, field });
    expect(refused).toContain('<details class="fold" open="">');
    expect(refused).toContain("Save the stock");
  }
});
