import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

const success = z.literal(true);

const review = z.object({
  id: z.string(),
  name: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  reply: z.string().nullable().meta({ description: "What the shop says to it" }),
  isSample: z.boolean(),
  createdAt: z.string(),
});
export const reviewEndpoints = defineEndpoints("reviews", {
  average: {
    method: "GET",
    path: "/ratings/product/{id}/average",
    right: "reviews.see",
    isShared: true,
    summary: "The average rating of a product",
    answer: z.object({ success, data: z.object({ averageRating: z.number(), count: z.int() }) }),
    refusals: ["productNotFound"],
  },
  ratings: {
    method: "GET",
    path: "/ratings/product/{id}",
    right: "reviews.see",
    isShared: true,
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
  },
  write: {
    method: "POST",
    path: "/ratings/product/{id}",
    right: "reviews.write",
    summary: "Rate and review a product that you bought",
    input: z
      .object({
        stars: z.unknown().meta({ type: "integer", minimum: 1, maximum: 5 }),
        title: z.unknown().meta({ type: "string", maxLength: 100 }),
        text: z.unknown().meta({ type: "string", maxLength: 4_000 }),
      })
      .partial(),
    status: 201,
    answer: z.object({ success, message: z.string(), data: z.object({ reviewId: z.string() }) }),
    refusals: ["productNotFound", "reviewOnlyBuyers", "reviewAlready", "starsMissing"],
  },
});
