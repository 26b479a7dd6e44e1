import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { GoodsNumbers } from "../products/goods-numbers.tsx";
import { GoodsStock } from "./goods-stock.tsx";

type StockFormInput = { readonly problem?: object; readonly pieces?: number; readonly held?: number };

function NumbersForm({ goods }: { readonly goods: GoodsView }) {
  return ActionForm({
    endpoint: goodsOfficeEndpoints.change,
    input: { id: goods.id },
    children: (state) => createElement(GoodsNumbers, { goods, state }),
  });
}

function shown(sizes: readonly string[], { problem, pieces = 7, held = 0 }: StockFormInput = {}): string {
  const variants = sizes.map((size) => ({
    ...{ colour: "", size, pieces, held, isOffered: true, stockVersion: 4 },
  }));
  const price = { unitPaise: 9_900, mrpPaise: 9_900 };
  const goods = { id: "k", variants, price } as unknown as GoodsView;
  const place = { path: "goods/k", search: new URLSearchParams() };
  const office = {
    shell: { lang: "en" },
    words: textsOf("en").manage,
    problem,
    ...place,
  } as unknown as Office;
  const stock = createElement(GoodsStock, { goods });
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office }, stock, createElement(NumbersForm, { goods })),
  );
}

const many = ["S", "M", "L", "XL", "XXL", "3XL"];

it("asks how many there are beside the price, and of many choices in a fold with a form of its own", () => {
  const one = shown([""], { held: 2 });
  expect(one).toContain("In stock");
  expect(one).toContain("including 2 reserved for unpaid orders");
  expect(one).not.toContain("<details");
  expect(shown(["S", "M"]).match(/name="counts\.\d\.pieces"/g)).toHaveLength(2);
  expect(shown(["S", "M"])).not.toContain("Save the stock");
  const folded = shown(many);
  expect(folded).toMatch(/<details class="fold below-l"><summary[^>]*>In stock<span[^>]*>42 in 6 choices/);
  expect(folded.match(/name="counts\.\d\.pieces"/g)).toHaveLength(6);
});

it("is open, with its button, where it was refused, whatever was wrong", () => {
  const problem = { call: "shelves.count", values: { id: "k" }, message: "" };
  for (const field of ["counts.1.pieces", undefined]) {
    const refused = shown(many, { problem: { ...problem, field } });
    expect(refused).toContain('<details class="fold below-l" open="">');
    expect(refused).toContain("Save the stock");
  }
});

it("keeps a number that was typed, above what there is now, and follows what was sold where none was", () => {
  const refused = (typed: string) => {
    const values = { id: "k", "counts.0.pieces": typed, "counts.0.shown": "9", "counts.0.seen": "2" };
    return shown([""], { problem: { call: "shelves.change", values, message: "" } });
  };
  for (const page of [refused("12"), refused("9")]) {
    expect(page).toContain('name="counts.0.shown" value="7"');
    expect(page).toContain('name="counts.0.seen" value="4"');
  }
  expect(refused("12")).toMatch(/name="counts\.0\.pieces"[^>]*value="12"/);
  expect(refused("12")).toContain("Now: 7");
  expect(refused("9")).toMatch(/name="counts\.0\.pieces"[^>]*value="7"/);
  expect(refused("9")).not.toContain("Now: ");
});
