import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { ShopPage } from "./shop-page.tsx";

it("leads to the page of each group of settings, and to what has a page beside them", () => {
  const html = pageOf({});
  const own = Object.keys(settingGroups).filter((name) => name !== "promises");
  expect(html).toContain(`href="/manage/set-up/promises"`);
  for (const name of [...own, "stores", "tree", "taxes", "places", "changes"])
    expect(html).toContain(`href="/manage/shop/${name}"`);
  expect(html).toContain("2 of 9 steps");
});

it.each([
  ["in its name", "tax rates", ["taxes"]],
  ["in what is set now", "asha stores", ["seller"]],
  ["in the name of a field", "gift wrap", ["pricing"]],
  ["in the other language", "पंजीकृत", ["pricing"]],
  ["nowhere", "zeppelin", []],
])("finds a setting by words that stand %s", (_, search, expected) => {
  const html = pageOf({ search, now: { seller: "Asha Stores LLP" } });
  const found = [...html.matchAll(/href="\/manage\/shop\/(\w+)"/g)].map(([, name]) => name);
  expect(found).toEqual(expected);
  expect(html.includes("No setting found")).toBe(expected.length === 0);
});

function pageOf(props: {
  readonly search?: string;
  readonly now?: Readonly<Record<string, string>>;
}): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office;
  const page = createElement(ShopPage, { done: 2, steps: 9, now: {}, ...props });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, page));
}
