import { sql } from "kysely";
import { expect, it } from "vitest";
import { unitPaise } from "#contract/money.ts";
import { setFact } from "#platform/database/facts.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../catalogue-service.ts";
import { emptyIndex } from "../search/index-product.ts";
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

describeOnBothEngines("a shop that starts", (openFresh) => {
  it("shows and filters by the prices of another rate", async () => {
    const db = await openFresh();
    await catchUp(db, rate);
    await seedWhenEmpty(db, clock, { RUPEES_PER_UNIT: rate });
    const before = createCatalogueService({ db, clock, rate });
    await before.prepare();
    await catchUp(db, 90);
    const rows = await db.read.selectFrom("products").selectAll().execute();
    expect(rows.filter((row) => row.unit_paise !== unitPaise(row.price, row.discount, 90))).toEqual([]);
    const dear = { ...anything, search: "", minPaise: 100_000 };
    expect(await before.openListing(dear)).toMatchObject({
      value: { total: rows.filter(({ unit_paise }) => unit_paise >= 100_000).length },
    });
  });

  it("fills the index of the search after a migration began it anew, and once", async () => {
    const db = await openFresh();
    await seedWhenEmpty(db, clock, { RUPEES_PER_UNIT: rate });
    const catalogue = createCatalogueService({ db, clock, rate });
    const kurtas = async () => {
      const opened = await catalogue.openListing({ ...anything, search: "kurta" });
      return opened.ok ? opened.value.cards.map(({ id }) => id) : [];
    };
    const before = await kurtas();
    expect(before.length).toBeGreaterThan(0);
    await db.write(async (tx) => {
      await emptyIndex(tx);
      await setFact(tx, "search_to_fill", 1);
    });
    expect(await kurtas()).toEqual([]);
    await catchUp(db, rate);
    expect(await kurtas()).toEqual(before);
    const epoch = await sql`select * from shop_facts order by name`.execute(db.read);
    await catchUp(db, rate);
    expect(await sql`select * from shop_facts order by name`.execute(db.read)).toEqual(epoch);
  });
});
