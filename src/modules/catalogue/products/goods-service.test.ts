import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { idOf } from "#platform/ids.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const headphones = idOf("product:meghdoot-wireless-headphones");
const kurta = {
  title: "Block-print Kurta",
  brand: "Haat",
  description: "",
  category: "mens-clothing",
  price: 12,
  discount: 0,
  stock: 0,
  highlights: [],
  colours: [{ name: "Indigo", hex: "" }],
  sizes: ["S", "M"],
  images: [],
  featured: false,
  onSale: false,
};

describeOnBothEngines("goods as the staff describe them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const goods = async (id: string) => {
      const found = await catalogue.goodsOf(id);
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
    return { db, catalogue, goods };
  }

  it("come with variants of their own pieces, SKU, barcode and weight, and with facts", async () => {
    const { db, catalogue } = await open();
    const facts = {
      hsn: "6205",
      country: "IN",
      maker: "Anokhi Works, Jaipur",
      netQuantity: { amount: 1.5, unit: "m" as const },
    };
    const added = await catalogue.addGoods("meera", kurta, {
      facts,
      variants: [
        { colour: "Indigo", size: "S", sku: "K-S", barcode: "8901030865275", pieces: 4 },
        { colour: "Indigo", size: "M", sku: "K-M", grams: 240 },
      ],
    });
    expect(added).toMatchObject({
      ok: true,
      value: {
        version: 1,
        ...facts,
        importer: null,
        variants: [
          { size: "S", sku: "K-S", barcode: "8901030865275", grams: null, pieces: 4, stockVersion: 0 },
          { size: "M", sku: "K-M", barcode: null, grams: 240, pieces: 0 },
        ],
      },
    });
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(
      await catalogue.addGoods(
        "meera",
        { ...kurta, stock: 3 },
        { facts: {}, variants: [{ colour: "Indigo", size: "S", pieces: 1 }] },
      ),
    ).toMatchObject({ reason: "invalidInput", field: "product.stock" });
    expect(
      await catalogue.addGoods("meera", kurta, { facts: {}, variants: [{ colour: "Red", size: "S" }] }),
    ).toMatchObject({ reason: "invalidInput", field: "variants.0" });
  });

  it("are changed as they were seen: the second of two loses nothing and is told", async () => {
    const { catalogue, goods } = await open();
    const { version: seen } = await goods(headphones);
    const both = await Promise.all([
      catalogue.changeGoods(
        "meera",
        headphones,
        { title: "Meghdoot" },
        { seen, facts: { hsn: "8518" }, variants: [] },
      ),
      catalogue.changeGoods("ravi", headphones, {}, { seen, facts: { country: "IN" }, variants: [] }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const fresh = await goods(headphones);
    expect(fresh.version).toBe(seen + 1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "productChanged", data: fresh });
    // A documented change counts too; a sale and a rating are none.
    await catalogue.changeProduct("meera", headphones, { title: "Meghdoot II" });
    expect((await goods(headphones)).version).toBe(seen + 2);
    await catalogue.changeGoods(
      "ravi",
      headphones,
      {},
      { seen: seen + 2, facts: { hsn: null, maker: "Haat" }, variants: [] },
    );
    expect(await goods(headphones)).toMatchObject({ title: "Meghdoot II", hsn: null, maker: "Haat" });
  });

  it("have each SKU once in the whole shop, and two may change theirs with each other", async () => {
    const { catalogue, goods } = await open();
    const change = async (variants: { colour: string; size: string; sku: string | null }[]) =>
      catalogue.changeGoods(
        "meera",
        headphones,
        {},
        { seen: (await goods(headphones)).version, facts: {}, variants },
      );
    const ivory = { colour: "Ivory", size: "" };
    const black = { colour: "Black", size: "" };
    expect(
      await change([
        { ...ivory, sku: "A" },
        { ...black, sku: "B" },
      ]),
    ).toMatchObject({ ok: true });
    expect(
      await change([
        { ...ivory, sku: "B" },
        { ...black, sku: "A" },
      ]),
    ).toMatchObject({ ok: true });
    expect(await change([{ ...ivory, sku: "A" }])).toMatchObject({
      reason: "skuTaken",
      field: "variants.0.sku",
    });
    const others = await Promise.all(
      [1, 2].map(() =>
        catalogue.addGoods("ravi", kurta, {
          facts: {},
          variants: [{ colour: "Indigo", size: "S", sku: "NEW" }],
        }),
      ),
    );
    expect(others.map((one) => (one.ok ? "done" : one.reason)).sort()).toEqual(["done", "skuTaken"]);
    expect(
      await change([
        { ...ivory, sku: "X" },
        { ...ivory, sku: "Y" },
      ]),
    ).toMatchObject({ field: "variants.1" });
    expect(
      await catalogue.changeGoods(
        "meera",
        headphones,
        {},
        {
          seen: (await goods(headphones)).version,
          facts: {},
          variants: [{ ...ivory, picture: "/pictures/no-such-800.webp" }],
        },
      ),
    ).toMatchObject({ reason: "pictureUnknown", field: "variants.0.picture" });
  });

  it("gain and lose a choice; what is said of the others stays", async () => {
    const { db, catalogue, goods } = await open();
    const added = await catalogue.addGoods("meera", kurta, {
      facts: {},
      variants: [{ colour: "Indigo", size: "S", sku: "K-S", pieces: 4 }],
    });
    const id = added.ok ? added.value.id : "";
    const more = await catalogue.addChoice("meera", id, { seen: 1, size: "L" });
    expect(more).toMatchObject({ value: { version: 2, sizes: ["S", "M", "L"] } });
    expect(await catalogue.addChoice("ravi", id, { seen: 1, colour: "Rust" })).toMatchObject({
      reason: "productChanged",
    });
    expect(await catalogue.addChoice("ravi", id, { seen: 2, size: "L" })).toMatchObject({ field: "size" });
    expect(await catalogue.removeChoice("ravi", id, { seen: 2, colour: "Indigo" })).toMatchObject({
      field: "colour",
    });
    expect(await catalogue.removeChoice("ravi", id, { seen: 2, size: "M" })).toMatchObject({ ok: true });
    const { variants, sizes } = await goods(id);
    expect(sizes).toEqual(["S", "L"]);
    expect(variants.map(({ size, isOffered, sku, pieces }) => [size, isOffered, sku, pieces]).sort()).toEqual(
      [
        ["L", true, null, 0],
        ["M", false, null, 0],
        ["S", true, "K-S", 4],
      ],
    );
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await listAuditEntries(db.read, { subject: id, limit: 9 })).toHaveLength(3);
  });
});
