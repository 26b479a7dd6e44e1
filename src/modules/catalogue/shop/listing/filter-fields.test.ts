import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { FilterFields } from "./filter-fields.tsx";

it.each([
  ["above what it holds", { category: "all-bags", children: [{ id: "totes" }], parent: null }, 1],
  [
    "within what it is a part of",
    { category: "purses", children: [{ id: "purses" }], parent: { id: "totes" } },
    2,
  ],
  [
    "beside others of what is not offered",
    { category: "purses", children: [{ id: "books" }, { id: "purses" }], parent: { id: "shelf" } },
    2,
  ],
  [
    "last, where it belongs to nothing",
    { category: "sarees", children: [], parent: null, othersFrom: null },
    3,
  ],
  ["where it is offered anyway", { category: "books", children: [], parent: null, othersFrom: null }, 2],
])("the page's own group stands %s", (_where, { category, children, parent }, at) => {
  const offered = ["totes", "books"];
  const ids = [null, "totes", "books", ...(offered.includes(category) ? [] : [category])];
  const view = {
    query: { category, search: "", sort: "relevance", minPaise: null, maxPaise: null, rating: null },
    categoryChoices: ids.map((id) => ({ id, count: null })),
    ...{ ratingChoices: [], offeredValues: [] },
    ...{ offered, children, parent, othersFrom: null },
  } as unknown as ShownListing;
  const page = renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }));
  const values = [...page.matchAll(/name="category"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toHaveLength(ids.length);
  expect(values[at]).toBe(category);
});

it("has what a group holds stand within it, with what else it holds", () => {
  const view = {
    query: {
      category: "purses",
      search: "",
      sort: "relevance",
      minPaise: null,
      maxPaise: null,
      rating: null,
    },
    categoryChoices: [null, "totes", "books", "purses", "clutches"].map((id) => ({ id, count: null })),
    ...{ ratingChoices: [], offeredValues: [] },
    ...{
      offered: ["totes", "books"],
      children: [{ id: "clutches" }, { id: "purses" }],
      parent: { id: "totes" },
      othersFrom: null,
    },
  } as unknown as ShownListing;
  const page = renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }));
  const within = [...page.matchAll(/filter-part"><input type="radio" name="category"[^>]*value="([^"]*)"/g)];
  expect(within.map(([, value]) => value)).toEqual(["clutches", "purses"]);
  expect(page.indexOf('"purses"')).toBeLessThan(page.indexOf('"books"'));
});

/** Of which three have all the words, and four only some. */
const aSearch = {
  query: { category: null, search: "harp", sort: "relevance", minPaise: null, maxPaise: null, rating: null },
  ratingChoices: [4, 3, 2, 1, null].map((least) => ({ least, count: 7 })),
  offeredValues: [],
  children: [],
  parent: null,
  total: 7,
  complete: 3,
  othersFrom: 3,
};

it("counts nothing where what is related stands apart from what was found", () => {
  const view = {
    ...aSearch,
    categoryChoices: [{ id: null, count: 7 }],
    offered: [],
  } as unknown as ShownListing;
  expect(renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }))).not.toContain(
    "filter-count",
  );
});

it("counts the categories where they are counted as the results are", () => {
  const view = {
    ...aSearch,
    categoryChoices: [
      { id: null, count: 3 },
      { id: "books", count: 3 },
    ],
    offered: ["books"],
  } as unknown as ShownListing;
  const page = renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }));
  expect([...page.matchAll(/filter-count">([^<]*)</g)].map(([, count]) => count)).toEqual(["3", "3"]);
});

it.each([
  ["harp", ["", "books", "pens", "sarees"]],
  ["", ["", "books", "pens", "sarees"]],
])("offers of the search %j only what holds some, was chosen or was not counted", (search, offered) => {
  const view = {
    query: { category: "books", search, sort: "relevance", minPaise: null, maxPaise: null, rating: null },
    categoryChoices: [
      { id: null, count: 0 },
      { id: "totes", count: 0 },
      { id: "books", count: 0 },
      { id: "pens", count: 3 },
      { id: "sarees", count: null },
    ],
    ...{ ratingChoices: [], offeredValues: [] },
    ...{ offered: ["totes", "books", "pens", "sarees"], children: [], parent: null, othersFrom: null },
  } as unknown as ShownListing;
  const page = renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }));
  const values = [...page.matchAll(/name="category"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(offered);
});

it.each([
  ["at every level", [70, 112, 114, 114, 114], ["70", "112", "114", "114", "114"]],
  ["nowhere where nobody counted", [null, null, null, null, null], []],
])("says how many are rated so %s", (_where, counts, said) => {
  const view = {
    query: { category: null, search: "", sort: "relevance", minPaise: null, maxPaise: null, rating: null },
    categoryChoices: [{ id: null, count: null }],
    ratingChoices: [4, 3, 2, 1, null].map((least, at) => ({ least, count: counts[at] })),
    offeredValues: [],
    ...{ offered: [], children: [], parent: null, othersFrom: null },
  } as unknown as ShownListing;
  const page = renderToStaticMarkup(createElement(FilterFields, { view, problems: [] }));
  expect([...page.matchAll(/filter-count">([^<]*)</g)].map(([, count]) => count)).toEqual(said);
  expect(page.match(/name="rating"/g)).toHaveLength(5);
});
