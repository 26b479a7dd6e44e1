import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const none = { name: "", hex: "" };
const kurta = {
  title: "Bagru Kurta",
  brand: "",
  description: "",
  category: "mens-clothing",
  price: 0,
  discount: 0,
  stock: 0,
  highlights: [],
  colours: [none],
  sizes: ["S", "M"],
  images: [],
  featured: false,
  onSale: false,
};
const rupees999 = { unitPaise: 99_900, mrpPaise: 129_900 };

describeWithDatabase("goods as the back office makes them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const made = await catalogue.addGoods("meera", kurta, {
      price: rupees999,
      piecesOf: ({ size }) => (size === "S" ? 3 : 5),
    });
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.value;
    const goods = async (of = id) => {
      const found = await catalogue.goodsOf(of);
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
    return { db, catalogue, id, goods };
  }

  it("cost what was typed to the paisa, and come in the sizes that were named and no colours", async () => {
    const { db, catalogue, id, goods } = await open();
    expect(await goods()).toMatchObject({
      price: rupees999,
      colours: [],
      sizes: ["S", "M"],
      variants: [
        { colour: "", size: "S", pieces: 3 },
        { colour: "", size: "M", pieces: 5 },
      ],
    });
    expect(await catalogue.openProduct(id)).toMatchObject({
      ok: true,
      value: { unitPaise: 99_900, oldUnitPaise: 129_900, colours: [], sizes: ["S", "M"] },
    });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("are changed in rupees, choices with prices of their own, each written down as it was", async () => {
    const { db, catalogue, id, goods } = await open();
    const price = { unitPaise: 109_950, mrpPaise: 109_950 };
    const own = { unitPaise: 119_900, mrpPaise: 149_900 };
    const variants = [{ colour: "", size: "M", price: own }];
    const changed = await catalogue.changeGoods("meera", id, {}, { seen: 1, facts: {}, variants, price });
    expect(changed).toMatchObject({
      ok: true,
      value: { price, variants: [{ price: null }, { price: own }] },
    });
    expect(await catalogue.openProduct(id)).toMatchObject({
      value: { unitPaise: 109_950, oldUnitPaise: null, priceVaries: true },
    });
    const entries = await listAuditEntries(db.read, { subject: id, limit: 9 });
    const entry = entries.find(({ action }) => action === "change product");
    expect(JSON.parse(entry?.before ?? "")).toMatchObject(rupees999);
    expect(JSON.parse(entry?.after ?? "")).toMatchObject(price);
    await catalogue.changeGoods(
      "meera",
      id,
      {},
      { seen: 2, facts: {}, variants: [{ colour: "", size: "M", price: null }] },
    );
    expect((await goods()).variants.map((one) => one.price)).toEqual([null, null]);
  });

  it("are counted all together or not at all", async () => {
    const { db, catalogue, id, goods } = await open();
    const count = (small: number, middle: number, seen = 0) =>
      catalogue.countChoices("meera", id, [
        { colour: "", size: "S", pieces: small, seen: 0 },
        { colour: "", size: "M", pieces: middle, seen },
      ]);
    expect(await count(3, 9)).toMatchObject({ ok: true });
    const pieces = async () => (await goods()).variants.map((one) => one.pieces);
    expect(await pieces()).toEqual([3, 9]);
    expect(await count(1, 8)).toMatchObject({ reason: "stockChanged", field: "counts.1.pieces" });
    expect(await pieces()).toEqual([3, 9]);
    expect(await count(0, 0, 1)).toMatchObject({ ok: true });
    expect(await catalogue.openProduct(id)).toMatchObject({ value: { inStock: false } });
    expect(await checkStockBooks(db.read)).toEqual([]);
    const unknown = [{ colour: "Red", size: "S", pieces: 1, seen: 0 }];
    expect(await catalogue.countChoices("meera", id, unknown)).toMatchObject({ reason: "choiceUnknown" });
    expect(await catalogue.countChoices("meera", "none", unknown)).toMatchObject({
      reason: "productNotFound",
    });
  });

  it("are saved in one action with what was counted: both or neither, and no sale meanwhile is undone", async () => {
    const { db, catalogue, id, goods } = await open();
    const price = { unitPaise: 89_900, mrpPaise: 89_900 };
    const save = (small: number, shown: number, { version = 1, stock = 0 } = {}) =>
      catalogue.changeGoods(
        "meera",
        id,
        { title: "Kurta" },
        {
          ...{ seen: version, facts: {}, variants: [], price },
          counts: [{ colour: "", size: "S", pieces: small, shown, seen: stock }],
        },
      );
    const now = async () => {
      const { title, variants, version } = await goods();
      return { title, version, pieces: variants.map((one) => one.pieces) };
    };
    // Two were bought while it was written on.
    const bought = { change: -2, reason: "writtenOff" as const };
    expect(
      await catalogue.moveStock("meera", { productId: id, colour: null, size: "S" }, bought),
    ).toMatchObject({
      ok: true,
    });
    expect(await save(4, 3)).toMatchObject({ reason: "stockChanged", field: "counts.0.pieces" });
    expect(await save(4, 1, { stock: 1, version: 0 })).toMatchObject({ reason: "productChanged" });
    expect(await now()).toEqual({ title: "Bagru Kurta", version: 1, pieces: [1, 5] });
    expect(await save(3, 3)).toMatchObject({ ok: true });
    expect(await now()).toEqual({ title: "Kurta", version: 2, pieces: [1, 5] });
    expect(await save(0, 1, { stock: 1, version: 2 })).toMatchObject({ ok: true });
    expect(await now()).toEqual({ title: "Kurta", version: 3, pieces: [0, 5] });
    expect(await catalogue.openProduct(id)).toMatchObject({ value: { unitPaise: 89_900, inStock: true } });
    const many = { colour: "", size: "M", pieces: 0, seen: 0 };
    const none = { seen: 3, facts: {}, variants: [], counts: [many] };
    expect(await catalogue.changeGoods("meera", id, {}, none)).toMatchObject({ ok: true });
    expect(await catalogue.openProduct(id)).toMatchObject({ value: { inStock: false } });
    expect(await checkStockBooks(db.read)).toEqual([]);
    // Each is taken back by itself.
    const changes = await catalogue.goodsChanges(id);
    const counted = changes.ok
      ? changes.value.find(({ entry }) => entry.action === "count stock")
      : undefined;
    expect(await catalogue.takeBack("meera", id, { deed: counted?.entry.id ?? "", seen: 4 })).toMatchObject({
      ok: true,
    });
    expect((await now()).pieces).toEqual([0, 5]);
  });

  it("are copied as a draft without pieces and SKU, seen by nobody", async () => {
    const { catalogue, id, goods } = await open();
    const facts = { hsn: "6205", country: "IN" };
    const variants = [{ colour: "", size: "S", sku: "B-S", grams: 240 }];
    await catalogue.changeGoods("meera", id, {}, { seen: 1, facts, variants });
    const copied = await catalogue.copyGoods("meera", id, (title) => `${title} (copy)`);
    if (!copied.ok) throw new Error(copied.reason);
    expect(copied.value).toMatchObject({
      title: "Bagru Kurta (copy)",
      state: "draft",
      ...facts,
      price: rupees999,
      colours: [],
      variants: [
        { size: "S", sku: null, grams: 240, pieces: 0 },
        { size: "M", pieces: 0 },
      ],
    });
    expect((await catalogue.openProduct(copied.value.id)).ok).toBe(false);
    expect((await catalogue.addresses(0, 1_000_000)).some((one) => one.id === copied.value.id)).toBe(false);
    expect((await goods()).state).toBe("live");
  });
});
