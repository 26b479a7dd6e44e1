import { expect, it } from "vitest";
import { idOf } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const start = Date.UTC(2026, 10, 27, 12);
const minute = 60_000;
const headphones = idOf("product:meghdoot-wireless-headphones");

describeOnBothEngines("timed sales as the staff look through them", (openFresh) => {
  async function open() {
    const db = await openFresh({ demo: true, at: start - 1_000 });
    const time = { now: start };
    const catalogue = createCatalogueService({ db, clock: { now: () => time.now }, rate: 83.16 });
    const plan = async (sale: Parameters<typeof catalogue.makeSale>[1]) => {
      const made = await catalogue.makeSale("owner", sale);
      if (!made.ok) throw new Error(made.reason);
      return made.value.id;
    };
    const listed = async (tab: "on" | "planned" | "over") =>
      (await catalogue.listSales({ tab, lang: "en" })).sales.map(({ id }) => id);
    return { db, time, catalogue, plan, listed };
  }

  it("are planned, on and over by the clock, or because somebody ended them", async () => {
    const { time, catalogue, plan, listed } = await open();
    const now = await plan({ productId: headphones, percent: 10 });
    const soon = await plan({ category: "clothing", percent: 20, beginsAt: start + minute });
    const never = await plan({ category: "books", percent: 20, beginsAt: start + minute });
    expect(await listed("on")).toEqual([now]);
    expect(new Set(await listed("planned"))).toEqual(new Set([soon, never]));
    await catalogue.endSale("owner", never);
    expect([await listed("planned"), await listed("over")]).toEqual([[soon], [never]]);
    time.now += minute;
    expect(new Set(await listed("on"))).toEqual(new Set([now, soon]));
    const { counts } = await catalogue.listSales({ tab: "on", lang: "en" });
    expect(counts).toMatchObject({ on: { count: 2 }, planned: { count: 0 }, over: { count: 1 } });
  });

  it("say what goods cost before and after, and how many a category has", async () => {
    const { catalogue, plan } = await open();
    await plan({ productId: headphones, percent: 10 });
    await plan({ category: "clothing", percent: 20 });
    const { sales } = await catalogue.listSales({ tab: "on", lang: "hi" });
    const [ofCategory, ofProduct] = [sales.find(({ price }) => !price), sales.find(({ price }) => price)];
    if (!ofProduct?.price) throw new Error("No price");
    const { beforePaise, afterPaise } = ofProduct.price;
    expect(afterPaise).toBe(Math.floor((beforePaise * 90) / 100 + 0.5));
    const shown = await catalogue.openProduct(headphones);
    expect(shown).toMatchObject({ value: { unitPaise: afterPaise } });
    expect(ofCategory).toMatchObject({ name: "कपड़े", price: null });
    expect(ofCategory?.goods).toBeGreaterThan(10);
    const planned = await catalogue.planSale({ category: "clothing", percent: 50, lang: "en" });
    expect(planned).toMatchObject({ goods: ofCategory?.goods, examples: { length: 3 } });
    for (const one of planned?.examples ?? [])
      expect(one.afterPaise).toBe(Math.floor(one.beforePaise / 2 + 0.5));
    expect(await catalogue.planSale({ productId: "none", percent: 5, lang: "en" })).toBeUndefined();
  });

  it("go on where the staff take back within 30 days that they were ended", async () => {
    const { time, catalogue, plan, listed } = await open();
    const id = await plan({ productId: headphones, percent: 10, endsAt: start + 60 * minute });
    const before = await catalogue.openProduct(headphones);
    time.now += 1_000;
    await catalogue.endSale("meera", id);
    expect(await listed("over")).toEqual([id]);
    const canGoOn = async () =>
      (await catalogue.listSales({ tab: "over", lang: "en" })).sales.map((sale) => sale.canGoOn);
    expect(await canGoOn()).toEqual([true]);
    expect(await catalogue.resumeSale("ravi", id)).toMatchObject({ ok: true });
    expect(await catalogue.resumeSale("meera", id)).toMatchObject({ reason: "changedSince" });
    expect(await listed("on")).toEqual([id]);
    expect(await catalogue.openProduct(headphones)).toEqual(before);
    await catalogue.endSale("meera", id);
    time.now += 30 * 86_400_000;
    expect(await canGoOn()).toEqual([false]);
    expect(await catalogue.resumeSale("meera", id)).toMatchObject({ reason: "takenBackLate" });
    expect(await catalogue.resumeSale("meera", "none")).toMatchObject({ reason: "notFound" });
  });
});
