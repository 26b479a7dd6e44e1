import { createCatalogueService } from "#modules/catalogue/service.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { read } from "#seed/read-seed.ts";
import type { Ask } from "./plain-rankings.ts";

const rate = 83.16;
const mostOfPage = 100;

/** As a page of the shop asks, one page after the other until there are enough. */
export function askShop(db: Database): Ask {
  const catalogue = createCatalogueService({ db, clock: systemClock, rate, synonyms: read("synonyms", {}) });
  const asked = { category: null, minPaise: null, maxPaise: null, rating: null, sort: "relevance" } as const;
  return async (search, most = 10) => {
    const limit = Math.min(most, mostOfPage);
    const ids: string[] = [];
    for (let page = 1; ids.length < most; page++) {
      const opened = await catalogue.openListing({ ...asked, search, page, limit });
      const cards = opened.ok ? opened.value.cards : [];
      ids.push(...cards.map(({ id }) => id));
      if (cards.length < limit) break;
    }
    return ids;
  };
}
