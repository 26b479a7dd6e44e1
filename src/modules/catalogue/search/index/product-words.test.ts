import type { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import type { Reads } from "#platform/database/database.ts";
import { readValue } from "#platform/database/key-values.ts";
import type { Near, NearAdapter } from "#platform/database/near-adapter.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openSearchShop } from "#support/search-shop.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createProductWords } from "./product-words-repository.ts";
import { noteChanged } from "./search-changes-repository.ts";
import { searchVersionKey } from "./vocabulary-repository.ts";

describeOnBothEngines("the products that a ranking keeps", (openFresh) => {
  it("are read once, and after a change the changed one alone", async () => {
    const { ratings, watched, change, bump } = await opened();
    const all = await ratings();
    expect(all.every((rating) => rating >= 0)).toBe(true);
    watched.take();
    await ratings();
    expect(watched.take()).toEqual([]);
    await change(3, 111);
    expect(await ratings()).toEqual(all.with(2, 111));
    const [changes, facts, ...more] = watched.take();
    expect(more).toEqual([]);
    if (!changes || !facts) throw new Error("Nothing was read.");
    expect((await planOf(watched.db, changes)).scans).toEqual([]);
    // Nobody says what another version changed.
    await bump();
    expect(await ratings()).toEqual(all.with(2, 111));
    expect(watched.take()).toHaveLength(2);
  });

  it("are read before anybody asks, each once, and again when all was forgotten", async () => {
    const { ratings, watched, change, bump, readAhead } = await opened();
    const isRead = async () => {
      await ratings();
      return watched.take().every(({ sql }) => !sql.includes("from products"));
    };
    expect(await readAhead()).toBe(false);
    for (const read of watched.take())
      expect((await planOf(watched.db, read, { few: true })).scans).toEqual([]);
    expect(await isRead()).toBe(true);
    await change(3, 111);
    expect((await ratings())[2]).toBe(111);
    await bump();
    await readAhead();
    watched.take();
    expect(await isRead()).toBe(true);
    await readAhead();
    expect(watched.take().filter(({ sql }) => sql.includes("from products"))).toEqual([]);
  });

  it("stay as new as others know them, when who asks knows less", async () => {
    const { ratings, change, hold } = await opened();
    const held = hold();
    const old = ratings();
    await held.read;
    await change(3, 111);
    const now = await ratings();
    expect(now[2]).toBe(111);
    held.release();
    await old;
    expect(await ratings()).toEqual(now);
  });

  it("stay so when who knows less asks once more and gets no answer", async () => {
    const { ratings, change, hold, version } = await opened();
    const before = await version();
    await ratings(before, [5]);
    const held = hold();
    const old = ratings(before);
    await held.read;
    await change(3, 111);
    await change(5, 222);
    expect((await ratings(await version(), [3]))[0]).toBe(111);
    const next = hold();
    held.release();
    await next.read;
    next.release(new Error("no answer"));
    await expect(old).rejects.toThrow("no answer");
    const now = await ratings();
    expect([now[2], now[4]]).toEqual([111, 222]);
  });

  async function opened() {
    const { db } = await openSearchShop(openFresh, 60);
    const watched = watchReads(db);
    const { read, hold } = holdingReads(watched.db.read);
    const { wordsOf, readAhead } = createProductWords({ read });
    const first = Array.from({ length: 20 }, (_, at) => at + 1);
    const version = () => readValue(db.read, searchVersionKey);
    return {
      watched,
      readAhead,
      version,
      hold,
      ratings: async (seen?: number, numbers = first) =>
        wordsOf(numbers, seen ?? (await version()), (products, places) =>
          places.map((place) => (place === 0 ? -1 : products.ratingAt(place))),
        ),
      change: (number: number, rating: number) =>
        db.write(async (tx) => {
          await tx.updateTable("products").set({ rating }).where("number", "=", number).execute();
          await noteChanged(tx, [number]);
        }),
      /** More than are told one by one. */
      bump: () =>
        db.write((tx) =>
          noteChanged(
            tx,
            Array.from({ length: 600 }, (_, at) => at + 1),
          ),
        ),
    };
  }
});

/** The same reads, of which the next one of products can be held between its answer and whoever asked. */
function holdingReads(reads: Reads) {
  let hold: ((query: CompiledQuery) => Promise<void>) | undefined;
  const executor = reads.getExecutor();
  const { near = { rows: async (query) => (await reads.executeQuery(query)).rows } as Near } =
    executor.adapter as Partial<NearAdapter>;
  const holding = {
    rows: async (query: CompiledQuery) => {
      const rows = await near.rows(query);
      await hold?.(query);
      return rows;
    },
  };
  const adapter = Object.create(executor.adapter, { near: { value: holding } });
  const seen = new Proxy(executor, { get: (of, name) => (name === "adapter" ? adapter : ownOf(of, name)) });
  const read = new Proxy(reads, {
    get: (of, name) => (name === "getExecutor" ? () => seen : ownOf(of, name)),
  });
  return {
    read,
    hold() {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = async ({ sql }) => {
        if (!sql.includes("from products")) return;
        hold = undefined;
        asked.resolve();
        await released.promise;
      };
      const release = (error?: Error) => (error ? released.reject(error) : released.resolve());
      return { read: asked.promise, release };
    },
  };
}

function ownOf(of: object, name: string | symbol): unknown {
  const own: unknown = Reflect.get(of, name, of);
  return typeof own === "function" ? own.bind(of) : own;
}
