import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { read } from "#seed/read-seed.ts";
import { everything } from "./catalogue-questions.ts";
import type { OpenFresh } from "./engines.ts";

export const clock = { now: () => 1_790_000_000_000 };
export const rate = 83.16;

/** The demo shop's catalogue, and a listing of what is asked for beside the usual. */
export async function openListing(openFresh: OpenFresh) {
  const db = await openFresh({ demo: true, at: clock.now() });
  const catalogue = createCatalogueService({ db, clock, rate, synonyms: read("synonyms", {}) });
  const list = async (asked: Partial<ListingQuery>) => {
    const outcome = await catalogue.openListing({ ...everything, ...asked });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };
  return { db, catalogue, list };
}
