import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { StockLeft } from "./goods-row.tsx";

function left(free: number): string {
  const office = { shell: { lang: "en" } } as unknown as Office;
  const shown = createElement(StockLeft, { free, lowAt: 2 });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, shown));
}

it("says a word with the number, and tells what is low and what is gone from the rest", () => {
  expect(left(3)).toBe('<span class="stock-left "><b class="stepper-count">3</b> left</span>');
  expect(left(2)).toContain("is-low");
  expect(left(0)).toContain("is-gone");
  expect(left(0)).not.toContain("is-low");
});
