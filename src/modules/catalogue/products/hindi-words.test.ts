import { expect, it } from "vitest";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeWithDatabase } from "#support/engines.ts";
import type { HindiWords } from "../goods-view.ts";
import { builtInIndex } from "../search/index/index-product.ts";
import { createCatalogueService } from "../service.ts";
import { productTexts } from "../storage/text-tables.ts";
import { indexedProduct } from "./indexed-product.ts";
import { lockGoods, productRows, updateProduct } from "./product-repository.ts";

const clock = { now: () => 1_790_000_000_000 };
const kurta = {
  title: "Bagru Kurta",
  brand: "",
  description: "Printed by hand",
  category: "mens-clothing",
  price: 0,
  discount: 0,
  stock: 3,
  highlights: ["Cotton"],
  colours: [{ name: "", hex: "" }],
  sizes: [""],
  images: [],
  featured: true,
  onSale: true,
};
const hindi = { titleHi: "बगरू कुर्ता", descriptionHi: "हाथ की छपाई", highlightsHi: ["सूती"] };
const price = { unitPaise: 99_900, mrpPaise: 129_900 };
const anything = { category: null, minPaise: null, maxPaise: null, rating: null, page: 1, limit: 24 };

describeWithDatabase("the words of goods in Hindi", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const made = await catalogue.addGoods("meera", kurta, { price });
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.value;
    const write = async (words: Partial<HindiWords>) => {
      const goods = await catalogue.goodsOf(id);
      const seen = goods.ok ? goods.value.version : -1;
      return catalogue.changeGoods("meera", id, words, { seen, facts: {}, variants: [] });
    };
    const opened = async (lang: "en" | "hi") => {
      const detail = await catalogue.openProduct(id, lang);
      if (!detail.ok) throw new Error(detail.reason);
      return detail.value;
    };
    const found = async (search: string) => {
      const listing = await catalogue.openListing({ ...anything, search, sort: "relevance" }, "hi");
      return listing.ok ? listing.value.cards.filter((card) => card.id === id) : [];
    };
    return { db, catalogue, id, write, opened, found };
  }

  it("are read on Hindi pages, each as far as it is written, and on no other", async () => {
    const { write, opened } = await open();
    expect(await opened("hi")).toMatchObject({ title: "Bagru Kurta", highlights: ["Cotton"] });
    expect((await opened("hi")).lang).toBeUndefined();
    expect(await write({ titleHi: hindi.titleHi })).toMatchObject({
      ok: true,
      value: { titleHi: hindi.titleHi },
    });
    const half = await opened("hi");
    expect(half).toMatchObject({ title: hindi.titleHi, lang: "hi", description: "Printed by hand" });
    expect([half.descriptionLang, half.highlightsLang]).toEqual([undefined, undefined]);
    await write(hindi);
    expect(await opened("hi")).toMatchObject({
      description: "हाथ की छपाई",
      descriptionLang: "hi",
      highlights: ["सूती"],
      highlightsLang: "hi",
    });
    expect(await opened("en")).toMatchObject({ title: "Bagru Kurta", description: "Printed by hand" });
    expect((await opened("en")).lang).toBeUndefined();
  });

  it("stand in every listing", async () => {
    const { catalogue, id, write } = await open();
    await write(hindi);
    const home = await catalogue.openHome([], "hi");
    const listed = [
      home.featured.concat(await catalogue.openNewest(8, "hi")),
      (await catalogue.openSale(200, "hi")).cards,
      (await catalogue.suggest("bagru", "hi")).products,
    ];
    for (const cards of listed)
      expect(cards.find((card) => card.id === id)).toMatchObject({ title: hindi.titleHi, lang: "hi" });
  });

  it("are found by who types them, and no more when they are gone or the product is hidden", async () => {
    const { catalogue, id, write, found } = await open();
    expect(await found("बगरू")).toEqual([]);
    await write(hindi);
    for (const typed of ["बगरू", "कुर्ता बगरू", "छपाई"])
      expect(await found(typed), typed).toMatchObject([{ title: hindi.titleHi }]);
    expect(await found("bagru")).toHaveLength(1);
    await write({ titleHi: "सांगानेरी", descriptionHi: "" });
    expect(await found("बगरू")).toEqual([]);
    expect(await found("सांगानेरी")).toHaveLength(1);
    const goods = await catalogue.goodsOf(id);
    const seen = goods.ok ? goods.value.version : -1;
    await catalogue.setGoodsState("meera", id, { state: "hidden", seen });
    expect(await found("सांगानेरी")).toEqual([]);
    expect((await catalogue.suggest("सांगानेरी", "hi")).products.map((card) => card.id)).not.toContain(id);
  });

  it("are made with a product, copied with it, and say what a picture shows", async () => {
    const { catalogue, opened, write, id } = await open();
    const made = await catalogue.addGoods("meera", { ...kurta, ...hindi }, { price });
    expect(made).toMatchObject({ ok: true, value: hindi });
    await write(hindi);
    const copied = await catalogue.copyGoods("meera", id, (title) => `${title} (copy)`);
    expect(copied).toMatchObject({ ok: true, value: { ...hindi, state: "draft" } });
    const file = "bagru.00000001";
    await catalogue.addPicture("meera", id, { file, width: 800, height: 800, colour: "#ffffff" });
    const goods = await catalogue.goodsOf(id);
    const seen = goods.ok ? goods.value.version : -1;
    await catalogue.describePicture("meera", id, { file, seen, alt: "A kurta", altHi: "एक कुर्ता" });
    expect((await opened("hi")).pictures).toMatchObject([{ alt: "एक कुर्ता" }]);
    expect((await opened("en")).pictures).toMatchObject([{ alt: "A kurta" }]);
    for (const lang of ["en", "hi"] as const)
      expect((await opened(lang)).pictures[0]).not.toHaveProperty("altHi");
  });

  it("leave those of a third language as they are, which are found too", async () => {
    const { db, catalogue, id, write, found } = await open();
    const tree = await catalogue.categories();
    const tamil = { title: "பருத்தி சட்டை", description: "", highlights: "" };
    await db.write(async (tx) => {
      const old = await lockGoods(tx, id);
      if (!old) throw new Error("It is gone.");
      const now = { ...old, texts: JSON.stringify({ ta: tamil }) };
      await updateProduct(tx, id, { texts: now.texts, version: now.version });
      await builtInIndex.index(tx, [{ before: indexedProduct(old, tree), after: indexedProduct(now, tree) }]);
    });
    expect(await write(hindi)).toMatchObject({ ok: true, value: hindi });
    const { texts } = await productRows(db.read).where("id", "=", id).executeTakeFirstOrThrow();
    expect(productTexts.read(texts)).toMatchObject({ ta: tamil, hi: { title: hindi.titleHi } });
    expect(await found("சட்டை")).toHaveLength(1);
    expect(await found("कुर्ता")).toHaveLength(1);
  });
});
