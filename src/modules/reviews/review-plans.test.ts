import { sql } from "kysely";
import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { idOf } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createReviewOffice } from "./office-service.ts";

const many = times(10_000, 100_000);
const clock = { now: () => 1_790_000_000_000 };

describeOnBothEngines("what is asked of reviews in the back office", (openFresh) => {
  it(
    `reads no more than it shows or counts, among ${many}`,
    async () => {
      const db = await openFresh({ demo: true, at: clock.now() });
      const product = idOf("product:meghdoot-wireless-headphones");
      await db.write((tx) =>
        sql`insert into reviews (id, product_id, user_id, name, stars, title, text, is_sample, created_at, state)
          with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
          select 'review-' || i, ${product}, 'buyer-' || i, 'Asha', 1 + i % 5, 'Good', 'Word' || i, 0, 1700000000000 + i,
            case when i % 1000 = 0 then 'waiting' when i % 100 = 1 then 'hidden' else 'shown' end
          from n`.execute(tx),
      );
      await db.write((tx) => sql`analyze`.execute(tx));
      const watched = watchReads(db);
      const { countRating, changePage } = createCatalogueService({ db, clock, rate: 83.16 });
      const reviewOffice = createReviewOffice({ db: watched.db, clock, countRating, changePage });
      const first = await reviewOffice.list("meera", { state: "shown" });
      expect(first.reviews).toHaveLength(20);
      await reviewOffice.list("meera", { state: "shown", cursor: first.next ?? undefined });
      await reviewOffice.list("meera", { state: "hidden", stars: 2 });
      await reviewOffice.list("meera", { state: "shown", search: "word9 asha" });
      await reviewOffice.list("meera", { state: "shown", id: "review-7" });
      await reviewOffice.waiting();
      for (const statement of watched.take()) {
        const { scans, mostRows, mostInVain } = await planOf(db, statement);
        // The demo's few products are read whole, whatever stands beside them.
        expect([statement.sql, scans.filter((one) => /reviews/.test(one))]).toEqual([statement.sql, []]);
        expect([statement.sql, Math.max(mostRows, mostInVain) <= 5_000]).toEqual([statement.sql, true]);
      }
    },
    patienceFor(10),
  );
});
