import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { checkListings } from "#support/check-listings.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { inStock, makeSet, partsNamed } from "#support/sets.ts";
import { backInStock } from "../events.ts";

const picture = { file: "", width: 800, height: 800, colour: "#ffffff", alt: "Of it" };

describeOnBothEngines("a product that is a set", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const shop = await checkoutForTests(db);
    const { catalogue } = shop.services;
    await shop.product("glass", 13, { price: 200 });
    await shop.product("jug", 5, { price: 800 });
    const set = await makeSet(shop, "supper", { glass: 6, jug: 1 });
    const free = async (name = "supper") =>
      (await catalogue.sellables(db.read, [productIdOf(name)])).get(productIdOf(name))?.free;
    const version = async (name: string) => {
      const goods = await catalogue.goodsOf(productIdOf(name));
      return goods.ok ? goods.value.version : -1;
    };
    const change = async (name: string, parts: Record<string, number>) => {
      const done = await catalogue.changeSet("owner", productIdOf(name), {
        parts: partsNamed(parts),
        seen: await version(name),
      });
      return done.ok ? "done" : done.reason;
    };
    const count = (name: string, pieces: number) =>
      catalogue.moveStock(
        "owner",
        { productId: productIdOf(name) },
        { change: pieces, reason: pieces > 0 ? "received" : "writtenOff" },
      );
    return { db, shop, catalogue, set, free, version, change, count };
  }

  it("is there as its parts are, in cart, page, list and index alike", async () => {
    const { db, shop, catalogue, set, free, count } = await open();
    const shown = async () => {
      const page = await catalogue.openProduct(set);
      const [row] = (await catalogue.listGoods({ state: "live" })).goods.filter(({ id }) => id === set);
      const onPage = page.ok ? page.value.free : undefined;
      return { free: await free(), page: onPage, office: row?.free, listed: await inStock(db, "supper") };
    };
    expect(await shown()).toEqual({ free: 2, page: 2, office: 2, listed: 1 });
    const back: string[] = [];
    db.events.on(backInStock, async (_, { productIds }) => {
      back.push(...productIds);
    });
    const six = [{ productId: productIdOf("glass"), colour: null, size: null, quantity: 8 }];
    await db.write((tx) => catalogue.holdStock(tx, six));
    expect(await shown()).toEqual({ free: 0, page: 0, office: 0, listed: 0 });
    await db.write((tx) => catalogue.releaseHeld(tx, six));
    expect(await shown()).toEqual({ free: 2, page: 2, office: 2, listed: 1 });
    await count("jug", -5);
    expect(await shown()).toEqual({ free: 0, page: 0, office: 0, listed: 0 });
    await count("jug", 1);
    expect(await shown()).toEqual({ free: 1, page: 1, office: 1, listed: 1 });
    expect(back.filter((id) => id === set)).toHaveLength(2);
    expect(await catalogue.scarce(20)).toMatchObject({ choices: [{ free: 1 }, { free: 13 }] });
    expect([...(await checkStockBooks(db.read)), ...(await checkListings(db, catalogue))]).toEqual([]);
    expect(await shop.stock("supper")).toEqual({ free: 0, held: 0, sold: 0 });
  });

  it("weighs what its parts weigh, and nobody knows what where one of them was not weighed", async () => {
    const { db, catalogue, set } = await open();
    const weigh = (name: string, grams: number | null) =>
      db.write((tx) =>
        tx
          .updateTable("variants")
          .set({ weight_grams: grams })
          .where("product_id", "=", productIdOf(name))
          .execute(),
      );
    const weights = async () => {
      const page = await catalogue.openProduct(set);
      const shown = page.ok ? page.value.variants[0]?.grams : 0;
      return [(await catalogue.sellables(db.read, [set])).get(set)?.variants[0]?.grams, shown];
    };
    await weigh("glass", 100);
    expect(await weights()).toEqual([undefined, undefined]);
    await weigh("jug", 900);
    expect(await weights()).toEqual([1_500, 1_500]);
    await weigh("glass", null);
    await weigh("supper", 1_700);
    expect(await weights()).toEqual([1_700, 1_700]);
  });

  it("shows the pictures of its first part that has any, while it has none", async () => {
    const { db, catalogue, set } = await open();
    const put = (name: string, files: readonly string[]) => {
      const pictures = JSON.stringify(files.map((file) => ({ ...picture, file })));
      return db.write((tx) =>
        tx.updateTable("products").set({ pictures }).where("id", "=", productIdOf(name)).execute(),
      );
    };
    const shown = async () => {
      const page = await catalogue.openProduct(set);
      const files = page.ok ? page.value.pictures.map(({ file }) => file) : [];
      return [(await catalogue.sellables(db.read, [set])).get(set)?.picture?.file ?? null, files];
    };
    for (const name of ["supper", "glass"]) await put(name, []);
    await put("jug", ["jug", "jug-2"]);
    expect(await shown()).toEqual(["jug", ["jug", "jug-2"]]);
    await put("glass", ["glass"]);
    expect(await shown()).toEqual(["glass", ["glass"]]);
    await put("supper", ["supper"]);
    expect(await shown()).toEqual(["supper", ["supper"]]);
  });

  it("is not sold while a part is hidden, or is sold no more in that choice", async () => {
    const { db, catalogue, free, version } = await open();
    const jug = productIdOf("jug");
    const put = async (state: "live" | "hidden") =>
      expect((await catalogue.setGoodsState("owner", jug, { state, seen: await version("jug") })).ok).toBe(
        true,
      );
    await put("hidden");
    expect([await free(), await inStock(db, "supper")]).toEqual([0, 0]);
    await put("live");
    expect([await free(), await inStock(db, "supper")]).toEqual([2, 1]);
    const sized = { colours: [], sizes: ["1 l", "2 l"] };
    expect((await catalogue.changeProduct("owner", jug, sized, { seen: await version("jug") })).ok).toBe(
      true,
    );
    expect([await free(), await inStock(db, "supper")]).toEqual([0, 0]);
  });

  it.each([
    ["of nothing", "plate", {}, "setSize"],
    ["of one part", "plate", { glass: 1 }, "setSize"],
    ["with itself in it", "plate", { plate: 1, glass: 1 }, "partIsSet"],
    ["with a set in it", "plate", { supper: 1, glass: 1 }, "partIsSet"],
    ["that is a part already", "glass", { jug: 1, plate: 1 }, "setIsPart"],
    ["that has stock", "full", { glass: 1, jug: 1 }, "setHasStock"],
    ["of what is not there", "plate", { glass: 1, nothing: 1 }, "productNotFound"],
  ])("is refused %s", async (_, name, parts, reason) => {
    const { db, shop, change } = await open();
    await shop.product("plate", 0);
    await shop.product("full", 3);
    expect(await change(name, parts as unknown as Record<string, number>)).toBe(reason);
    expect(await db.read.selectFrom("set_parts").select("set_id").execute()).toHaveLength(2);
  });

  it("is refused with choices of its own, in an unknown choice, twice the same, or in another version", async () => {
    const { shop, catalogue, version, set } = await open();
    await shop.product("plate", 0);
    const plate = productIdOf("plate");
    const save = async (id: string, parts: ReturnType<typeof partsNamed>, seen: number) => {
      const done = await catalogue.changeSet("owner", id, { parts, seen });
      return done.ok ? "done" : [done.reason, done.field];
    };
    const [glass, jug] = partsNamed({ glass: 1, jug: 1 });
    if (!glass || !jug) throw new Error("Two parts were named.");
    expect(await save(plate, [glass, { ...jug, size: "XL" }], 0)).toEqual([
      "choiceUnknown",
      "parts.1.choice",
    ]);
    expect(await save(plate, [glass, jug, glass], 0)).toEqual(["partTwice", "parts.2"]);
    expect(await save(set, [glass, jug], 99)).toEqual(["productChanged", undefined]);
    await catalogue.changeProduct("owner", plate, { colours: [{ name: "Red", hex: "" }] }, { seen: 0 });
    expect(await save(plate, [glass, jug], await version("plate"))).toEqual(["setHasChoices", undefined]);
    for (const done of [
      await catalogue.changeProduct("owner", set, { stock: 5 }),
      await catalogue.changeProduct("owner", set, { sizes: ["S", "M"] }),
      await catalogue.moveStock("owner", { productId: set }, { change: 1, reason: "received" }),
      await catalogue.countChoices("owner", set, [{ colour: "", size: "", pieces: 4, seen: 0 }]),
    ])
      expect(done).toMatchObject({ ok: false, reason: "isSet" });
    expect((await catalogue.changeProduct("owner", set, { title: "Supper for six" })).ok).toBe(true);
  });

  it("is taken apart, and put together again by taking that back", async () => {
    const { db, catalogue, set, free, version, change } = await open();
    expect(await change("supper", {})).toBe("done");
    expect([await free(), await inStock(db, "supper")]).toEqual([0, 0]);
    const done = await catalogue.goodsChanges(set);
    const [last] = done.ok ? done.value : [];
    if (!last) throw new Error("Nothing is known of it.");
    expect(last).toMatchObject({ canTakeBack: true });
    const back = { deed: last.entry.id, seen: await version("supper") };
    expect((await catalogue.takeBack("owner", set, back)).ok).toBe(true);
    expect([await free(), await inStock(db, "supper")]).toEqual([2, 1]);
  });

  it("is copied with its parts, and without them where one is sold no more in that choice", async () => {
    const { catalogue, set, version } = await open();
    const copy = async () => {
      const copied = await catalogue.copyGoods("owner", set, (of) => `${of} again`);
      if (!copied.ok) throw new Error(copied.reason);
      const { id, isSet, state } = copied.value;
      const made = await catalogue.setOf(id);
      const parts = made.ok ? made.value.parts.map(({ productId, pieces }) => [productId, pieces]) : [];
      return { isSet, state, parts };
    };
    const parts = [
      [productIdOf("glass"), 6],
      [productIdOf("jug"), 1],
    ];
    expect(await copy()).toEqual({ isSet: true, state: "draft", parts });
    const sized = { colours: [], sizes: ["1 l", "2 l"] };
    await catalogue.changeProduct("owner", productIdOf("jug"), sized, { seen: await version("jug") });
    expect(await copy()).toEqual({ isSet: false, state: "draft", parts: [] });
  });

  it("takes back a piece that was sold before it was a set, and still has its parts changed", async () => {
    const { db, shop, catalogue, free, change } = await open();
    await shop.product("hamper", 1);
    const piece = [{ productId: productIdOf("hamper"), colour: null, size: null, quantity: 1 }];
    const cause = { orderId: "H" };
    await db.write((tx) => catalogue.holdStock(tx, piece));
    await db.write((tx) => catalogue.sellHeld(tx, piece, cause));
    expect(await change("hamper", { glass: 1, jug: 1 })).toBe("done");
    await db.write((tx) => catalogue.returnSold(tx, piece, cause));
    expect([await free("hamper"), await inStock(db, "hamper")]).toEqual([5, 1]);
    expect(await change("hamper", { glass: 2, jug: 2 })).toBe("done");
    expect(await free("hamper")).toBe(2);
    expect(await change("hamper", {})).toBe("done");
    expect([await free("hamper"), await inStock(db, "hamper")]).toEqual([1, 1]);
  });

  it("is made while a part of it is just being held, and says that there is none left", async () => {
    const { db, shop, catalogue, change } = await open();
    await shop.product("lamp", 3);
    await shop.product("evening", 0);
    const two = [{ productId: productIdOf("lamp"), colour: null, size: null, quantity: 2 }];
    const [isHeld, isMade] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.write(async (tx) => {
      await catalogue.holdStock(tx, two);
      isHeld.resolve();
      await Promise.race([isMade.promise, pause(500)]);
    });
    await isHeld.promise;
    expect(await change("evening", { lamp: 2, jug: 1 })).toBe("done");
    isMade.resolve();
    await holding;
    expect(await inStock(db, "evening")).toBe(0);
  });
});
