import { expect, it } from "vitest";
import { documentedPrice } from "#contract/format/money.ts";
import { indexedProduct } from "#modules/catalogue/products/indexed-product.ts";
import { productRows } from "#modules/catalogue/products/product-repository.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { searchFrame as frame, openSearchShop, rate } from "#support/search-shop.ts";
import { searchStoreOf } from "../search-store-of.ts";
import { createWordLists, type WordLists } from "./word-lists-repository.ts";

describeOnBothEngines("the lists of words", (openFresh, engine) => {
  const words = ["checked", "workshop", "cotton", "kurta", "silk", "quilted"];
  const texts = words.flatMap((one, at) => [
    `checked ${one}`,
    ...words.slice(at + 1).flatMap((other) => [`workshop ${one} ${other}`, `${one} ${other} range checked`]),
  ]);

  /** Some words are in more products than a walk goes along without asking for lists. */
  async function open() {
    const shop = await openSearchShop(openFresh, 2_200);
    const plain = shop.another({
      openLists: () => createWordLists(shop.db, { least: Number.POSITIVE_INFINITY }),
    });
    /** A process of its own, and how many walks its lists answered. */
    const process = (fewest?: number) => {
      const lists = createWordLists(shop.db, { least: 0, each: 700, ...(fewest && { fewest }) });
      const told = { walks: 0 };
      const watched: WordLists = {
        ...lists,
        async open(products) {
          const inMemory = await lists.open(products);
          return (
            inMemory && {
              ...inMemory,
              meet(walk, how) {
                const met = inMemory.meet(walk, how);
                if (met) told.walks++;
                return met;
              },
            }
          );
        },
      };
      const readAll = async () => {
        while (await lists.readSome());
      };
      return { ...shop.another({ openLists: () => watched }), lists, readAll, told };
    };
    const answersOf = async ({ find }: Pick<typeof plain, "find">) => {
      const answers: string[] = [];
      for (const text of texts) {
        const { rows, ...counted } = await find(text, { ...frame, most: 40, limit: 30 });
        answers.push(JSON.stringify([text, rows.map(({ number }) => number), counted]));
      }
      return answers;
    };
    const [row] = await productRows(shop.db.read)
      .where("title", "like", "%Kurta%")
      .where("in_stock", "=", 1)
      .limit(1)
      .execute();
    if (!row) throw new Error("There is no kurta");
    return { ...shop, plain, process, answersOf, kurta: row };
  }

  it("tell what the index tells, right after every change, to all processes", async () => {
    const { catalogue, db, plain, process, answersOf, kurta } = await open();
    const [here, there] = [process(), process()];
    for (const one of [here, there]) {
      await answersOf(one);
      await one.readAll();
    }
    const areSame = async (what: string) => {
      const expected = await answersOf(plain);
      for (const one of [here, there]) expect(await answersOf(one), what).toEqual(expected);
    };
    await areSame("at first");
    expect(here.told.walks > 50).toBe(engine === "sqlite");
    const change = (what: object) => catalogue.changeProduct("staff", kurta.id, what);
    await change({ title: "Quilted Silk Notebook" });
    await areSame("another title");
    await change({ description: "For the workshop, of cotton." });
    await areSame("another description");
    const stock = await db.read
      .selectFrom("stock")
      .select(["colour", "size", "free as quantity"])
      .where("product_id", "=", kurta.id)
      .execute();
    const all = stock.map((variant) => ({ ...variant, productId: kurta.id }));
    await db.write((tx) => catalogue.holdStock(tx, all));
    await areSame("sold out");
    await db.write((tx) => catalogue.countRating(tx, kurta.id, 5, 1));
    await areSame("liked");
    await catalogue.removeProduct("staff", kurta.id);
    await areSame("taken away");
  });

  it("keep what walks met until a product changes, however that is told", async () => {
    const { catalogue, db, process, kurta } = await open();
    const { lists } = process();
    const walks = async () => (await lists.open(2_200))?.walks;
    const areKept = async () => {
      (await walks())?.put("a walk", [7]);
      expect((await walks())?.get("a walk")).toEqual(engine === "sqlite" ? [7] : undefined);
    };
    await areKept();
    await catalogue.changeProduct("staff", kurta.id, { title: "Quilted Silk Notebook" });
    expect((await walks())?.get("a walk")).toBeUndefined();
    await areKept();
    await db.write((tx) => searchStoreOf(tx).clear(tx));
    expect((await walks())?.get("a walk")).toBeUndefined();
  });

  it("keep no walk that looked at each price", async () => {
    const { catalogue, plain, process, kurta } = await open();
    const known = { unitPaise: kurta.own_unit_paise, mrpPaise: kurta.own_mrp_paise };
    const one = process();
    const inRange = { ...frame.filters, minPaise: kurta.unit_paise - 5_000, maxPaise: kurta.unit_paise - 1 };
    const cheapOnes = async ({ find }: Pick<typeof plain, "find">) => {
      const { rows } = await find("kurta", { ...frame, filters: inRange, most: 40 });
      return rows.map(({ number }) => number);
    };
    for (const _ of [1, 2]) expect(await cheapOnes(one)).toEqual(await cheapOnes(plain));
    expect(await cheapOnes(one)).not.toContain(kurta.number);
    const { price } = documentedPrice(known, rate);
    await catalogue.changeProduct("staff", kurta.id, { price: price * 0.999 });
    expect(await cheapOnes(one)).toContain(kurta.number);
    expect(await cheapOnes(one)).toEqual(await cheapOnes(plain));
  });

  it("hold what many products have before anybody asks for it, where somebody searches", async () => {
    const { process, answersOf } = await open();
    const [asked, unasked] = [process(100), process(100)];
    for (const one of [asked, unasked]) {
      await one.readAll();
      expect(one.told.walks).toBe(0);
    }
    await asked.find("checked quilted", { ...frame, most: 40 });
    for (const one of [asked, unasked]) {
      await one.readAll();
      await one.find("checked rice", { ...frame, most: 40 });
    }
    expect(asked.told.walks > 0).toBe(engine === "sqlite");
    expect(unasked.told.walks).toBe(0);
    expect(await answersOf(asked)).toEqual(await answersOf(unasked));
  });

  it("follow what changes while they are read", async () => {
    const { catalogue, plain, process, answersOf, kurta } = await open();
    const one = process();
    await answersOf(one);
    let at = 0;
    while (await one.lists.readSome()) {
      if (++at % 3 > 0) continue;
      const title = at % 2 === 0 ? "Silk Quilted" : "Checked Cotton Kurta";
      await catalogue.changeProduct("staff", kurta.id, { title });
    }
    expect(await answersOf(one)).toEqual(await answersOf(plain));
  });

  it("begin anew after more changes than they follow", async () => {
    const { catalogue, db, plain, process, answersOf, kurta } = await open();
    const one = process();
    await answersOf(one);
    await one.readAll();
    const tree = await catalogue.categories();
    const before = indexedProduct(kurta, tree);
    const after = { ...before, title: "Silk Quilted" };
    await db.write(async (tx) => {
      const store = searchStoreOf(tx);
      for (let turn = 0; turn < 101; turn++) {
        await store.take(tx, [turn % 2 === 0 ? before : after]);
        await store.put(tx, [turn % 2 === 0 ? after : before]);
      }
    });
    expect(await answersOf(one)).toEqual(await answersOf(plain));
    const old = one.told.walks;
    await one.readAll();
    expect(await answersOf(one)).toEqual(await answersOf(plain));
    expect(one.told.walks > old).toBe(engine === "sqlite");
  });
});
