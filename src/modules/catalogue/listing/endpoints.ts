import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import type { Chosen } from "../catalogue-view.ts";
import { sortOrders } from "../catalogue-view.ts";
import { productChanges, productDraft } from "../products/product-input.ts";
import { choiceFilters } from "../rules/filters/all-filters.ts";
import { longestValue, mostValues } from "../rules/filters/choice-filter.ts";
import { searchActions } from "../rules/search-action.ts";

const colour = z.object({
  name: z.string(),
  hex: z.string(),
  image: z.string().meta({ description: "The picture that shows this colour" }),
});

const product = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number().meta({ description: "Before the discount, in catalogue units" }),
  discount: z.number().meta({ description: "In percent, with as many decimals as it takes" }),
  unitPaise: z.int().meta({ description: "What one costs after the discount, in paise" }),
  priceVaries: z.boolean().optional().meta({ description: "Some of its choices cost more" }),
  images: z.array(z.string()),
  image: z.string(),
  inStock: z.boolean(),
  colors: z.array(colour),
  colours: z.array(colour),
  sizes: z.array(z.string()),
  rating: z.object({ rate: z.number(), count: z.int() }),
});

const detail = product.extend({ stock: z.int(), highlights: z.array(z.string()) });

const success = z.literal(true);
const count = z.int().nullable();
const amount = (field: string) =>
  z.coerce
    .number({ error: `${field}: a number of catalogue units` })
    .min(0, `${field}: not below 0`)
    .max(10_000_000, `${field}: not above 10000000`);
const whole = (field: string, least: number, most: number) =>
  z.coerce
    .number({ error: `${field}: a whole number` })
    .int(`${field}: a whole number`)
    .min(least, `${field}: from ${least} to ${most}`)
    .max(most, `${field}: from ${least} to ${most}`);

/** A client that filters by itself asks once: a small catalogue comes whole. */
const mostListed = 250;

const someValues = (name: string) => {
  const value = z
    .string({ error: `${name}: a text, or several` })
    .max(longestValue, `${name}: at most ${longestValue} letters each`);
  return z
    .union([value, z.array(value).max(mostValues, `${name}: at most ${mostValues} of them`)])
    .optional()
    .meta({ description: "A text; named several times, products with any of them" });
};
const chosenValues: Readonly<Record<string, ReturnType<typeof someValues>>> = Object.fromEntries(
  choiceFilters.map(({ name }) => [name, someValues(name)]),
);

const listingQuery = z
  .object({
    ...chosenValues,
    search: z.string().max(10_000, "search: at most 10000 letters").default(""),
    category: z.string().max(100, "category: at most 100 letters").default("all"),
    minPrice: amount("minPrice").optional(),
    maxPrice: amount("maxPrice").optional(),
    rating: whole("rating", 1, 4).optional(),
    sort: z.enum(sortOrders, { error: `sort: one of ${sortOrders.join(", ")}` }).default("relevance"),
    page: whole("page", 1, 2_400).optional(),
    limit: whole("limit", 1, mostListed)
      .optional()
      .meta({ description: `Without a page and without a limit ${mostListed}; with a page alone 24` }),
  })
  .refine(({ minPrice = 0, maxPrice = Number.MAX_VALUE }) => minPrice <= maxPrice, {
    path: ["minPrice"],
    error: "minPrice: not above maxPrice",
  })
  .transform(({ page, limit, search, category, minPrice, maxPrice, rating, sort, ...rest }) => ({
    ...{ search, minPrice, maxPrice, rating, sort },
    chosen: chosenIn(rest),
    category: ["", "all"].includes(category.trim().toLowerCase()) ? null : category,
    page: page ?? 1,
    limit: limit ?? (page === undefined ? mostListed : 24),
  }));

function chosenIn(fields: Readonly<Record<string, unknown>>): Chosen {
  const values = (name: string) => [fields[name] ?? []].flat().filter((one) => one !== "") as string[];
  return Object.fromEntries(choiceFilters.map(({ name }) => [name, values(name)]));
}

const offeredValues = z.array(z.object({ value: z.string(), count }));
const offered: Readonly<Record<string, typeof offeredValues>> = Object.fromEntries(
  choiceFilters.map(({ name }) => [name, offeredValues]),
);

const message = z.string();

export const catalogueEndpoints = defineEndpoints("catalogue", {
  list: {
    method: "GET",
    path: "/products",
    right: "goods.see",
    isShared: true,
    summary: "Products by search and filters, a page at a time",
    input: listingQuery,
    answer: z.object({
      success,
      products: z.array(product),
      total: z.int(),
      complete: z.int().meta({
        description:
          "How many have all the words of the search and are the thing; the others have some of the words, or only mention it",
      }),
      isMore: z.boolean().meta({ description: "There are more than the total, uncounted" }),
      page: z.int(),
      pages: z.int(),
      corrected: z.string().nullable().meta({
        description:
          "What was searched instead; for an unknown category, which holds nothing, the one that may be meant",
      }),
      facets: z.object({
        categories: z.array(z.object({ id: z.string(), count })),
        ratings: z.array(z.object({ rating: z.int().nullable(), count })),
        ...offered,
      }),
    }),
    refusals: ["pageTooFar"],
  },
  suggest: {
    method: "GET",
    path: "/products/search",
    right: "goods.see",
    isShared: true,
    summary: "Suggestions while a search is typed",
    input: z
      .object({
        q: z.string().max(10_000).optional(),
        query: z.string().max(10_000).optional(),
        search: z.string().max(10_000).optional(),
      })
      .transform(({ q, query, search }) => ({ search: q ?? query ?? search ?? "" })),
    answer: z.object({
      success,
      products: z.array(product),
      categories: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  chosen: {
    method: "POST",
    path: "/products/search",
    right: "goods.see",
    summary: "Tell what a search led to, so that it is found sooner; who tells is not kept",
    input: z.object({
      search: z.string().max(200),
      productId: z.string().max(100),
      deed: z.enum(searchActions, { error: `deed: one of ${searchActions.join(", ")}` }),
    }),
    answer: z.object({ success, message: z.string() }),
  },
  one: {
    method: "GET",
    path: "/products/{id}",
    right: "goods.see",
    isShared: true,
    summary: "One product",
    answer: z.object({ success, data: detail }),
    refusals: ["productNotFound"],
  },
  add: {
    method: "POST",
    path: "/products",
    right: "goods.change",
    summary: "Add a product (staff)",
    input: productDraft,
    status: 201,
    answer: z.object({ success, message, data: detail }),
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["categoryUnknown", "pictureUnknown", "discountTooMuch"],
  },
  change: {
    method: "PUT",
    path: "/products/{id}",
    right: "goods.change",
    summary: "Change what is said of a product (staff)",
    input: productChanges,
    answer: z.object({ success, message, data: detail }),
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "categoryUnknown", "pictureUnknown", "discountTooMuch", "isSet"],
  },
  remove: {
    method: "DELETE",
    path: "/products/{id}",
    right: "goods.change",
    summary: "Take a product out of the catalogue; old orders keep it (staff)",
    answer: z.object({ success, message }),
    message: ({ catalogue }) => catalogue.removed,
    refusals: ["productNotFound"],
  },
});
