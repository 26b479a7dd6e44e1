import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { idOf } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createReviewsService } from "./service.ts";

const clock = { now: () => 1_790_000_000_000 };
const headphones = idOf("product:meghdoot-wireless-headphones");

describeOnBothEngines("reviews", (openFresh) => {
  it("count a buyer's stars once, on the product and in the list", async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const reviews = createReviewsService({
      db,
      clock,
      countRating: catalogue.countRating,
      changePage: catalogue.changePage,
      waits: () => false,
      isSold: catalogue.isSold,
      hasBought: async (_q, userId) => userId === "buyer",
      boughtBy: async () => [],
      nameOf: async () => "Asha",
    });
    expect(await reviews.mayReview("buyer", headphones)).toBe(true);
    expect(await reviews.mayReview("other", headphones)).toBe(false);
    const before = await reviews.ratingsOf(headphones);
    const asked = [1, 2].map(() =>
      reviews.review("buyer", headphones, { stars: 1, title: " Thin ", text: "a\0b" }),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await reviews.review("buyer", headphones, { stars: 5 })).toMatchObject({
      reason: "reviewAlready",
    });
    const after = await reviews.ratingsOf(headphones, "buyer");
    expect(after.count).toBe(before.count + 1);
    expect(after.reviews[0]).toMatchObject({
      name: "Asha",
      title: "Thin",
      text: "ab",
      isSample: false,
      isMine: true,
    });
    const product = await catalogue.openProduct(headphones);
    expect(product).toMatchObject({ value: { rate: after.average, ratings: after.count } });
    expect(await reviews.mayReview("buyer", headphones)).toBe(false);
    expect(await reviews.exportOf(db.read, "buyer")).toMatchObject([{ productId: headphones, stars: 1 }]);
    await db.write((tx) => reviews.forget(tx, "buyer"));
    expect(await reviews.ratingsOf(headphones)).toEqual(before);
    expect(await catalogue.openProduct(headphones)).toMatchObject({ value: { ratings: before.count } });
    expect(await reviews.review("buyer", "never-was", { stars: 5 })).toMatchObject({
      reason: "productNotFound",
    });
  });
});
