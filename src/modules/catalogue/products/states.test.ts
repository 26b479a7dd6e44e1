import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import type { GoodsState } from "../goods-view.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const kurta = {
  title: "Zaribagh Kurta",
  brand: "Haat",
  description: "",
  category: "mens-clothing",
  price: 12,
  discount: 0,
  stock: 4,
  highlights: [],
  colours: [{ name: "Indigo", hex: "" }],
  sizes: ["S", "M"],
  images: [],
  featured: true,
  onSale: true,
};
const anything = { category: null, minPaise: null, maxPaise: null, rating: null, page: 1, limit: 24 };

describeOnBothEngines("the states of goods", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const added = await catalogue.addGoods("meera", kurta, { facts: {}, variants: [] });
    if (!added.ok) throw new Error(added.reason);
    const { id } = added.value;
    const put = async (state: GoodsState) => {
      const goods = await catalogue.goodsOf(id);
      return catalogue.setGoodsState("meera", id, { state, seen: goods.ok ? goods.value.version : -1 });
    };
    /** In how many of the places where shoppers could come upon it. */
    const shown = async () => {
      await catalogue.version();
      await catalogue.prepare();
      const listing = async (search: string) => {
        const opened = await catalogue.openListing({ ...anything, search, sort: "newest" });
        return opened.ok ? opened.value : undefined;
      };
      const all = await listing("");
      const detail = await catalogue.openProduct(id);
      const sold = (await catalogue.sellables(db.read, [id])).get(id);
      return {
        total: all?.total,
        places: [
          detail.ok,
          all?.cards.some((card) => card.id === id),
          (await listing("zaribagh"))?.cards.some((card) => card.id === id),
          (await catalogue.suggest("zarib")).products.some((card) => card.id === id),
          (await catalogue.addresses(0, 1_000_000)).some((one) => one.id === id),
          await catalogue.isSold(id),
          sold?.gone === false,
        ],
      };
    };
    return { db, catalogue, id, put, shown };
  }

  it("keep a draft from everything that shoppers see, and bring it back whole", async () => {
    const { catalogue, id, put, shown } = await open();
    const before = await shown();
    expect(before.places).toEqual(Array(7).fill(true));
    for (const state of ["draft", "hidden"] as const) {
      expect(await put(state)).toMatchObject({ ok: true, value: { state } });
      const now = await shown();
      expect(now.places).toEqual(Array(7).fill(false));
      expect(now.total).toBe((before.total ?? 0) - 1);
      expect((await catalogue.listGoods({ state })).goods.map((card) => card.id)).toEqual([id]);
    }
    await put("live");
    expect(await shown()).toEqual(before);
  });

  it("let a draft be changed and counted, and sell it as it was left", async () => {
    const { catalogue, id, put, shown } = await open();
    await put("draft");
    const draft = await catalogue.goodsOf(id);
    const seen = draft.ok ? draft.value.version : -1;
    const changes = { title: "Zarinagar Kurta", price: 20 };
    const more = { seen, facts: {}, variants: [] };
    expect(await catalogue.changeGoods("meera", id, changes, more)).toMatchObject({ ok: true });
    expect(await catalogue.changeProduct("meera", id, changes)).toMatchObject({ reason: "productNotFound" });
    const pieces = { pieces: 0, seen: 0 };
    for (const size of ["S", "M"])
      await catalogue.countStock("meera", { productId: id, colour: "Indigo", size }, pieces);
    expect((await shown()).places).toEqual(Array(7).fill(false));
    await put("live");
    const opened = await catalogue.openProduct(id);
    expect(opened).toMatchObject({ ok: true, value: { title: "Zarinagar Kurta", inStock: false } });
    const found = await catalogue.openListing({ ...anything, search: "zarinagar", sort: "relevance" });
    expect(found).toMatchObject({ ok: true, value: { cards: [{ id, unitPaise: 166_320 }] } });
    const old = await catalogue.openListing({ ...anything, search: "zaribagh", sort: "relevance" });
    expect(old.ok && old.value.cards.some((card) => card.id === id)).toBe(false);
  });

  it("are refused to who saw an older one, and written down with before and after", async () => {
    const { db, catalogue, id, put } = await open();
    await put("hidden");
    expect(await catalogue.setGoodsState("arun", id, { state: "live", seen: 1 })).toMatchObject({
      reason: "productChanged",
      data: { state: "hidden", version: 2 },
    });
    const entries = await listAuditEntries(db.read, { subject: id, limit: 9 });
    const entry = entries.find(({ action }) => action === "hide product");
    expect(entry?.user_id).toBe("meera");
    expect(JSON.parse(entry?.before ?? "")).toMatchObject({ state: "live" });
    expect(JSON.parse(entry?.after ?? "")).toEqual({ state: "hidden" });
  });

  it("leave what was removed with the documented endpoint to be shown again", async () => {
    const { catalogue, id, put, shown } = await open();
    const before = await shown();
    expect(await catalogue.removeProduct("meera", id)).toMatchObject({ ok: true });
    expect(await catalogue.removeProduct("meera", id)).toMatchObject({ reason: "productNotFound" });
    expect((await shown()).places).toEqual(Array(7).fill(false));
    await put("live");
    expect(await shown()).toEqual(before);
  });

  it("are listed the newest first, and found by words, SKU and bar code", async () => {
    const { catalogue, id } = await open();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await catalogue.listGoods({ state: "live", cursor });
      ids.push(...page.goods.map((card) => card.id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(ids[0]).toBe(id);
    expect(new Set(ids).size).toBe(115);
    expect(ids.length).toBe(115);
    const facts = { colour: "Indigo", size: "S", sku: "ZK-S", barcode: "8901030865275" };
    await catalogue.changeGoods("meera", id, {}, { seen: 1, facts: {}, variants: [facts] });
    const find = async (search: string) =>
      (await catalogue.listGoods({ state: "live", search })).goods.map((card) => card.id);
    for (const typed of ["zarib", "KURTA zari", "zk-s", "8901030865275"])
      expect(await find(typed)).toEqual([id]);
    for (const typed of ["zari%kurta", "zk-", "_", "'"]) expect(await find(typed)).not.toContain(id);
  });
});
