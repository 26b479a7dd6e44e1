import { catalogueCalls as calls } from "#contract/calls/catalogue.ts";
import { failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { ReviewsService } from "#shop/reviews/reviews-service.ts";
import type { Edge } from "../edge.ts";
import { serve } from "./serve.ts";

export function serveReviews(app: Edge, reviews: ReviewsService): void {
  serve(app, calls.average, async ({ params: { id = "" } }) => {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count } = await reviews.ratingsOf(id);
    return { body: { data: { averageRating: average, count } } };
  });

  serve(app, calls.ratings, async ({ params: { id = "" } }) => {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count, spread, reviews: shown } = await reviews.ratingsOf(id);
    const list = shown.map(({ isMine: _, at, ...review }) => ({
      ...review,
      createdAt: new Date(at).toISOString(),
    }));
    return { body: { data: { averageRating: average, count, spread, reviews: list } } };
  });

  serve(app, calls.review, async ({ caller, facts, params: { id = "" }, body }) => {
    const written = await reviews.review(caller.userId, id, body);
    if (!written.ok) return written;
    return {
      body: { message: textsOf(facts.lang).catalogue.reviewed, data: written.value },
    };
  });
}
