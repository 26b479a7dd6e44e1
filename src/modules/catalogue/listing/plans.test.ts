import { expect, it } from "vitest";
import { createReviewsService } from "#modules/reviews/service.ts";
import { createStoresService } from "#modules/stores/service.ts";
import { idOf } from "#platform/ids.ts";
import { read } from "#seed/read-seed.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { questionsTo } from "#support/catalogue-questions.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const products = 4_000;
/** A search meets 600 in each of four ways; a listing passes what its filters leave out, or meets 2,400 of each chosen value. */
const mostRows = 4_900;
/** A search asks for the age, words, what has them, what was never ranked before, and cards; once more if the words are wrong or never meet. A listing asks for the age, its page and cards, and after a change for what its filters offer. */
const mostAsked = (name: string) => (/^(listing|the same|search|suggestions)/.test(name) ? 7 : 3);
/** SQLite, which lies in the process, is asked for each walk by itself. */
const isWalk = ({ sql }: { readonly sql: string }) => sql.includes("product_search match");
const mostWalks = 24;

describeOnBothEngines("what shoppers ask of a large catalogue", (openFresh) => {
  it("reads no large table from end to end, and asks few times", async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    await seedLarge(db, { now: clock.now() }, products, () => {});
    const watched = watchReads(db);
    const parts = { db: watched.db, clock, rate, synonyms: read("synonyms", {}) };
    const catalogue = createCatalogueService(parts);
    const reviews = createReviewsService({ ...parts, ...unasked });
    const stores = createStoresService(parts);
    const { home, detail, ...listings } = questionsTo(catalogue);
    const pages: Record<string, () => Promise<unknown>> = {
      ...listings,
      home: () => Promise.all([home?.(), stores.readStores(), stores.readTestimonials("hi")]),
      detail: () =>
        Promise.all([detail?.(), reviews.ratingsOf(idOf("product:meghdoot-wireless-headphones"))]),
    };
    await catalogue.categories();
    await catalogue.prepare();
    for (const [name, open] of Object.entries(pages)) {
      watched.take();
      await open();
      const statements = watched.take();
      expect(statements.length, name).toBeGreaterThan(0);
      const walks = statements.filter(isWalk).length;
      expect(statements.length - Math.max(0, walks - 2), name).toBeLessThanOrEqual(mostAsked(name));
      expect(walks, name).toBeLessThanOrEqual(mostWalks);
      for (const statement of statements) {
        const plan = await planOf(db, statement);
        expect(plan.scans, `${name}: ${statement.sql}`).toEqual([]);
        expect(plan.mostRows, `${name}: ${statement.sql}`).toBeLessThanOrEqual(mostRows);
      }
    }
  });

  it("would notice a table that is read from end to end", async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    const watched = watchReads(db);
    await watched.db.read
      .selectFrom("products")
      .select("description")
      .where("brand", "like", "%kurta%")
      .execute();
    const [statement] = watched.take();
    if (!statement) throw new Error("Nothing was noted.");
    expect((await planOf(db, statement)).scans).toHaveLength(1);
  });
});

const unasked = {
  countRating: async () => {},
  changePage: async () => {},
  isSold: async () => true,
  hasBought: async () => false,
  boughtBy: async () => [],
  nameOf: async () => "",
  waits: () => false,
};
