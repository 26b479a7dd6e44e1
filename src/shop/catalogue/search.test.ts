import { expect, it } from "vitest";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "./catalogue-service.ts";
import { foldWords, wordsToFind } from "./rules/fold-words.ts";
import { createSearch, type SearchFrame } from "./search.ts";

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const frame: SearchFrame = {
  filters: { category: null, rating: null, minPaise: null, maxPaise: null },
  leaves: [],
  sort: "relevance",
  offset: 0,
  limit: 100,
  most: 480,
};

describeOnBothEngines("a search", (openFresh) => {
  async function open(products: number) {
    const db = await openFresh();
    await seedWhenEmpty(db, clock, { RUPEES_PER_UNIT: rate });
    await seedLarge(db, { engine: db.engine, rate, now: clock.now() }, products, () => {});
    const catalogue = createCatalogueService({ db, clock, rate });
    const tree = await catalogue.categories();
    const rows = await db.read.selectFrom("products").selectAll().where("deleted_at", "is", null).execute();
    const vocabulary = (await db.read.selectFrom("search_words").select("word").execute()).map(
      ({ word }) => word,
    );
    const nameOf = (id: string) => {
      const category = tree.of(id);
      return `${category?.name} ${(category && tree.parentOf(category))?.name ?? ""}`;
    };
    const placesOf = (row: (typeof rows)[number]) =>
      [row.title, row.brand, nameOf(row.category), row.description].map((text) => new Set(wordsToFind(text)));
    const shelf = rows.map((row) => ({ row, places: placesOf(row) }));
    /** What the search promises, worked out from the rows one by one. */
    const expected = (text: string) => {
      const words = foldWords(text);
      const begun = vocabulary.filter((word) => word.startsWith(words.at(-1) ?? ""));
      const within = (places: Set<string>[], upTo: number, begins: boolean) =>
        words.every((word, at) =>
          places
            .slice(0, upTo + 1)
            .some(
              (place) =>
                place.has(word) || (begins && at === words.length - 1 && begun.some((one) => place.has(one))),
            ),
        );
      const tierOf = (places: Set<string>[]) =>
        [within(places, 0, false), ...[0, 1, 2, 3].map((upTo) => within(places, upTo, true))].indexOf(true);
      return shelf
        .map(({ row, places }) => ({ row, tier: tierOf(places) }))
        .filter(({ tier }) => tier >= 0)
        .sort(
          (a, b) =>
            b.row.in_stock - a.row.in_stock ||
            a.tier - b.tier ||
            b.row.appeal - a.row.appeal ||
            b.row.number - a.row.number,
        )
        .map(({ row }) => row);
    };
    const leaves = (category: string | null) => tree.leavesOf(category);
    return { db, catalogue, search: createSearch({ db, synonyms: new Map() }), expected, leaves };
  }

  const texts = [
    "kurta",
    "cotton",
    "cotton kurta",
    "head",
    "checked workshop",
    "fiction",
    "niryana",
    "zari silk",
  ];

  it("gives the best in order: in stock, by place, by standing, however few it looks at", async () => {
    const { search, expected } = await open(1_200);
    for (const text of texts)
      for (const most of [3, 20, 480]) {
        const rows = expected(text);
        const found = await search.find(text, { ...frame, most });
        const shown = found.rows.map(({ number }) => number);
        expect(shown, `${text}, ${most}`).toEqual(
          rows.slice(0, Math.min(most, 100)).map(({ number }) => number),
        );
        expect(found.total, text).toBe(Math.min(most, rows.length));
        expect(found.counts === null, text).toBe(rows.length >= most);
      }
  });

  it("filters all that match, also when it looks at few", async () => {
    const { search, expected, leaves } = await open(1_200);
    const filters = { category: "clothing", rating: 3, minPaise: 40_000, maxPaise: 300_000 };
    for (const text of texts) {
      const all = expected(text);
      const passing = all
        .filter((row) => leaves("clothing").includes(row.category) && row.rating >= 300)
        .filter(({ unit_paise }) => unit_paise >= 40_000 && unit_paise <= 300_000);
      for (const most of [4, 480]) {
        const found = await search.find(text, { ...frame, filters, leaves: leaves("clothing"), most });
        const shown = found.rows.map(({ number }) => number);
        expect(shown, `${text}, ${most}`).toEqual(
          passing.slice(0, Math.min(most, 100)).map(({ number }) => number),
        );
        const counted = found.counts?.reduce((sum, [, , count]) => sum + count, 0);
        const priced = all.filter(({ unit_paise }) => unit_paise >= 40_000 && unit_paise <= 300_000);
        if (all.length < most) expect(counted, text).toBe(priced.length);
      }
    }
  });

  it("sorts what it found, and pages through it", async () => {
    const { search, expected } = await open(600);
    const prices = expected("black").map(({ unit_paise }) => unit_paise);
    prices.sort((a, b) => a - b);
    const shown: number[] = [];
    for (let offset = 0; offset < prices.length; offset += 7) {
      const page = await search.find("black", { ...frame, sort: "price-up", offset, limit: 7 });
      expect(page.total).toBe(prices.length);
      shown.push(...page.rows.map(({ unit_paise }) => unit_paise));
    }
    expect(prices.length).toBeGreaterThan(14);
    expect(shown).toEqual(prices);
  });

  it("moves what sold out behind what is left, and back", async () => {
    const { db, catalogue, search } = await open(0);
    const ids = async () => (await search.find("kurta", frame)).rows.map(({ id }) => id);
    const [first = ""] = await ids();
    const free = (await catalogue.openProduct(first)).ok ? await freeOf(first) : 0;
    await db.write((tx) => catalogue.holdStock(tx, [{ productId: first, quantity: free }]));
    const { rows } = await search.find("kurta", frame);
    expect(rows[0]?.id).not.toBe(first);
    expect(rows.map(({ in_stock }) => in_stock)).toEqual(
      rows.map(({ in_stock }) => in_stock).sort((a, b) => b - a),
    );
    expect(rows.filter(({ id }) => id === first)).toMatchObject([{ in_stock: 0 }]);
    await db.write((tx) => catalogue.releaseHeld(tx, [{ productId: first, quantity: free }]));
    expect((await ids())[0]).toBe(first);

    async function freeOf(id: string): Promise<number> {
      const row = await db.read
        .selectFrom("stock")
        .select("free")
        .where("product_id", "=", id)
        .executeTakeFirst();
      return row?.free ?? 0;
    }
  });
});
