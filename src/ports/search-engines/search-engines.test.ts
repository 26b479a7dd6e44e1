import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { defineModule, type Module } from "#modules/define-module.ts";
import { describeWithDatabase } from "#support/engines.ts";
import type { IndexedProduct, SearchEngine, SearchRequest } from "./search-engine.ts";

const held = new Map<number, IndexedProduct>();

/** Made up here alone: it has what it was told of since the start, spells no word otherwise, and puts dear goods first. */
const dearFirst: SearchEngine = {
  async index(_, changes) {
    for (const { after } of changes) held.set(after.number, after);
  },
  async remove(_, products) {
    for (const { number } of products) held.delete(number);
  },
  async find({ text, filters, leafCategories, offset, limit }) {
    const met = meet(text, filters);
    const passing = met.filter(
      ({ category }) => filters.category === null || leafCategories.includes(category),
    );
    return {
      numbers: passing.slice(offset, offset + limit).map(({ number }) => number),
      ...{ total: passing.length, complete: passing.length, othersFrom: null, isMore: false },
      counts: met.map(({ category, rating }) => [category, Math.floor(rating / 100), 1, 1]),
      ...{ offered: [], corrected: null },
    };
  },
  suggest: async ({ text, filters, limit }) => ({
    numbers: meet(text, filters)
      .slice(0, limit)
      .map(({ number }) => number),
  }),
};

function meet(text: string, { maxPaise }: SearchRequest["filters"]): IndexedProduct[] {
  const words = text.toLowerCase().split(" ");
  return [...held.values()]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .filter(({ unitPaise }) => unitPaise <= (maxPaise ?? unitPaise))
    .sort((a, b) => b.unitPaise - a.unitPaise);
}

/** One module more in the list, which brings it; nothing of the shop is edited. */
beforeAll(() => {
  vi.resetModules();
  const brings = defineModule({ name: "dear-first", handlers: [], searchEngine: () => dearFirst });
  vi.doMock("#modules", async (original) => ({
    modules: [...(await original<{ modules: readonly Module[] }>()).modules, brings],
  }));
});

afterAll(() => {
  vi.doUnmock("#modules");
  vi.resetModules();
});

describeWithDatabase("a search engine that a module brings", (openFresh) => {
  it("answers listing, search and suggestions, and is told of what becomes of goods", async () => {
    const { openShop } = await import("#support/running-shop.ts");
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const find = async (asked: string) => (await shop.call("GET", `/products${asked}`)).body;
    expect(await find("?search=kurta")).toMatchObject({ total: 0, products: [] });

    const { signedUpUser } = await import("#support/people.ts");
    const { token } = await signedUpUser(db, { staff: true });
    const add = async (title: string, price: number, category: string) => {
      const body = { title, price, category, brand: "Kelvar", stock: 3, discount: 0 };
      const added = await shop.call("POST", "/products", { body, token });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
      return added.body.data.id as string;
    };
    const cheap = await add("Kelvar Harp", 10, "mens-clothing");
    const dear = await add("Kelvar Harp Grand", 90, "womens-clothing");
    await add("Kelvar Lute", 50, "mens-clothing");

    const ids = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);
    const found = await find("?search=harp");
    expect(found).toMatchObject({ total: 2, complete: 2, isMore: false });
    expect(ids(found)).toEqual([dear, cheap]);
    expect(found.facets.categories).toContainEqual({ id: "mens-clothing", count: 1 });
    expect(ids(await find("?search=harp&limit=1&page=2"))).toEqual([cheap]);
    expect(ids(await find("?search=harp&category=mens-clothing"))).toEqual([cheap]);
    expect(ids(await find("?search=harp+under+2000"))).toEqual([cheap]);
    expect(ids(await find("/search?q=kelvar+h"))).toEqual([dear, cheap]);
    expect((await find("")).total).toBe(3);

    await shop.call("DELETE", `/products/${dear}`, { token });
    expect(ids(await find("?search=harp"))).toEqual([cheap]);
    await shop.stop();
  });
});
