import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings, pricingForTests } from "#support/pricing.ts";
import { createHsnFinder } from "./service.ts";

const clock = { now: () => Date.UTC(2026, 10, 21, 9) };
const jar = {
  ...{ title: "Lemon Pickle", brand: "", description: "", category: "mens-clothing", price: 2, discount: 0 },
  ...{ stock: 3, highlights: [], colours: [], sizes: [], images: [], featured: false, onSale: false },
};

describeOnBothEngines("codes beside the owner's table", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const { taxes } = await pricingForTests(db, { settings: indiaSettings, clock });
    const finder = createHsnFinder({ catalogue, taxes });
    const set = async (hsn: string, percent: number) => {
      const { version } = await taxes.list();
      const rate = { hsn, from: "2026-11-21", was: null, bands: [{ upToPaise: null, percent }] };
      expect(await taxes.set("meera", version, rate)).toMatchObject({ ok: true });
    };
    const add = async (hsn: string | null) => {
      expect(await catalogue.addGoods("meera", jar, { facts: { hsn }, variants: [] })).toMatchObject({
        ok: true,
      });
    };
    return { catalogue, finder, set, add };
  }

  it("say whether a row names the goods, and whether its rate is the one that is proposed", async () => {
    const { finder, set } = await open();
    const pickle = async () => (await finder.find("achar"))[0];
    expect(await pickle()).toMatchObject({
      ...{ hsn: "2001", same: false, bands: [{ percent: 5 }], notification: { isRead: false } },
      table: { hsn: "", bands: [{ percent: 18 }] },
    });
    await set("20", 12);
    expect(await pickle()).toMatchObject({ same: false, table: { hsn: "20", bands: [{ percent: 12 }] } });
    await set("2001", 5);
    expect(await pickle()).toMatchObject({ same: true, table: { hsn: "2001" } });
    const [shirt] = await finder.find("6205");
    expect(shirt).toMatchObject({ same: true, table: { hsn: "62" } });
  });

  it("count what is on sale without a row of its own, and leave out what is as proposed", async () => {
    const { finder, set, add } = await open();
    const before = (await finder.sold()).general.products;
    await add("20019000");
    await add("20019000");
    await add("62052000");
    await add("99999999");
    const { general, goods } = await finder.sold();
    expect(general).toEqual({ products: before + 3, bands: [{ upToPaise: null, percent: 18 }] });
    expect(goods.find(({ hsn }) => hsn === "20019000")).toMatchObject({
      ...{ products: 2, table: { hsn: "" } },
      proposed: { hsn: "2001", bands: [{ percent: 5 }] },
    });
    expect(goods.find(({ hsn }) => hsn === "99999999")).toMatchObject({ products: 1, proposed: null });
    expect(goods.some(({ hsn }) => hsn === "62052000")).toBe(false);
    await set("2001", 12);
    expect((await finder.sold()).goods.find(({ hsn }) => hsn === "20019000")?.table).toMatchObject({
      hsn: "2001",
    });
    await set("2001", 5);
    const after = await finder.sold();
    expect(after.general.products).toBe(before + 1);
    expect(after.goods.some(({ hsn }) => hsn === "20019000")).toBe(false);
  });

  it("lead to the goods that they count, found by words and changed together as well", async () => {
    const { catalogue, finder, add } = await open();
    for (const hsn of ["20019000", null, "20019000"]) await add(hsn);
    const { goods } = await finder.sold();
    const without = goods.find(({ hsn }) => hsn === null)?.products ?? 0;
    expect(without).toBeGreaterThan(1);
    const listed = async (of: Omit<Parameters<typeof catalogue.listGoods>[0], "state">) =>
      (await catalogue.listGoods({ state: "live", ...of })).goods.length;
    expect(await listed({ hsn: "20019000" })).toBe(2);
    expect(await listed({ hsn: null })).toBe(Math.min(without, 25));
    expect(await listed({ hsn: null, search: "lemon pickle" })).toBe(1);
    expect(await listed({ hsn: "20019000", category: "mens-clothing", search: "lemon" })).toBe(2);
    const wish = { kind: "price", way: "up", by: "percent", amount: 1_000, ending: "rupee" } as const;
    for (const [hsn, lines] of [
      ["20019000", 2],
      [null, without],
    ] as const)
      expect(await catalogue.planBulk("meera", { all: { state: "live", hsn } }, wish)).toMatchObject({
        value: { lines },
      });
  });
});
