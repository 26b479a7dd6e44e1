import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { CustomersPage } from "#modules/accounts/office/customers/customers-page.tsx";
import { CategoryOptions } from "#modules/catalogue/office/categories/category-options.tsx";
import { PickPage } from "#modules/documents/office/pick-page.tsx";
import type { KeptStore } from "#modules/stores/office/store-fields.tsx";
import { StoresPage } from "#modules/stores/office/stores-page.tsx";
import { type Office, OfficeContext } from "../frame/office-context.ts";

const named = (name: string) => ({ id: name, name });
const someone = {
  ...named("Meera Nair"),
  phone: null,
  email: null,
  orders: 0,
  spentPaise: 0,
  refusedParcels: 0,
  returns: 0,
};
const order = {
  ...named("Meera Nair"),
  number: "HAAT1",
  version: 1,
  pieces: 1,
  state: "packed",
  toPack: false,
};

it.each<[string, ReactElement, readonly string[]]>([
  [
    "stores",
    createElement(StoresPage, {
      stores: [{ ...named("Haat Indiranagar"), city: "बेंगलुरु", timings: "Daily" } as KeptStore],
      closed: [],
    }),
    ["Haat Indiranagar", "Daily"],
  ],
  [
    "customers",
    createElement(CustomersPage, { customers: [someone] as never, next: null, count: null, filter: {} }),
    ["Meera Nair"],
  ],
  [
    "orders to pick",
    createElement(PickPage, { goods: [], orders: [order] as never, choices: [], here: "/" }),
    ["Meera Nair"],
  ],
])("marks what is written in another language than the page among %s", (_, page, english) => {
  const marked = [...read(page, "hi").matchAll(/<span lang="en">(.*?)<\/span>/g)].map(([, text]) => text);
  expect(marked).toEqual(english);
  expect(read(page, "en")).not.toContain('lang="en"');
});

it("marks choices in a list, and the names above them", () => {
  const places = [{ id: "1", name: "Diya", top: "Home" }] as never;
  const list = createElement(CategoryOptions, { places });
  expect(read(list, "hi")).toBe(
    '<optgroup label="Home" lang="en"><option value="1" lang="en">Diya</option></optgroup>',
  );
  expect(read(list, "en")).not.toContain("lang=");
});

function read(page: ReactElement, lang: Lang): string {
  const shell = { lang, shop: { name: "Haat" } };
  const value = { shell, words: textsOf(lang).manage, role: "owner" } as unknown as Office;
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value }, page));
}
