import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { watchReads } from "#support/watched-reads.ts";
import { bumpEpoch, bumpVersion, pruneListingChanges } from "../storage/version-repository.ts";
import { createCategoryCounts } from "./category-counts.ts";
import { loadAge } from "./listing-repository.ts";

const all = { leastStars: 0, minPaise: null, maxPaise: null };

describeOnBothEngines("the journal of changes to listings", (openFresh, engine) => {
  it("stays short however much changes, and who slept through it counts right again", async () => {
    const db = await openFresh({ demo: true, at: 1_790_000_000_000 });
    const product = await db.read.selectFrom("products").selectAll().limit(1).executeTakeFirstOrThrow();
    const { category, rating, unit_paise: price } = product;
    const awake = createCategoryCounts(db);
    const asleep = createCategoryCounts(db);
    for (const counts of [awake, asleep]) await counts.follow(await loadAge(db.read));
    const inCategory = (counts: typeof awake) => counts.count({ leafCategories: [category], ...all });
    const atFirst = inCategory(awake);
    const dear = {
      leafCategories: [category],
      leastStars: 0,
      minPaise: price + 5_000,
      maxPaise: price + 5_000,
    };
    const atThatPrice = asleep.count(dear);

    for (let round = 0; round < 5; round++) {
      await db.write(async (tx) => {
        for (let change = 0; change < 1_000; change++)
          await bumpVersion(tx, [
            { category, rating, unitPaise: price + change, difference: -1 },
            { category, rating, unitPaise: price + change + 1, difference: 1 },
          ]);
        await tx
          .updateTable("products")
          .set({ unit_paise: price + (round + 1) * 1_000 })
          .where("id", "=", product.id)
          .execute();
      });
      await awake.follow(await loadAge(db.read));
      await pruneListingChanges(db);
    }
    const { rows } = await db.read
      .selectFrom("listing_changes")
      .select((count) => count.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(4_000);

    await asleep.follow(await loadAge(db.read));
    expect(inCategory(asleep)).toBe(atFirst);
    expect(asleep.count(dear)).toBe(atThatPrice + 1);
    await db.write((tx) => bumpVersion(tx, [{ category, rating, unitPaise: price, difference: 1 }]));
    await asleep.follow(await loadAge(db.read));
    expect(inCategory(asleep)).toBe(atFirst + 1);
  });

  if (engine === "sqlite")
    it("begins with a walk along an index, in which nothing is sorted", async () => {
      const db = await openFresh({ demo: true, at: 1_790_000_000_000 });
      const whole = watchReads({ ...db, read: db.whole });
      const counts = createCategoryCounts({ ...db, whole: whole.db.read });
      await counts.follow(await loadAge(db.read));
      const [statement, ...more] = whole.take();
      expect(more).toEqual([]);
      const explained = sql<{ detail: string }>`${sql.raw(`explain query plan ${statement?.sql}`)}`;
      const plan = (await explained.execute(db.read)).rows.map(({ detail }) => detail);
      expect(plan.filter((step) => /TEMP B-TREE|SCAN products(?! USING INDEX)/.test(step))).toEqual([]);
    });

  it("is not gone back along when a replica shows an older age", async () => {
    const db = await openFresh({ demo: true, at: 1_790_000_000_000 });
    await db.write((tx) => bumpEpoch(tx));
    const now = await loadAge(db.read);
    let asked = 0;
    const counts = createCategoryCounts({
      ...db,
      get read() {
        asked++;
        return db.read;
      },
    });
    await counts.follow(now);
    const before = asked;
    await counts.follow({ version: now.version + 5, epoch: now.epoch - 1 });
    expect(asked).toBe(before);
  });
});
