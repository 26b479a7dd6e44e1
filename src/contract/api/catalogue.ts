import { z } from "zod";
import { sortOrders } from "../catalogue-view.ts";
import { endpoint } from "../endpoint.ts";

const colour = z.object({ name: z.string(), hex: z.string() });

const product = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number().meta({ description: "Before the discount, in catalogue units" }),
  discount: z.int(),
  unitPaise: z.int().meta({ description: "What one costs after the discount, in paise" }),
  images: z.array(z.string()),
  image: z.string(),
  inStock: z.boolean(),
  colors: z.array(colour),
  colours: z.array(colour),
  sizes: z.array(z.string()),
  rating: z.object({ rate: z.number(), count: z.int() }),
});

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

const listingQuery = z
  .object({
    search: z.string().max(10_000, "search: at most 10000 letters").default(""),
    category: z.string().max(100, "category: at most 100 letters").default("all"),
    minPrice: amount("minPrice").optional(),
    maxPrice: amount("maxPrice").optional(),
    rating: whole("rating", 1, 4).optional(),
    sort: z.enum(sortOrders, { error: `sort: one of ${sortOrders.join(", ")}` }).default("relevance"),
    page: whole("page", 1, 2_400).default(1),
    limit: whole("limit", 1, 100).default(24),
  })
  .refine(({ minPrice = 0, maxPrice = Number.MAX_VALUE }) => minPrice <= maxPrice, {
    path: ["minPrice"],
    error: "minPrice: not above maxPrice",
  });

const words = (most: number) => z.string().trim().min(1).max(most);
const productDraft = z.object({
  title: words(200),
  brand: z.string().trim().max(100).default("Generic"),
  description: z.string().trim().max(5_000).default(""),
  category: words(100),
  price: z.number().min(0).max(1_000_000).meta({ description: "In catalogue units, two decimals" }),
  discount: z.int().min(0).max(100).default(0),
  stock: z.int().min(0).max(1_000_000).default(0),
  highlights: z.array(words(200)).max(20).default([]),
  colours: z
    .array(z.object({ name: words(40), hex: z.string().regex(/^#[0-9a-f]{6}$/i) }))
    .max(20)
    .default([]),
  sizes: z.array(words(20)).max(30).default([]),
  featured: z.boolean().default(false),
  onSale: z.boolean().default(false),
});
/** Without the defaults: what is not named stays as it is. */
const productChanges = z
  .object(
    Object.fromEntries(
      Object.entries(productDraft.shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
      ]),
    ) as unknown as {
      [K in keyof typeof productDraft.shape]: z.ZodOptional<
        z.ZodType<z.output<(typeof productDraft.shape)[K]>>
      >;
    },
  )
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: "Name at least one field to change",
  });

const review = z.object({
  id: z.string(),
  name: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  isSample: z.boolean(),
  createdAt: z.string(),
});
const message = z.string();

export const catalogueCalls = {
  list: endpoint({
    method: "GET",
    path: "/products",
    who: "anyone",
    summary: "Products by search, category, price and rating, a page at a time",
    query: listingQuery,
    answer: z.object({
      success,
      products: z.array(product),
      total: z.int(),
      isMore: z.boolean().meta({ description: "There are more than the total, uncounted" }),
      page: z.int(),
      pages: z.int(),
      corrected: z.string().nullable(),
      facets: z.object({
        categories: z.array(z.object({ id: z.string(), count })),
        ratings: z.array(z.object({ rating: z.int().nullable(), count })),
      }),
    }),
    refusals: ["categoryUnknown", "pageTooFar"],
  }),
  suggest: endpoint({
    method: "GET",
    path: "/products/search",
    who: "anyone",
    summary: "Suggestions while a search is typed",
    query: z.object({
      q: z.string().max(10_000).optional(),
      query: z.string().max(10_000).optional(),
      search: z.string().max(10_000).optional(),
    }),
    answer: z.object({
      success,
      products: z.array(product),
      categories: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  one: endpoint({
    method: "GET",
    path: "/products/{id}",
    who: "anyone",
    summary: "One product",
    answer: z.object({ success, data: product.extend({ stock: z.int(), highlights: z.array(z.string()) }) }),
    refusals: ["productNotFound"],
  }),
  average: endpoint({
    method: "GET",
    path: "/ratings/product/{id}/average",
    who: "anyone",
    summary: "The average rating of a product",
    answer: z.object({ success, data: z.object({ averageRating: z.number(), count: z.int() }) }),
    refusals: ["productNotFound"],
  }),
  ratings: endpoint({
    method: "GET",
    path: "/ratings/product/{id}",
    who: "anyone",
    summary: "The newest reviews of a product and how its stars are spread",
    answer: z.object({
      success,
      data: z.object({
        averageRating: z.number(),
        count: z.int(),
        spread: z.array(z.int()),
        reviews: z.array(review),
      }),
    }),
    refusals: ["productNotFound"],
  }),
  review: endpoint({
    method: "POST",
    path: "/ratings/product/{id}",
    who: "user",
    summary: "Rate and review a product that you bought",
    body: z
      .object({
        stars: z.unknown().meta({ type: "integer", minimum: 1, maximum: 5 }),
        title: z.unknown().meta({ type: "string", maxLength: 100 }),
        text: z.unknown().meta({ type: "string", maxLength: 4_000 }),
      })
      .partial(),
    answer: z.object({ success, message, data: z.object({ reviewId: z.string() }) }),
    refusals: ["productNotFound", "reviewOnlyBuyers", "reviewAlready", "starsMissing"],
  }),
  add: endpoint({
    method: "POST",
    path: "/products",
    who: "staff",
    summary: "Add a product (staff)",
    body: productDraft,
    answer: z.object({ success, message, data: product }),
    refusals: ["notAllowed", "categoryUnknown"],
  }),
  change: endpoint({
    method: "PUT",
    path: "/products/{id}",
    who: "staff",
    summary: "Change what is said of a product (staff)",
    body: productChanges,
    answer: z.object({ success, message, data: product }),
    refusals: ["notAllowed", "productNotFound", "categoryUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/products/{id}",
    who: "staff",
    summary: "Take a product out of the catalogue; old orders keep it (staff)",
    answer: z.object({ success, message }),
    refusals: ["notAllowed", "productNotFound"],
  }),
};

export const catalogueEndpoints = Object.values(catalogueCalls);
