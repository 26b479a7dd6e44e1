import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { searchFrame as frame, openSearchShop } from "#support/search-shop.ts";
import { colourWords } from "../products/indexed-product.ts";
import { formsOf } from "../rules/search/read-query.ts";
import { foldText, foldWords, wordsIn, wordsToFind } from "../rules/words/fold-words.ts";
import { walkListing } from "./list-products.ts";
import { searchStoreOf } from "./search-store-of.ts";

describeOnBothEngines("a search", (openFresh) => {
  const open = (products: number) => openSearchShop(openFresh, products);

  /** What the search promises to find, worked out from the rows one by one. */
  async function expectedFrom({ db, catalogue }: Awaited<ReturnType<typeof open>>) {
    const tree = await catalogue.categories();
    const rows = await db.read.selectFrom("products").selectAll().where("deleted_at", "is", null).execute();
    const vocabulary = (await db.read.selectFrom("search_words").select("word").execute()).map(
      ({ word }) => word,
    );
    const nameOf = (id: string) => {
      const category = tree.of(id);
      return `${category?.name} ${(category && tree.parentOf(category))?.name ?? ""}`;
    };
    const coloursOf = ({ colours }: { colours: string }) =>
      colourWords(JSON.parse(colours)).colourNames ?? "";
    const leadOf = ({ description }: { description: string }) =>
      wordsIn(foldText(description).split(/[.!?]\s|\bthat\b|\bwhich\b/)[0] ?? "")
        .slice(0, 10)
        .join(" ");
    const products = rows.map((row) => ({
      row,
      words: new Set(
        [row.title, row.brand, nameOf(row.category), row.description, coloursOf(row)].flatMap(wordsToFind),
      ),
      named: new Set([row.title, row.brand, nameOf(row.category), leadOf(row)].flatMap(wordsToFind)),
    }));
    return (text: string) => {
      const typed = foldWords(text);
      const begun = vocabulary.filter((word) => word.startsWith(typed.at(-1) ?? ""));
      const isIn = (words: Set<string>, word: string, at: number) =>
        formsOf(word).some((form) => words.has(form)) ||
        (at === typed.length - 1 && begun.some((one) => words.has(one)));
      const having = products.filter(({ words }) => typed.every((word, at) => isIn(words, word, at)));
      // What only tells of the last word is no such thing, where others are.
      const things = having.filter(({ named }) => isIn(named, typed.at(-1) ?? "", typed.length - 1));
      return {
        all: having.map(({ row }) => row),
        complete: (things.length > 0 ? things : having).map(({ row }) => row),
      };
    };
  }

  const texts = ["kurta", "cotton kurta", "head", "checked workshop", "fiction", "niryana", "zari silk"];

  it("finds all that have all the words, and shows what can be bought first", async () => {
    const shop = await open(1_200);
    const expected = await expectedFrom(shop);
    for (const text of texts) {
      const { complete: rows } = expected(text);
      const found = await shop.search.find(text, frame);
      expect(found.complete, text).toBe(rows.length);
      expect(found.isMore, text).toBe(false);
      const inStock = found.rows.slice(0, found.complete).map(({ in_stock }) => in_stock);
      expect(inStock, text).toEqual([...inStock].sort((a, b) => b - a));
      if (rows.length > 100) continue;
      const numbers = new Set(rows.map(({ number }) => number));
      expect(found.rows.filter(({ number }) => numbers.has(number)).length, text).toBe(rows.length);
    }
  });

  it("filters all that match, also when it looks at few", async () => {
    const shop = await open(1_200);
    const expected = await expectedFrom(shop);
    const leafCategories = shop.leaves("clothing");
    const filters = { category: "clothing", rating: 3, minPaise: 40_000, maxPaise: 300_000 };
    const inRange = (paise: number) => paise >= 40_000 && paise <= 300_000;
    for (const text of texts) {
      const { all, complete } = expected(text);
      const passing = complete
        .filter((row) => leafCategories.includes(row.category) && row.rating >= 300)
        .filter(({ unit_paise }) => inRange(unit_paise));
      const found = await shop.search.find(text, { ...frame, filters, leafCategories });
      expect(found.complete, text).toBe(passing.length);
      const counted = found.counts?.reduce((sum, [, , count]) => sum + count, 0);
      if (complete.length > 12)
        expect(counted, text).toBe(all.filter((row) => inRange(row.unit_paise)).length);
      const few = await shop.search.find(text, { ...frame, filters, leafCategories, most: 8 });
      const isRight = few.rows.every(
        (row) => leafCategories.includes(row.category) && inRange(row.unit_paise) && row.rating_count > 0,
      );
      expect(isRight, text).toBe(true);
      expect(few.rows.length, text).toBeGreaterThanOrEqual(Math.min(4, passing.length));
    }
  });

  it("walks a range of prices without words in the order of rank", async () => {
    const { db } = await open(1_200);
    const rows = await db.read
      .selectFrom("products")
      .selectAll()
      .where("deleted_at", "is", null)
      .orderBy("popularity", "desc")
      .orderBy("number", "desc")
      .execute();
    for (const category of [null, "clothing"])
      for (const rating of [null, 3])
        for (const [minPaise, maxPaise] of [
          [99_000, 131_000],
          [null, 50_000],
          [200_000, null],
        ] as const) {
          const expected = rows.filter(
            (row) =>
              row.unit_paise >= (minPaise ?? 0) &&
              row.unit_paise <= (maxPaise ?? Number.MAX_SAFE_INTEGER) &&
              row.rating >= (rating ?? 0) * 100 &&
              (category === null || row.top_category === category),
          );
          const met = await walkListing(db.read, { category, rating, minPaise, maxPaise }, 30);
          expect(expected.length).toBeGreaterThan(0);
          expect(met).toEqual(expected.slice(0, 30).map(({ number }) => number));
        }
  });

  it("says when more match than it looked at", async () => {
    const { search } = await open(1_200);
    const found = await search.find("kurta", { ...frame, most: 10, limit: 8 });
    expect(found.isMore).toBe(true);
    expect(found.counts).toBeNull();
    expect(found.total).toBeGreaterThanOrEqual(10);
  });

  it("goes on behind what it looked at first, and shows each product once", async () => {
    const { search } = await open(1_200);
    const all = await search.find("shirt", frame);
    expect(all.isMore).toBe(false);
    const shown: number[] = [];
    for (let offset = 0; offset < all.total; offset += 8) {
      const page = await search.find("shirt", { ...frame, most: 10, offset, limit: 8 });
      shown.push(...page.rows.map(({ number }) => number));
      expect(page.total).toBe(offset === 0 ? 10 : all.total);
      expect(page.isMore).toBe(offset === 0);
    }
    const numbers = all.rows.map(({ number }) => number);
    expect(all.total).toBeGreaterThan(24);
    expect(shown.toSorted()).toEqual(numbers.toSorted());
  });

  it("leads on from a page that ends with what it looked at first", async () => {
    const { search } = await open(1_200);
    const all = await search.find("kurta", frame);
    const [before, last] = await Promise.all(
      [0, 8].map((offset) => search.find("kurta", { ...frame, most: 16, offset, limit: 8 })),
    );
    expect(before).toMatchObject({ total: 16, isMore: true });
    expect(last).toMatchObject({ total: all.total, isMore: false });
  });

  it("shows a product once that its index holds twice", async () => {
    const { db, search } = await open(0);
    for (const [at, text] of ["kurta", "zari kurta"].entries()) {
      const before = await search.find(text, frame);
      const [product] = before.rows;
      const row = await db.read
        .selectFrom("products")
        .selectAll()
        .where("id", "=", product?.id ?? "")
        .executeTakeFirstOrThrow();
      const moved = {
        ...row,
        popularity: row.popularity - 7 - at,
        categoryWords: "",
        topCategory: row.top_category,
        unitPaise: row.unit_paise,
      };
      await db.write((tx) => searchStoreOf(tx).put(tx, [moved]));
      const after = await search.find(text, frame);
      expect(after.total, text).toBe(before.total);
      expect(after.rows.map(({ id }) => id).toSorted()).toEqual(before.rows.map(({ id }) => id).toSorted());
    }
  });

  it("sorts what it found, and pages through it", async () => {
    const shop = await open(600);
    const prices = (await expectedFrom(shop))("black").all.map(({ unit_paise }) => unit_paise);
    prices.sort((a, b) => a - b);
    const shown: number[] = [];
    for (let offset = 0; offset < prices.length; offset += 7) {
      const page = await shop.search.find("black", { ...frame, sort: "price-up", offset, limit: 7 });
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
    const stock = await db.read
      .selectFrom("stock")
      .select(["colour", "size", "free as quantity"])
      .where("product_id", "=", first)
      .execute();
    const all = stock.map((variant) => ({ ...variant, productId: first }));
    await db.write((tx) => catalogue.holdStock(tx, all));
    const found = await search.find("kurta", frame);
    const rows = found.rows.slice(0, found.complete);
    expect(rows[0]?.id).not.toBe(first);
    expect(rows.map(({ in_stock }) => in_stock)).toEqual(
      rows.map(({ in_stock }) => in_stock).sort((a, b) => b - a),
    );
    expect(rows.filter(({ id }) => id === first)).toMatchObject([{ in_stock: 0 }]);
    await db.write((tx) => catalogue.releaseHeld(tx, all));
    expect((await ids())[0]).toBe(first);
  });

  it("finds nothing of what was rated before it was hidden", async () => {
    const { db, catalogue, search } = await open(0);
    const before = await search.find("kurta", frame);
    const [first] = before.rows;
    await db.write((tx) => catalogue.countRating(tx, first?.id ?? "", 5, 1));
    expect((await search.find("kurta", frame)).total).toBe(before.total);
    await catalogue.removeProduct("staff", first?.id ?? "");
    expect((await search.find("kurta", frame)).total).toBe(before.total - 1);
  });
});
