import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { RatingsView } from "#modules/catalogue/catalogue-view.ts";
import { shownKeys } from "#modules/catalogue/rules/shown-keys.ts";
import { emptyAuditEntries } from "#platform/database/audit.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { dependsOn } from "#platform/invalidation/dependencies.ts";
import { createReviewOffice, type ReviewOfficeParts } from "./office-service.ts";
import { deleteReviewsBy, hasReviewed, insertReview, loadReviews, loadReviewsBy } from "./repository.ts";
import { countsFor } from "./rules/counts-for.ts";
import { checkReview } from "./rules/review-draft.ts";

export type ReviewsService = ReturnType<typeof createReviewsService>;

const mostShown = 50;

export interface ReviewsParts extends ReviewOfficeParts {
  isSold: (productId: string) => Promise<boolean>;
  hasBought: (q: Reads | Tx, userId: string, productId: string) => Promise<boolean>;
  boughtBy: (q: Reads | Tx, userId: string, most: number) => Promise<string[]>;
  nameOf: (userId: string) => Promise<string>;
  /** What is new is shown once the staff have approved it. */
  waits: () => boolean;
}

export function createReviewsService(parts: ReviewsParts) {
  const { db, clock, countRating, isSold, hasBought, boughtBy, nameOf, waits } = parts;
  return {
    office: createReviewOffice(parts),
    async ratingsOf(productId: string, readerId: string | null = null): Promise<RatingsView> {
      dependsOn(shownKeys.product(productId));
      const { spread, reviews } = await loadReviews(db.read, productId, mostShown);
      const count = spread.reduce((sum, of) => sum + of, 0);
      const stars = spread.reduce((sum, of, at) => sum + of * (at + 1), 0);
      return {
        average: count === 0 ? 0 : Math.floor((stars * 10) / count) / 10,
        count,
        spread,
        reviews: reviews.map((row) => ({
          id: row.id,
          name: row.name,
          stars: row.stars,
          title: row.title,
          text: row.text,
          ...(row.reply !== null && { reply: row.reply }),
          isSample: row.is_sample === 1,
          isMine: readerId !== null && row.user_id === readerId,
          at: row.created_at,
        })),
      };
    },
    /** Whether this customer is asked for a review: bought it, and has not written one. */
    async mayReview(userId: string, productId: string): Promise<boolean> {
      return (
        (await hasBought(db.read, userId, productId)) && !(await hasReviewed(db.read, userId, productId))
      );
    },
    /** The products whose pages may show something of this customer's own, as many as are asked for. */
    async ownProducts(userId: string, most: number): Promise<string[]> {
      const [bought, reviewed] = await Promise.all([
        boughtBy(db.read, userId, most),
        loadReviewsBy(db.read, userId),
      ]);
      return [...new Set([...bought, ...reviewed.map(({ product_id }) => product_id)])];
    },
    isSold,
    /** For the copy of everything that is kept of a customer. */
    async exportOf(q: Reads, userId: string) {
      const rows = await loadReviewsBy(q, userId);
      return rows.map(({ product_id, stars, title, text, created_at }) => ({
        productId: product_id,
        stars,
        title,
        text,
        at: new Date(created_at).toISOString(),
      }));
    },
    /** A customer who leaves takes the reviews along, and their stars. */
    async forget(tx: Tx, userId: string): Promise<void> {
      const rows = await deleteReviewsBy(tx, userId);
      await emptyAuditEntries(
        tx,
        rows.map(({ id }) => id),
      );
      for (const { product_id, stars, state } of rows)
        if (countsFor(state) > 0) await countRating(tx, product_id, stars, -1);
    },
    async review(
      userId: string,
      productId: string,
      given: Parameters<typeof checkReview>[0],
    ): Promise<Outcome<{ reviewId: string; waits: boolean }>> {
      const draft = checkReview(given);
      if (!draft.ok) return draft;
      if (!(await isSold(productId))) return failure("productNotFound");
      const name = await nameOf(userId);
      return db.write(async (tx) => {
        if (!(await hasBought(tx, userId, productId))) return failure("reviewOnlyBuyers");
        const now = clock.now();
        const reviewId = newId(now);
        const state = waits() ? "waiting" : "shown";
        const isFirst = await insertReview(tx, {
          ...draft.value,
          id: reviewId,
          product_id: productId,
          user_id: userId,
          name,
          is_sample: 0,
          state,
          created_at: now,
        });
        if (!isFirst) return failure("reviewAlready");
        if (countsFor(state) > 0) await countRating(tx, productId, draft.value.stars, 1);
        return success({ reviewId, waits: state === "waiting" });
      });
    },
  };
}
