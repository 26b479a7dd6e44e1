import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openListing } from "#support/listings.ts";

describeOnBothEngines("a search in the listing", (openFresh) => {
  it("finds by word, prefix, plural, other name and in spite of wrong letters", async () => {
    const { list } = await openListing(openFresh);
    const titles = async (search: string) => (await list({ search })).cards.map(({ title }) => title);
    for (const search of ["headphones", "Headphone", "headpho", "HEADPHONES!", "headphnoes", "haedphone"])
      expect((await titles(search)).join(), search).toContain("Over-Ear Wireless Headphones");
    expect((await titles("ghadi")).join()).toMatch(/Watch|Clock/);
    expect((await titles("sari")).join()).toContain("Saree");
    expect((await list({ search: "headphnoes" })).corrected).toBe("headphones");
    expect((await list({ search: "meghdoot dhvanix" })).complete).toBe(1);
    expect((await list({ search: "zzxqwv" })).total).toBe(0);
  });

  it("takes a price that was typed for a filter, and one that was set before it", async () => {
    const { list } = await openListing(openFresh);
    const said = await list({ search: "kurta under 1000" });
    const set = await list({ search: "kurta", maxPaise: 100_000 });
    expect(said.query).toMatchObject({ search: "kurta", maxPaise: 100_000, minPaise: null });
    expect(said.cards.map(({ id }) => id)).toEqual(set.cards.map(({ id }) => id));
    expect((await list({ search: "under 500" })).cards.every(({ unitPaise }) => unitPaise <= 50_000)).toBe(
      true,
    );
    const both = await list({ search: "kurta under 1000", maxPaise: 200_000 });
    expect(both.query).toMatchObject({ search: "kurta under 1000", maxPaise: 200_000 });
  });

  it("combines a search with filters and says what is in each", async () => {
    const { list } = await openListing(openFresh);
    const all = await list({ search: "cotton" });
    const clothing = await list({ search: "cotton", category: "clothing" });
    for (const category of ["Clothing", "fashion"])
      expect((await list({ search: "cotton", category })).total).toBe(clothing.total);
    expect(clothing.total).toBeGreaterThan(0);
    expect(clothing.total).toBeLessThan(all.total);
    expect(all.categoryChoices.find(({ id }) => id === "clothing")?.count).toBe(clothing.total);
    expect(clothing.categoryChoices.find(({ id }) => id === null)?.count).toBe(all.total);
  });

  it("tells what has all the words of a search from what is only related, in each category", async () => {
    const { list } = await openListing(openFresh);
    const found = await list({ search: "kurta" });
    const of = (category: string | null) => found.categoryChoices.find(({ id }) => id === category);
    expect(found.complete).toBeLessThan(found.total);
    expect(of(null)).toMatchObject({ count: found.total, complete: found.complete });
    expect(of("jewelry")?.count).toBeGreaterThan(0);
    expect(of("jewelry")?.complete).toBe(0);
    expect(of("clothing")?.complete).toBe(found.complete);
  });

  it("answers whatever is typed, search syntax included", async () => {
    const { list, catalogue } = await openListing(openFresh);
    const typed = [
      '"a* OR NEAR(',
      "'; drop table products; --",
      "\0",
      "a\0b",
      "x".repeat(10_000),
      "* : ^ ( ) & | ! <->",
    ];
    typed.push("title:kurta", "_s4", "NOT AND OR", "%", "\\", "🛒", "कुर्ता", "a", "-", "\ud800");
    for (const search of typed) {
      expect((await list({ search })).total, search.slice(0, 30)).toBeGreaterThanOrEqual(0);
      await catalogue.suggest(search);
    }
  });

  it("counts what was looked for in vain", async () => {
    const { db, catalogue, list } = await openListing(openFresh);
    await list({ search: "Zzxqwv" });
    await list({ search: "zzxqwv" });
    await catalogue.writeMisses();
    const misses = await db.read.selectFrom("search_misses").select(["query", "times"]).execute();
    expect(misses).toEqual([{ query: "zzxqwv", times: 2 }]);
  });

  it("forgets after three months what nobody looked for again, as it may be a name", async () => {
    const { db, catalogue, list } = await openListing(openFresh);
    await list({ search: "asha rao jaipur" });
    await list({ search: "zzxqwv" });
    await catalogue.writeMisses();
    const age = (query: string, days: number) =>
      db.write((tx) =>
        tx
          .updateTable("search_misses")
          .set(({ eb }) => ({ last_at: eb("last_at", "-", days * 86_400_000) }))
          .where("query", "=", query)
          .execute(),
      );
    await age("asha rao jaipur", 91);
    await age("zzxqwv", 89);
    await catalogue.tidy();
    expect(await db.read.selectFrom("search_misses").select("query").execute()).toEqual([
      { query: "zzxqwv" },
    ]);
  });
});
