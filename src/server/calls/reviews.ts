import type { reviewsCalls } from "#contract/calls/reviews.ts";
import { failure, success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const reviewsVerbs: VerbsOf<typeof reviewsCalls> = {
  async average({ reviews }, _, { id }) {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count } = await reviews.ratingsOf(id);
    return success({ data: { averageRating: average, count } });
  },

  async ratings({ reviews }, _, { id }) {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count, spread, reviews: shown } = await reviews.ratingsOf(id);
    const list = shown.map(({ isMine: _, at, ...review }) => ({
      ...review,
      createdAt: new Date(at).toISOString(),
    }));
    return success({ data: { averageRating: average, count, spread, reviews: list } });
  },

  async write({ reviews }, { userId }, { id, ...given }) {
    const written = await reviews.review(userId, id, given);
    return written.ok ? success({ data: written.value }) : written;
  },
};
