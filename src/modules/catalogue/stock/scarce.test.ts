import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const shirt = {
  title: "Linen shirt",
  brand: "",
  description: "",
  category: "mens-clothing",
  price: 12,
  discount: 0,
  stock: 30,
  highlights: [],
  colours: [],
  sizes: ["S", "M"],
  images: [],
  featured: false,
  onSale: false,
};

describeOnBothEngines("goods that are nearly gone", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const goods = { id: "mens-clothing", label: { en: "Shirts" }, parent: null };
    expect(await catalogue.putCategory(goods, { seen: 0, by: "meera" })).toMatchObject({ ok: true });
    await catalogue.version();
    const add = async (title: string) => {
      const added = await catalogue.addGoods("meera", { ...shirt, title }, { facts: {}, variants: [] });
      if (!added.ok) throw new Error(added.reason);
      return added.value.id;
    };
    const count = async (productId: string, size: string, pieces: number) => {
      const stock = await catalogue.stockOf(productId);
      const seen = stock.ok ? stock.value.find((one) => one.size === size)?.version : undefined;
      const counted = await catalogue.countStock(
        "meera",
        { productId, colour: "", size },
        { pieces, seen: seen ?? -1 },
      );
      expect(counted).toMatchObject({ ok: true });
    };
    const left = async (upTo: number) =>
      (await catalogue.scarce(upTo)).choices.map(({ title, size, free }) => `${title} ${size}: ${free}`);
    return { db, catalogue, add, count, left };
  }

  it("are named choice by choice, the scarcest first, as far as the owner's bound", async () => {
    const { catalogue, add, count, left } = await open();
    const white = await add("White shirt");
    const blue = await add("Blue shirt");
    for (const id of [white, blue]) for (const size of ["S", "M"]) await count(id, size, 40);
    expect(await left(20)).toEqual([]);
    await count(white, "M", 0);
    await count(blue, "S", 2);
    await count(blue, "M", 3);
    expect(await left(2)).toEqual(["White shirt M: 0", "Blue shirt S: 2"]);
    expect(await left(3)).toEqual(["White shirt M: 0", "Blue shirt S: 2", "Blue shirt M: 3"]);
    expect(await catalogue.countScarce(0)).toEqual({ count: 1, isMore: false });
    await count(white, "M", 21);
    expect(await left(20)).toEqual(["Blue shirt S: 2", "Blue shirt M: 3"]);
  });

  it("are not those that nobody can buy: hidden, a draft, or no choice any more", async () => {
    const { catalogue, add, count, left } = await open();
    const id = await add("White shirt");
    for (const size of ["S", "M"]) await count(id, size, 1);
    expect(await left(2)).toHaveLength(2);
    const goods = await catalogue.goodsOf(id);
    await catalogue.setGoodsState("meera", id, {
      state: "hidden",
      seen: goods.ok ? goods.value.version : -1,
    });
    expect(await left(2)).toEqual([]);
  });

  it("come page by page, each once", async () => {
    const { catalogue, add, count } = await open();
    for (let at = 0; at < 30; at++) {
      const id = await add(`Shirt ${at}`);
      await count(id, "S", at % 3);
      await count(id, "M", 40);
    }
    const first = await catalogue.scarce(2);
    const rest = await catalogue.scarce(2, first.next ?? undefined);
    expect(first.choices).toHaveLength(25);
    expect(rest.next).toBeNull();
    const all = [...first.choices, ...rest.choices];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.map(({ free }) => free)).toEqual(all.map(({ free }) => free).toSorted());
    expect(await catalogue.scarce(2, "nonsense")).toEqual(first);
  });
});
