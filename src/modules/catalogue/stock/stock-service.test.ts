import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { productRows } from "../products/product-repository.ts";
import { freeOf } from "../rules/variant.ts";
import { createCatalogueService } from "../service.ts";
import { lockProducts } from "./stock-repository.ts";

interface Choice {
  readonly colour: string | null;
  readonly size: string | null;
}

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const headphones = idOf("product:meghdoot-wireless-headphones");
const headset = { productId: headphones, colour: "Ivory", size: null };
const speaker = idOf("product:mridang-portable-speaker");
/** The demo shop has three of it, two of them teal. */
const teal = { productId: speaker, colour: "Teal", size: null };

describeOnBothEngines("stock", (openFresh) => {
  const openDatabases: Database[] = [];
  afterEach(async () => {
    for (const db of openDatabases.splice(0)) expect(await checkStockBooks(db.read)).toEqual([]);
  });

  async function open() {
    const db = await openFresh({ demo: true, at: clock.now() });
    const catalogue = createCatalogueService({ db, clock, rate });
    const free = async (id: string, choice?: Choice) => {
      const known = (await catalogue.sellables(db.read, [id])).get(id);
      return choice ? freeOf(known?.variants ?? [], choice) : known?.free;
    };
    openDatabases.push(db);
    return { db, catalogue, free };
  }

  it("holds all lines of an order or none, and names what is short", async () => {
    const { db, catalogue, free } = await open();
    const lines = [
      { ...headset, quantity: 2 },
      { ...teal, quantity: 4 },
    ];
    const refused = await db.write((tx) => catalogue.holdStock(tx, lines));
    expect(refused).toMatchObject({ ok: false, reason: "outOfStock", data: [speaker] });
    expect(await free(headphones)).toBe(42);
    const held = await db.write((tx) => catalogue.holdStock(tx, [{ ...headset, quantity: 2 }]));
    expect(held.ok).toBe(true);
    expect(await free(headphones)).toBe(40);
  });

  it("adds the lines of one product up before it looks", async () => {
    const { db, catalogue, free } = await open();
    const twice = [
      { ...teal, quantity: 2 },
      { ...teal, quantity: 2 },
    ];
    expect(await db.write((tx) => catalogue.holdStock(tx, twice))).toMatchObject({ reason: "outOfStock" });
    expect(await free(speaker)).toBe(3);
  });

  it("never sells one too many when many ask at once", async () => {
    const { db, catalogue, free } = await open();
    const asked = Array.from({ length: 10 }, () =>
      db.write((tx) => catalogue.holdStock(tx, [{ ...teal, quantity: 1 }])),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await free(speaker)).toBe(1);
  });

  it("tells of a product that ran out and of one that is back, and of nothing between", async () => {
    const { db, catalogue } = await open();
    const lines = [{ ...teal, quantity: 2 }];
    const before = await catalogue.version();
    await db.write((tx) => catalogue.holdStock(tx, [{ ...headset, quantity: 1 }]));
    expect(await catalogue.version()).toBe(before);
    await db.write((tx) => catalogue.holdStock(tx, lines));
    const ranOut = await catalogue.version();
    expect(ranOut).toBeGreaterThan(before);
    await db.write((tx) => catalogue.releaseHeld(tx, lines));
    expect(await catalogue.version()).toBeGreaterThan(ranOut);
  });

  it("keeps the whole row as it was for the index, before it says that a choice ran out", async () => {
    const { db, catalogue } = await open();
    const row = () => productRows(db.read).where("id", "=", speaker).executeTakeFirstOrThrow();
    const before = await row();
    await db.write(async (tx) => {
      expect(await lockProducts(tx, [speaker])).toEqual(new Map([[speaker, before]]));
      await catalogue.holdStock(tx, [{ ...teal, quantity: 2 }]);
    });
    // Still in stock, it stands where it stood: this alone tells that anything changed.
    expect(await row()).toEqual({ ...before, sold_out: '[["Teal",""]]' });
  });

  it("gives a hold back once: more than was held is refused by the table", async () => {
    const { db, catalogue, free } = await open();
    const lines = [{ ...headset, quantity: 2 }];
    await db.write((tx) => catalogue.holdStock(tx, lines));
    await db.write((tx) => catalogue.releaseHeld(tx, lines));
    await expect(db.write((tx) => catalogue.releaseHeld(tx, lines))).rejects.toThrow();
    expect(await free(headphones)).toBe(42);
  });

  it("moves what was held to sold, and back when it is returned", async () => {
    const { db, catalogue, free } = await open();
    const lines = [{ ...headset, quantity: 2 }];
    await db.write((tx) => catalogue.holdStock(tx, lines));
    await db.write((tx) => catalogue.sellHeld(tx, lines, { orderId: "one" }));
    expect(await free(headphones)).toBe(40);
    await db.write((tx) => catalogue.returnSold(tx, lines, { orderId: "one" }));
    expect(await free(headphones)).toBe(42);
    const moves = await db.read
      .selectFrom("stock_moves")
      .select(["version", "change", "pieces", "reason", "order_id"])
      .where("product_id", "=", headphones)
      .where("colour", "=", "Ivory")
      .orderBy("version")
      .execute();
    // What is held is still there, so that a hold is no move.
    expect(moves).toEqual([
      { version: 0, change: 14, pieces: 14, reason: "opening", order_id: null },
      { version: 1, change: -2, pieces: 12, reason: "sold", order_id: "one" },
      { version: 2, change: 2, pieces: 14, reason: "givenBack", order_id: "one" },
    ]);
  });

  it("sells one size out and the next one on, and says which on every card", async () => {
    const { db, catalogue, free } = await open();
    const ivory = { colour: "Ivory", size: null };
    const [all, left] = [await free(headphones), (await free(headphones, ivory)) ?? 0];
    const lines = [{ ...headset, quantity: left }];
    expect(await db.write((tx) => catalogue.holdStock(tx, lines))).toMatchObject({ ok: true });
    expect(await db.write((tx) => catalogue.holdStock(tx, [{ ...headset, quantity: 1 }]))).toMatchObject({
      reason: "outOfStock",
    });
    expect(await free(headphones)).toBe((all ?? 0) - left);
    const shown = await catalogue.openProduct(headphones);
    expect(shown).toMatchObject({ value: { inStock: true, soldOut: [["Ivory", ""]] } });
    await db.write((tx) => catalogue.releaseHeld(tx, lines));
    expect(await free(headphones, ivory)).toBe(left);
    const again = await catalogue.openProduct(headphones);
    expect(again.ok && again.value.soldOut).toBe(undefined);
  });

  it("writes down who changed the choices of a product or what there is of them", async () => {
    const { db, catalogue } = await open();
    const colours = ["Black", "Navy", "Sage"].map((name) => ({ name, hex: "#111111" }));
    expect(await catalogue.changeProduct("meera", headphones, { colours })).toMatchObject({ ok: true });
    expect(await catalogue.changeProduct("ravi", headphones, { stock: 6 })).toMatchObject({ ok: true });
    expect(await catalogue.changeProduct("ravi", headphones, { title: "Headphones" })).toMatchObject({
      ok: true,
    });
    const moves = await db.read
      .selectFrom("stock_moves")
      .select(["colour", "change", "reason", "person"])
      .where("product_id", "=", headphones)
      .where("person", "is not", null)
      .orderBy("person")
      .orderBy("colour")
      .execute();
    expect(moves.map(({ person, colour, change, reason }) => [person, colour, change, reason])).toEqual([
      ["meera", "Ivory", -14, "regrouped"],
      ["meera", "Sage", 14, "regrouped"],
      ["ravi", "Black", -12, "counted"],
      ["ravi", "Navy", -12, "counted"],
      ["ravi", "Sage", -12, "counted"],
    ]);
  });

  it("ends a product with its last two choices, whoever takes them at once", async () => {
    const { db, catalogue, free } = await open();
    const colours = ["Black", "Ivory", "Navy"];
    const lines = colours.map((colour) => ({ productId: headphones, colour, size: null, quantity: 14 }));
    const outcomes = await Promise.all(
      lines.map((line) => db.write((tx) => catalogue.holdStock(tx, [line]))),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await free(headphones)).toBe(0);
    expect(await catalogue.openProduct(headphones)).toMatchObject({ value: { inStock: false } });
    await Promise.all(lines.map((line) => db.write((tx) => catalogue.releaseHeld(tx, [line]))));
    expect(await catalogue.openProduct(headphones)).toMatchObject({ value: { inStock: true, free: 42 } });
  });

  it("knows products by id, with fallback options for clothing that has none", async () => {
    const { db, catalogue } = await open();
    const known = await catalogue.sellables(db.read, [headphones, "never-was"]);
    expect([...known.keys()]).toEqual([headphones]);
    expect(known.get(headphones)).toMatchObject({ discount: 40, gone: false, unitPaise: 480_000 });
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
