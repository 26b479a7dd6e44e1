import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { reviewEndpoints } from "./endpoints.ts";

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  async average({ reviews }, _, { id }) {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count } = await reviews.ratingsOf(id);
    return success({ data: { averageRating: average, count } });
  },

  async ratings({ reviews }, _, { id }) {
    if (!(await reviews.isSold(id))) return failure("productNotFound");
    const { average, count, spread, reviews: shown } = await reviews.ratingsOf(id);
    const list = shown.map(({ isMine: _, at, reply = null, ...review }) => ({
      ...review,
      reply,
      createdAt: new Date(at).toISOString(),
    }));
    return success({ data: { averageRating: average, count, spread, reviews: list } });
  },

  async write({ reviews }, { userId }, { id, ...given }, { lang }) {
    const written = await reviews.review(userId, id, given);
    if (!written.ok) return written;
    const { reviewId, waits } = written.value;
    const said = textsOf(lang).catalogue;
    return success({
      data: { reviewId },
      message: waits ? textsOf(lang).answers.reviews.waits : said.reviewed,
    });
  },
};
