import { expect, it } from "vitest";
import { everything } from "#support/catalogue-questions.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import type { ListingQuery } from "../catalogue-view.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const sorts = ["relevance", "price-up", "price-down", "rating", "newest"] as const;

describeOnBothEngines("listings that are asked by turns", (openFresh) => {
  it("each show what they were asked for, however many kinds of them are asked", async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    const catalogue = createCatalogueService({ db, clock, rate: 83.16, synonyms: {} });
    const idsOf = async (asked: Partial<ListingQuery>) => {
      const opened = await catalogue.openListing({ ...everything, ...asked });
      return opened.ok ? opened.value.cards.map(({ id }) => id) : [];
    };
    const scopes: Partial<ListingQuery>[] = [
      {},
      { category: "clothing" },
      { category: "clothing", minPaise: 60_000 },
      { maxPaise: 150_000 },
      { minPaise: 60_000, maxPaise: 150_000, rating: 4 },
    ];
    for (const sort of sorts) {
      const whole = await Promise.all(scopes.map((scope) => idsOf({ ...scope, sort, limit: 100 })));
      for (const ids of whole) expect(ids.length).toBeGreaterThan(1);
      expect(new Set(whole.map((ids) => ids.join())).size).toBe(scopes.length);
      for (let limit = 1; limit <= 45; limit += 1) {
        const at = limit % scopes.length;
        expect(await idsOf({ ...scopes[at], sort, limit })).toEqual(whole[at]?.slice(0, limit));
      }
    }
  });
});
