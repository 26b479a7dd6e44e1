import type { IncomingMessage } from "node:http";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { describeWithDatabase } from "#support/engines.ts";

/** One entry more in the list, and nothing else anywhere; what is made of the list is loaded anew for it. */
beforeAll(async () => {
  vi.resetModules();
  const { choiceFilter } = await import("#modules/catalogue/rules/filters/choice-filter.ts");
  const { filters } = await import("#modules/catalogue/rules/filters/filters.ts");
  const initial = choiceFilter({
    name: "initial",
    label: () => "Initial of the brand",
    valuesOf: ({ brand }) => [brand.slice(0, 1)],
    said: (value) => `Begins with ${value}`,
  });
  vi.resetModules();
  vi.doMock("#modules/catalogue/rules/filters/filters.ts", () => ({ filters: [...filters, initial] }));
});

afterAll(() => {
  vi.doUnmock("#modules/catalogue/rules/filters/filters.ts");
  vi.resetModules();
});

describeWithDatabase("a filter that is added to the list", (openFresh) => {
  it("is read, shown, counted, documented, cached and found by", async () => {
    const { readListingQuery } = await import("#modules/catalogue/shop/listing/read-listing-query.ts");
    const { listingAddress } = await import("#modules/catalogue/shop/public/listing-address.ts");
    const { query } = readListingQuery(new URLSearchParams("category=clothing&initial=K&initial=J&page=2"));
    expect(query.chosen).toEqual({ initial: ["K", "J"] });
    expect(listingAddress(query)).toBe("/products?category=clothing&initial=K&initial=J");

    const { openShop } = await import("#support/running-shop.ts");
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const brands = (body: { products: { brand: string }[] }) => [
      ...new Set(body.products.map(({ brand }) => brand)),
    ];
    for (const search of ["", "cotton"]) {
      const { body } = await shop.call("GET", `/products?search=${search}&initial=k&initial=J`);
      expect(
        brands(body).every((brand) => /^[KJ]/.test(brand)),
        search,
      ).toBe(true);
      expect(brands(body).length, search).toBeGreaterThan(1);
      const [counted] = body.facets.initial.filter(({ value }: { value: string }) => value === "K");
      const { body: alone } = await shop.call("GET", `/products?search=${search}&initial=K`);
      expect(counted.count).toBe(alone.total);
    }
    const many = Array.from({ length: 21 }, (_, at) => `initial=${at}`).join("&");
    expect(await shop.call("GET", `/products?${many}`)).toMatchObject({
      status: 422,
      body: { field: "initial" },
    });
    const { body: document } = await shop.call("GET", "/openapi.json");
    const names = document.paths["/products"].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).toContain("initial");
    await shop.stop();

    const view = {
      ...{ query, category: null, cards: [], children: [], parent: null, offered: [], othersFrom: null },
      ...{ categoryChoices: [], ratingChoices: [], total: 3, complete: 3 },
      offeredValues: [{ filter: "initial", values: [{ value: "K", count: 2 }] }],
    } as unknown as ShownListing;
    const { AppliedFilters } = await import("#modules/catalogue/shop/listing/applied-filters.tsx");
    const { FilterFields } = await import("#modules/catalogue/shop/listing/filter-fields.tsx");
    const page = [
      createElement(FilterFields, { key: "fields", view, problems: [] }),
      createElement(AppliedFilters, { key: "chips", view }),
    ];
    const router = createMemoryRouter([{ path: "/", element: page }]);
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
    expect(html).toContain("Initial of the brand");
    expect(html).toMatch(/type="checkbox" name="initial" checked="" value="K"/);
    expect(html).toContain("Initial of the brand: Begins with J");
    expect(html).toContain('href="/products?category=clothing&amp;initial=J"');
  });

  it("is part of the key by which its pages and answers are cached", async () => {
    const { cacheKeyOf } = await import("#server/page-cache/cache-key.ts");
    for (const url of [
      "/products?initial=K",
      "/category/clothing?initial=K&initial=J",
      "/api/products?initial=K",
    ]) {
      const request = { method: "GET", url, headers: {} } as IncomingMessage;
      expect(cacheKeyOf(request, false, Date.now())?.address).toBe(url);
    }
  });
});
