import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { type Office, OfficeContext } from "../frame/office-context.ts";
import { ShopPage } from "./shop-page.tsx";

it("leads to the page of each group of settings, and to what has a page beside them", () => {
  const office = { shell: { lang: "en" } } as unknown as Office;
  const page = createElement(ShopPage, { done: 2, steps: 9, now: {} });
  const html = renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, page));
  for (const name of [...Object.keys(settingGroups), "stores", "tree", "taxes", "places", "changes"])
    expect(html).toContain(`href="/manage/shop/${name}"`);
  expect(html).toContain("2 of 9 steps");
});
