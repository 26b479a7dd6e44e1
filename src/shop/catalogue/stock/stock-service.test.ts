import { expect, it } from "vitest";
import { idOf } from "#platform/ids.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../catalogue-service.ts";

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const headphones = idOf("product:meghdoot-wireless-headphones");
const speaker = idOf("product:mridang-portable-speaker");

describeOnBothEngines("stock", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock, { RUPEES_PER_UNIT: rate });
    const catalogue = createCatalogueService({ db, clock, rate });
    const free = async (id: string) => (await catalogue.sellables(db.read, [id])).get(id)?.free;
    return { db, catalogue, free };
  }

  it("holds all lines of an order or none, and names what is short", async () => {
    const { db, catalogue, free } = await open();
    const lines = [
      { productId: headphones, quantity: 2 },
      { productId: speaker, quantity: 4 },
    ];
    const refused = await db.write((tx) => catalogue.holdStock(tx, lines));
    expect(refused).toMatchObject({ ok: false, reason: "outOfStock", data: [speaker] });
    expect(await free(headphones)).toBe(42);
    const held = await db.write((tx) => catalogue.holdStock(tx, [{ productId: headphones, quantity: 2 }]));
    expect(held.ok).toBe(true);
    expect(await free(headphones)).toBe(40);
  });

  it("adds the lines of one product up before it looks", async () => {
    const { db, catalogue, free } = await open();
    const twice = [
      { productId: speaker, quantity: 2 },
      { productId: speaker, quantity: 2 },
    ];
    expect(await db.write((tx) => catalogue.holdStock(tx, twice))).toMatchObject({ reason: "outOfStock" });
    expect(await free(speaker)).toBe(3);
  });

  it("never sells one too many when many ask at once", async () => {
    const { db, catalogue, free } = await open();
    const asked = Array.from({ length: 10 }, () =>
      db.write((tx) => catalogue.holdStock(tx, [{ productId: speaker, quantity: 1 }])),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await free(speaker)).toBe(0);
  });

  it("tells of a product that ran out and of one that is back, and of nothing between", async () => {
    const { db, catalogue } = await open();
    const lines = [{ productId: speaker, quantity: 3 }];
    const before = await catalogue.version();
    await db.write((tx) => catalogue.holdStock(tx, [{ productId: headphones, quantity: 1 }]));
    expect(await catalogue.version()).toBe(before);
    await db.write((tx) => catalogue.holdStock(tx, lines));
    const ranOut = await catalogue.version();
    expect(ranOut).toBeGreaterThan(before);
    await db.write((tx) => catalogue.releaseHeld(tx, lines));
    expect(await catalogue.version()).toBeGreaterThan(ranOut);
  });

  it("gives a hold back once: more than was held is refused by the table", async () => {
    const { db, catalogue, free } = await open();
    const lines = [{ productId: headphones, quantity: 2 }];
    await db.write((tx) => catalogue.holdStock(tx, lines));
    await db.write((tx) => catalogue.releaseHeld(tx, lines));
    await expect(db.write((tx) => catalogue.releaseHeld(tx, lines))).rejects.toThrow();
    expect(await free(headphones)).toBe(42);
  });

  it("moves what was held to sold, and back when it is returned", async () => {
    const { db, catalogue, free } = await open();
    const lines = [{ productId: headphones, quantity: 2 }];
    await db.write((tx) => catalogue.holdStock(tx, lines));
    await db.write((tx) => catalogue.sellHeld(tx, lines));
    expect(await free(headphones)).toBe(40);
    await db.write((tx) => catalogue.returnSold(tx, lines));
    expect(await free(headphones)).toBe(42);
  });

  it("knows products by id, with fallback options for clothing that has none", async () => {
    const { db, catalogue } = await open();
    const known = await catalogue.sellables(db.read, [headphones, "never-was"]);
    expect([...known.keys()]).toEqual([headphones]);
    expect(known.get(headphones)).toMatchObject({ discount: 40, gone: false, unitPaise: 479_950 });
    const bare = await db.read
      .selectFrom("products")
      .select("id")
      .where("top_category", "=", "clothing")
      .where("sizes", "=", "[]")
      .executeTakeFirstOrThrow();
    const sellable = (await catalogue.sellables(db.read, [bare.id])).get(bare.id);
    expect(sellable?.sizes).toEqual(["S", "M", "L", "XL"]);
    expect(sellable?.colours.map(({ name }) => name)).toEqual(["Black", "White", "Red", "Blue"]);
  });
});
