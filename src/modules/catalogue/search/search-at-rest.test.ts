import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { searchFrame as frame, openSearchShop } from "#support/search-shop.ts";
import { watchReads } from "#support/watched-reads.ts";

const tenMinutes = 600_000;

describeOnBothEngines("what is kept for searches", (openFresh) => {
  it("is read ahead from the first search on, and let go after ten minutes without one", async () => {
    const { db, another } = await openSearchShop(openFresh, 60);
    const watched = watchReads(db);
    let now = 1_790_000_000_000;
    const search = another({ db: watched.db, clock: { now: () => now } });
    /** How many statements read what is ranked. */
    const factsRead = () => watched.take().filter(({ sql }) => sql.includes("unit_paise, created_at")).length;
    const found = async (text: string) => (await search.find(text, frame)).rows.map(({ number }) => number);

    await search.readAhead();
    expect(watched.take()).toEqual([]);
    const kurtas = await found("kurta");
    expect(kurtas.length).toBeGreaterThan(0);
    expect(factsRead()).toBe(1);
    await search.readAhead();
    expect(factsRead()).toBe(1);
    await found("headphones");
    expect(factsRead()).toBe(0);

    now += tenMinutes;
    await search.readAhead();
    await found("kurta");
    expect(factsRead()).toBe(0);

    now += tenMinutes + 1;
    await search.readAhead();
    await search.readAhead();
    expect(watched.take()).toEqual([]);
    expect(await found("kurta")).toEqual(kurtas);
    expect(factsRead()).toBe(1);
  });
});
