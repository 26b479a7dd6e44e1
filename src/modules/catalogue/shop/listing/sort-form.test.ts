import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { choiceFilters } from "#modules/catalogue/rules/filters/all-filters.ts";
import { listingFields } from "../public/listing-address.ts";
import { SortForm } from "./sort-form.tsx";

it("keeps every filter, and begins at the first page", () => {
  const query: ListingQuery = {
    search: "blue & white",
    category: "clothing",
    minPaise: 49_900,
    maxPaise: 129_950,
    rating: 4,
    sort: "price-up",
    chosen: Object.fromEntries(choiceFilters.map(({ name }) => [name, ["Rose Gold", "XL"]])),
    page: 3,
    limit: 24,
  };
  const router = createMemoryRouter([{ path: "/", element: createElement(SortForm, { query }) }]);
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const { sort: _, page: __, ...filters } = listingFields(query);
  expect([...new Set(hidden.map(([, name]) => name))]).toEqual(Object.keys(filters));
  expect(hidden.filter(([, , value]) => value === "Rose Gold")).toHaveLength(choiceFilters.length);
  expect(hidden.every(([, , value]) => value !== "")).toBe(true);
});
