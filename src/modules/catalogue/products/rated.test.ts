import { expect, it } from "vitest";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedCatalogue } from "#seed/seed-catalogue.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

describeWithDatabase("what is thought of some products", (openFresh) => {
  it("is what their cards say, and nothing of what nobody knows", async () => {
    const db = await openFresh();
    await db.write(async (tx) => {
      await fillCategories(tx);
      await seedCatalogue(tx, { now: 1_000 });
    });
    const catalogue = createCatalogueService({ db, clock: { now: () => 5_000 }, rate: 83.16 });
    const cards = await catalogue.openLiked(3);
    expect(cards.some(({ ratings }) => ratings > 0)).toBe(true);
    const rated = await catalogue.rated([...cards.map(({ id }) => id), "nobody", crypto.randomUUID()]);
    expect(Object.fromEntries(rated)).toEqual(
      Object.fromEntries(cards.map(({ id, rate, ratings }) => [id, { rate, ratings }])),
    );
    expect((await catalogue.rated([])).size).toBe(0);
  });
});
