import { sql } from "kysely";
import { expect, it } from "vitest";
import { setValue } from "#platform/database/key-values.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { emptyIndex } from "../search/index/index-product.ts";
import { createCatalogueService } from "../service.ts";
import { catchUp } from "./catch-up.ts";

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const anything = {
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
  sort: "relevance",
  page: 1,
  limit: 24,
} as const;

describeWithDatabase("a shop that starts", (openFresh) => {
  it("fills the index of the search after a migration began it anew, and once", async () => {
    const db = await openFresh({ demo: true, at: clock.now() });
    const catalogue = createCatalogueService({ db, clock, rate });
    const kurtas = async () => {
      const opened = await catalogue.openListing({ ...anything, search: "kurta" });
      return opened.ok ? opened.value.cards.map(({ id }) => id) : [];
    };
    const before = await kurtas();
    expect(before.length).toBeGreaterThan(0);
    await db.write(async (tx) => {
      await emptyIndex(tx);
      await setValue(tx, "search_to_fill", 1);
    });
    expect(await kurtas()).toEqual([]);
    await catchUp(db);
    expect(await kurtas()).toEqual(before);
    const epoch = await sql`select * from key_values order by name`.execute(db.read);
    await catchUp(db);
    expect(await sql`select * from key_values order by name`.execute(db.read)).toEqual(epoch);
  });
});
