import { expect, it } from "vitest";
import { idOf } from "#platform/ids.ts";
import { collectDependencies } from "#platform/invalidation/dependencies.ts";
import { everything } from "#platform/invalidation/invalidations.ts";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedCatalogue } from "#seed/seed-catalogue.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { hearInvalidations } from "#support/hear-invalidations.ts";
import { shownKeys, shownKeysOf } from "../rules/shown-keys.ts";
import { createCatalogueService } from "../service.ts";

const now = Date.UTC(2026, 10, 27, 12);
const by = "owner";
const headphones = idOf("product:meghdoot-wireless-headphones");

describeOnBothEngines("what pages show of the catalogue", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await db.write(async (tx) => {
      await fillCategories(tx);
      await seedCatalogue(tx, { now: now - 1_000 });
    });
    const catalogue = createCatalogueService({ db, clock: { now: () => now }, rate: 83.16 });
    await catalogue.prepare();
    const goods = await db.read
      .selectFrom("products")
      .select(["id", "category", "top_category"])
      .where("id", "=", headphones)
      .executeTakeFirstOrThrow();
    return { db, catalogue, goods, heard: await hearInvalidations(db) };
  }

  it("is of a product's page itself, its category and the tree, until a sale of it ends", async () => {
    const { catalogue, goods } = await open();
    const shown = async () =>
      (await collectDependencies(() => catalogue.openProduct(headphones))).dependencies;
    const { keys, until } = await shown();
    expect([...keys]).toEqual(
      expect.arrayContaining([
        shownKeys.product(headphones),
        shownKeys.cardsIn(goods.category),
        shownKeys.categories,
      ]),
    );
    expect([...keys]).not.toContain(shownKeys.cards);
    expect(until).toBe(Number.POSITIVE_INFINITY);
    const endsAt = now + 3_600_000;
    await catalogue.makeSale(by, { productId: headphones, percent: 10, endsAt });
    expect((await shown()).until).toBe(endsAt);
  });

  it("is told by a change of a product with its category alone, and by one of where it stands with everything", async () => {
    const { catalogue, goods, heard } = await open();
    await catalogue.changeProduct(by, headphones, { title: "Cloud Headphones" });
    expect((await heard()).sort()).toEqual(shownKeysOf([goods]).sort());
    await catalogue.changeProduct(by, headphones, { category: "books" });
    expect(await heard()).toContain(everything);
  });

  it("is told by pieces that go and come back to the product's own page, as long as some are left", async () => {
    const { db, catalogue, heard } = await open();
    const stock = await catalogue.stockOf(headphones);
    const choice = stock.ok ? stock.value.find(({ free }) => free > 2) : undefined;
    if (!choice) throw new Error("Nothing is left of it.");
    const line = { productId: headphones, colour: choice.colour, size: choice.size, quantity: 1 };
    for (const move of ["holdStock", "releaseHeld"] as const) {
      await db.write((tx) => catalogue[move](tx, [line]).then(() => {}));
      expect(await heard()).toEqual([shownKeys.product(headphones)]);
    }
    const all = { ...line, quantity: choice.free };
    await db.write(async (tx) => void (await catalogue.holdStock(tx, [all])));
    expect(await heard()).toContain(shownKeys.cards);
    await db.write((tx) => catalogue.sellHeld(tx, [all], {}));
    expect(await heard()).toEqual([]);
  });
});
