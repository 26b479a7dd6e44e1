import { expect, it } from "vitest";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeWithDatabase } from "#support/engines.ts";
import type { GoodsView } from "../goods-view.ts";
import { createCatalogueService } from "../service.ts";

const day = 86_400_000;
const kurta = {
  title: "Bagru Kurta",
  brand: "",
  description: "",
  category: "mens-clothing",
  price: 0,
  discount: 0,
  stock: 0,
  highlights: [],
  colours: [{ name: "Indigo", hex: "" }],
  sizes: ["S", "M"],
  images: [],
  featured: false,
  onSale: false,
};
const price = { unitPaise: 99_900, mrpPaise: 129_900 };
const anything = { category: null, minPaise: null, maxPaise: null, rating: null, page: 1, limit: 24 };

describeWithDatabase("taking changes of goods back", (openFresh) => {
  async function open() {
    let time = 1_790_000_000_000;
    const clock = { now: () => time };
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const made = await catalogue.addGoods("meera", kurta, { price, piecesOf: () => 5 });
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.value;
    const goods = async (): Promise<GoodsView> => {
      const found = await catalogue.goodsOf(id);
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
    const past = async () => {
      const found = await catalogue.goodsChanges(id);
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
    /** The one that came so long ago; the newest without a number. */
    const back = async (ago = 0) => {
      const action = (await past())[ago]?.entry.id ?? "";
      return catalogue.takeBack("arun", id, { deed: action, seen: (await goods()).version });
    };
    const change = async (words: object, more: object = {}) => {
      time += 60_000;
      const { version: seen } = await goods();
      const changed = await catalogue.changeGoods("meera", id, words, {
        seen,
        facts: {},
        variants: [],
        ...more,
      });
      if (!changed.ok) throw new Error(changed.reason);
    };
    const wait = (ms: number) => {
      time += ms;
    };
    /** Without what counts changes. */
    const said = async () => {
      const { version: _, variants, ...rest } = await goods();
      return { ...rest, variants: variants.map(({ stockVersion: __, ...one }) => one) };
    };
    return { db, catalogue, id, goods, past, back, change, said, wait };
  }

  it("puts back words in both languages, price and facts as they were, and shoppers see it at once", async () => {
    const { catalogue, id, back, change, said, past } = await open();
    const before = await said();
    const facts = { hsn: "6205", country: "IN", netQuantity: { amount: 1, unit: "piece" } };
    const other = { unitPaise: 79_900, mrpPaise: 99_900 };
    await change(
      { title: "Ajrakh Kurta", titleHi: "अजरख कुर्ता", highlights: ["Cotton"], category: "womens-clothing" },
      { facts, price: other },
    );
    const [{ entry, canTakeBack } = { entry: undefined, canTakeBack: false }] = await past();
    expect(canTakeBack).toBe(true);
    expect(JSON.parse(entry?.before ?? "")).toEqual({
      ...{ title: "Bagru Kurta", titleHi: "", highlights: [], category: "mens-clothing", ...price },
      ...{ hsn: null, country: null, netQuantity: null },
    });
    expect(await back()).toMatchObject({ ok: true, value: { title: "Bagru Kurta" } });
    expect(await said()).toEqual(before);
    const find = async (search: string) => {
      const found = await catalogue.openListing({ ...anything, search, sort: "relevance" });
      return found.ok && found.value.cards.some((card) => card.id === id);
    };
    expect([await find("bagru"), await find("ajrakh"), await find("अजरख")]).toEqual([true, false, false]);
    expect(await catalogue.openProduct(id)).toMatchObject({ value: { unitPaise: 99_900 } });
    // A taking back is a change, and can be taken back.
    expect(await back()).toMatchObject({ value: { title: "Ajrakh Kurta", hsn: "6205", price: other } });
  });

  it("leaves what was changed again since, and names who did it", async () => {
    const { back, change, past, goods } = await open();
    await change({ title: "Second", brand: "Haat" });
    await change({ brand: "Bagru" });
    await change({ title: "Third" });
    const [third, brand, second] = await past();
    expect([third?.canTakeBack, brand?.canTakeBack, second?.canTakeBack]).toEqual([true, true, false]);
    expect(second?.since?.id).toBe(third?.entry.id);
    expect(await back(2)).toMatchObject({ ok: false, reason: "changedSince" });
    expect(await back(1)).toMatchObject({ ok: true, value: { title: "Third", brand: "Haat" } });
    expect(await back(1)).toMatchObject({ ok: true, value: { title: "Second" } });
    expect((await goods()).brand).toBe("Haat");
  });

  it("puts back choices, their facts and prices, and the state", async () => {
    const { catalogue, id, back, change, said, goods } = await open();
    const before = await said();
    const own = { unitPaise: 119_900, mrpPaise: 149_900 };
    const variants = [
      { colour: "Indigo", size: "S", sku: "B-S", grams: 240, price: own },
      { colour: "Indigo", size: "M", barcode: "8901030865275" },
    ];
    await change({}, { variants });
    expect((await goods()).variants).toMatchObject([
      { sku: "B-S", price: own },
      { barcode: "8901030865275" },
    ]);
    expect(await back()).toMatchObject({ ok: true });
    expect(await said()).toEqual(before);
    await catalogue.addChoice("meera", id, { size: "L", seen: (await goods()).version });
    expect(await back()).toMatchObject({ ok: true, value: { sizes: ["S", "M"] } });
    await catalogue.setGoodsState("meera", id, { state: "hidden", seen: (await goods()).version });
    expect((await catalogue.openProduct(id)).ok).toBe(false);
    expect(await back()).toMatchObject({ ok: true, value: { state: "live" } });
    expect((await catalogue.openProduct(id)).ok).toBe(true);
    await catalogue.setChoicePrice("meera", id, { colour: "Indigo", size: "S" }, own);
    expect(await back()).toMatchObject({ ok: true, value: { variants: [{ price: null }, {}, {}] } });
  });

  it("puts back a count only while nothing was sold of it, and the books stay right", async () => {
    const { db, catalogue, id, back, past, goods } = await open();
    const count = async (pieces: number) => {
      const [first, second] = (await goods()).variants;
      const rows = [first, second].flatMap((one) => one ?? []);
      return catalogue.countChoices(
        "meera",
        id,
        rows.map(({ colour, size, stockVersion: seen }) => ({ colour, size, pieces, seen })),
      );
    };
    await count(9);
    expect(await back()).toMatchObject({ ok: true });
    expect((await goods()).variants.map(({ pieces }) => pieces)).toEqual([5, 5]);
    await count(8);
    const choice = { productId: id, colour: "Indigo", size: "S" };
    await catalogue.moveStock("arun", choice, { change: -1, reason: "writtenOff" });
    const [moved, counted] = await past();
    expect(counted).toMatchObject({ canTakeBack: false, since: { id: moved?.entry.id } });
    expect(await back(1)).toMatchObject({ reason: "changedSince" });
    expect(await back()).toMatchObject({ ok: true });
    expect(await back(2)).toMatchObject({ ok: true });
    expect((await goods()).variants.map(({ pieces }) => pieces)).toEqual([5, 5]);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("brings pictures back with their words, their order and their choice, and sweeps what is not wanted", async () => {
    const { catalogue, id, back, change, goods, wait } = await open();
    const named = await catalogue.pictureName(id);
    const slug = named.ok ? named.value : "";
    const files = [`${slug}.00000001`, `${slug}.00000002`, `${slug}.00000003`] as const;
    for (const file of files)
      await catalogue.addPicture("meera", id, { file, width: 800, height: 900, colour: "#ffffff" });
    const seen = async () => (await goods()).version;
    const [first, second] = files;
    await catalogue.describePicture("meera", id, {
      file: second,
      alt: "Side",
      altHi: "बग़ल",
      seen: await seen(),
    });
    const picture = `/pictures/${second}-800.webp`;
    await change({}, { variants: [{ colour: "Indigo", size: "S", picture }] });
    const before = (await goods()).pictures;
    await catalogue.removePicture("meera", id, { file: second, seen: await seen() });
    expect((await goods()).variants[0]?.picture).toBeNull();
    expect(await back()).toMatchObject({ ok: true });
    expect((await goods()).pictures).toEqual(before);
    expect((await goods()).variants[0]?.picture).toBe(picture);
    await catalogue.movePicture("meera", id, { file: first, seen: await seen(), step: 1 });
    expect(await back()).toMatchObject({ ok: true });
    expect((await goods()).pictures).toEqual(before);
    for (const file of [first, second])
      await catalogue.removePicture("meera", id, { file, seen: await seen() });
    const copied = await catalogue.copyGoods("meera", id, (title) => title);
    expect(copied.ok).toBe(true);
    await back();
    const swept: string[] = [];
    const drop = async (file: string) => void swept.push(file);
    wait(29 * day);
    await catalogue.dropRemovedPictures(drop);
    expect(swept).toEqual([]);
    wait(2 * day);
    await catalogue.dropRemovedPictures(drop);
    expect(swept).toEqual([first]);
    await catalogue.dropRemovedPictures(drop);
    expect(swept).toEqual([first]);
  });

  it("is refused after a month, of what is unknown, and to who saw an older version", async () => {
    const { catalogue, id, back, change, past, goods, wait } = await open();
    await change({ title: "Second" });
    const [{ entry } = { entry: { id: "" } }] = await past();
    const seen = (await goods()).version;
    const take = (given: { deed: string; seen: number }) => catalogue.takeBack("arun", id, given);
    expect(await take({ deed: entry.id, seen: seen - 1 })).toMatchObject({ reason: "productChanged" });
    expect(await take({ deed: "none", seen })).toMatchObject({ reason: "takenBackLate" });
    expect(await catalogue.takeBack("arun", "none", { deed: entry.id, seen })).toMatchObject({
      reason: "productNotFound",
    });
    expect(await back(1)).toMatchObject({ reason: "takenBackLate" });
    wait(31 * day);
    expect(await past()).toEqual([]);
    expect(await take({ deed: entry.id, seen })).toMatchObject({ reason: "takenBackLate" });
    expect((await goods()).title).toBe("Second");
  });
});
