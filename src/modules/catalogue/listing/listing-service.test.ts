import { expect, it } from "vitest";
import { idOf } from "#platform/ids.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { everything } from "#support/catalogue-questions.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { clock, openListing, rate } from "#support/listings.ts";
import { watchReads } from "#support/watched-reads.ts";
import type { ListingQuery } from "../catalogue-view.ts";
import { createCatalogueService } from "../service.ts";

describeOnBothEngines("the listing", (openFresh) => {
  it("counts every choice as the rows themselves do", async () => {
    const { db, list } = await openListing(openFresh);
    const rows = await db.read.selectFrom("products").selectAll().execute();
    const asked = { minPaise: 50_000, maxPaise: 400_000, rating: 4 };
    const shown = await list(asked);
    const inRange = rows.filter(({ unit_paise }) => unit_paise >= 50_000 && unit_paise <= 400_000);
    expect(shown.total).toBe(inRange.filter(({ rating }) => rating >= 400).length);
    expect(shown.total).toBeGreaterThan(5);
    for (const { least, count } of shown.ratingChoices)
      expect(count).toBe(inRange.filter(({ rating }) => rating >= (least ?? 0) * 100).length);
    const clothing = shown.categoryChoices.find(({ id }) => id === "clothing");
    expect(clothing?.count).toBe(
      inRange.filter(({ rating, top_category }) => rating >= 400 && top_category === "clothing").length,
    );
    expect(shown.cards.every(({ unitPaise, rate }) => unitPaise <= 400_000 && rate >= 4)).toBe(true);
  });

  it("pages through everything once, in each order", async () => {
    const { list } = await openListing(openFresh);
    for (const sort of ["relevance", "price-up", "price-down", "rating", "newest"] as const) {
      const first = await list({ sort });
      const ids: string[] = [];
      const prices: number[] = [];
      for (let page = 1; page <= first.pages; page++) {
        const { cards } = await list({ sort, page });
        ids.push(...cards.map(({ id }) => id));
        prices.push(...cards.map(({ unitPaise }) => unitPaise));
      }
      expect(new Set(ids).size).toBe(first.total);
      expect(ids).toHaveLength(first.total);
      const rising = [...prices].sort((a, b) => a - b);
      if (sort === "price-up") expect(prices).toEqual(rising);
      if (sort === "price-down") expect(prices).toEqual(rising.reverse());
    }
  });

  it("shows the same whichever index a page is read from", async () => {
    const { db, list } = await openListing(openFresh);
    const rows = await db.read.selectFrom("products").selectAll().execute();
    const orders: Record<ListingQuery["sort"], (row: (typeof rows)[number]) => number[]> = {
      relevance: (row) => [-row.popularity, -row.number],
      "price-up": (row) => [row.unit_paise, row.number],
      "price-down": (row) => [-row.unit_paise, -row.number],
      rating: (row) => [-row.rating, -row.popularity, -row.number],
      newest: (row) => [-row.created_at, -row.number],
    };
    const wide = { minPaise: 20_000, maxPaise: 900_000 };
    const narrow = { minPaise: 99_000, maxPaise: 130_000 };
    for (const sort of ["relevance", "price-up", "price-down", "rating", "newest"] as const)
      for (const range of [wide, narrow])
        for (const rating of [null, 3, 4])
          for (const category of [null, "clothing"]) {
            const expected = rows
              .filter((row) => row.unit_paise >= range.minPaise && row.unit_paise <= range.maxPaise)
              .filter((row) => row.rating >= (rating ?? 0) * 100)
              .filter((row) => category === null || row.top_category === category)
              .sort((a, b) => compareAll(orders[sort](a), orders[sort](b)));
            const asked = { sort, ...range, rating, category };
            const { cards, total } = await list({ ...asked, limit: 12 });
            const what = JSON.stringify(asked);
            expect(total, what).toBe(expected.length);
            expect(
              cards.map(({ id }) => id),
              what,
            ).toEqual(expected.slice(0, 12).map(({ id }) => id));
          }
  });

  it("reads a page of a range of prices along its bands where many more are outside", async () => {
    const { db } = await openListing(openFresh);
    await seedLarge(db, { now: clock.now() }, 2_600, () => {});
    const watched = watchReads(db);
    const catalogue = createCatalogueService({ db: watched.db, clock, rate });
    await catalogue.prepare();
    const rows = await db.read
      .selectFrom("products")
      .select(["id", "unit_paise"])
      .where("deleted_at", "is", null)
      .orderBy("popularity", "desc")
      .orderBy("number", "desc")
      .execute();
    // Few enough that the usual order passes many others, too many to sort them all, and far apart: bands hold few else.
    const prices = rows.map(({ unit_paise }) => unit_paise).sort((a, b) => a - b);
    const range = { minPaise: (prices.at(-41) ?? 0) + 1, maxPaise: (prices.at(-7) ?? 0) + 1 };
    const expected = rows.filter(
      ({ unit_paise }) => unit_paise >= range.minPaise && unit_paise <= range.maxPaise,
    );
    expect(expected.length).toBeGreaterThan(20);
    for (const page of [1, 2]) {
      watched.take();
      const opened = await catalogue.openListing({ ...everything, ...range, page, limit: 1 });
      expect(watched.take().some(({ sql }) => /walk_0_0|product_search match/.test(sql))).toBe(true);
      expect(opened.ok && opened.value.total).toBe(expected.length);
      expect(opened.ok && opened.value.cards.map(({ id }) => id)).toEqual([expected[page - 1]?.id]);
    }
  });

  it("shows what can be bought before what cannot", async () => {
    const { list } = await openListing(openFresh);
    for (const search of ["", "kurta"]) {
      const inStock = (await list({ search, limit: 100 })).cards.map(({ inStock }) => inStock);
      expect(inStock).toEqual([...inStock].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it("keeps its counts true while staff change the shop", async () => {
    const { db, catalogue, list } = await openListing(openFresh);
    const other = createCatalogueService({ db, clock, rate });
    await list({});
    await other.openListing(everything);
    const draft = {
      title: "Paper Kite",
      brand: "Patang",
      description: "Flies.",
      category: "fitness",
      price: 1_000,
      discount: 0,
      stock: 4,
      highlights: [],
      colours: [],
      sizes: [],
      images: [],
      featured: false,
      onSale: false,
    };
    const before = (await list({ category: "sports" })).total;
    const added = await catalogue.addProduct("staff", draft);
    if (!added.ok) throw new Error(added.reason);
    const sports = async (shop: typeof other) =>
      (await shop.openHome(["sports"])).strip.find(({ id }) => id === "sports")?.count;
    expect(await sports(other)).toBe(before + 1);
    expect((await list({ category: "sports" })).total).toBe(before + 1);
    expect(await other.openListing({ ...everything, category: "sports" })).toMatchObject({
      value: { total: before + 1 },
    });
    expect((await list({ search: "patang" })).total).toBe(1);

    await catalogue.changeProduct("staff", added.value, {
      title: "Paper Lantern",
      category: "books",
      stock: 0,
    });
    expect((await list({ category: "sports" })).total).toBe(before);
    expect((await list({ search: "kite" })).cards.map(({ id }) => id)).not.toContain(added.value);
    expect((await list({ search: "lantern", category: "books" })).cards[0]).toMatchObject({ inStock: false });

    await db.write((tx) => catalogue.countRating(tx, added.value, 5, 1));
    const rated = await list({ category: "books", rating: 4, limit: 100 });
    expect(rated.cards.map(({ id }) => id)).toContain(added.value);
    expect(rated.total).toBe(rated.cards.length);

    await catalogue.removeProduct("staff", added.value);
    expect((await list({ search: "patang" })).total).toBe(0);
    expect((await catalogue.openProduct(added.value)).ok).toBe(false);
    expect((await catalogue.sellables(db.read, [added.value])).get(added.value)).toMatchObject({
      gone: true,
    });
    const trail = await db.read
      .selectFrom("audit")
      .select("action")
      .where("subject", "=", added.value)
      .execute();
    expect(trail.map(({ action }) => action).sort()).toEqual([
      "add product",
      "change product",
      "hide product",
    ]);
  });

  it("features nothing that cannot be bought", async () => {
    const { catalogue } = await openListing(openFresh);
    const featured = async () => (await catalogue.openHome([])).featured.map(({ id }) => id);
    const [first = ""] = await featured();
    await catalogue.changeProduct("staff", first, { stock: 0 });
    const now = await featured();
    expect(now).toHaveLength(3);
    expect(now).not.toContain(first);
  });

  it("opens a product with what is like it, and the home page with what is featured", async () => {
    const { catalogue, list } = await openListing(openFresh);
    const detail = await catalogue.openProduct(idOf("product:meghdoot-wireless-headphones"));
    if (!detail.ok) throw new Error(detail.reason);
    expect(detail.value).toMatchObject({
      free: 42,
      discount: 40,
      category: { id: "audio" },
      parent: { id: "electronics" },
    });
    expect(detail.value.related.map(({ id }) => id)).not.toContain(detail.value.id);
    // Three are in its own category: the others come from the one above.
    const related = detail.value.related.map(({ id }) => id);
    expect(new Set(related).size).toBe(4);
    const around = (await list({ category: "electronics" })).cards.map(({ id }) => id);
    expect(around).toEqual(expect.arrayContaining(related));
    await catalogue.prepare();
    const listed = "electronics clothing home-living sports beauty books";
    const home = await catalogue.openHome(listed.split(" "));
    expect(home.featured).toHaveLength(4);
    expect(home.strip.find(({ id }) => id === "electronics")?.largestDiscount).toBeGreaterThan(0);
    expect(home.strip.map(({ count }) => count > 0)).toEqual([true, true, true, true, true, true]);
    expect((await catalogue.openSale(50)).largestDiscount).toBe(70);
    const { cards: newest } = await list({ sort: "newest", limit: 8 });
    expect((await catalogue.openNewest(8)).map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    const { cards: first } = await list({ limit: 4 });
    expect((await catalogue.openLiked(4)).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const popular = await catalogue.openPopular(4);
    expect(popular.cards).toEqual(await catalogue.openLiked(4));
    expect(popular.categories[0]).toBe(first[0]?.category);
    expect(new Set(popular.categories).size).toBe(4);
  });
});

function compareAll(a: readonly number[], b: readonly number[]): number {
  return a.map((one, at) => one - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
