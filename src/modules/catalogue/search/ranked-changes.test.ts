import { expect, it } from "vitest";
import { emptyDemo } from "#seed/empty-demo.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openRanked, plainDraft } from "#support/ranked-shop.ts";
import { searchFrame as frame } from "#support/search-shop.ts";

describeOnBothEngines("what a search shows first once goods have changed", (openFresh) => {
  it("knows words from the moment they are in the shop, also in a process that missed them before", async () => {
    const { catalogue, search, another, ids } = await openRanked(openFresh, ["Kelvar Lute"]);
    const shops = [search, another()];
    const found = (text: string) =>
      Promise.all(shops.map(async (one) => (await one.find(text, frame)).rows.map(({ id }) => id)));
    for (const text of ["zither", "zith", "lute zither"]) await found(text);
    const added = await catalogue.addProduct("staff", { ...plainDraft, title: "Kelvar Zither" });
    const zither = added.ok ? added.value : "";
    expect(await found("zither")).toEqual([[zither], [zither]]);
    expect(await found("zith")).toEqual([[zither], [zither]]);
    expect((await found("lute zither")).map((some) => some.toSorted())).toEqual(
      shops.map(() => [zither, ids[0]].toSorted()),
    );
    await catalogue.changeProduct("staff", zither, { title: "Kelvar Cello" });
    expect(await found("cello")).toEqual([[zither], [zither]]);
  });

  it("ranks by what a product is called now, also in another process", async () => {
    const { catalogue, search, another, ids } = await openRanked(openFresh, [
      "Kelvar Harp",
      "Kelvar Harp Strings",
    ]);
    const other = another();
    const firstOf = async (one: typeof search) => (await one.find("harp", frame)).rows[0]?.id;
    expect([await firstOf(search), await firstOf(other)]).toEqual([ids[0], ids[0]]);
    await catalogue.changeProduct("staff", ids[0] ?? "", { title: "Cover for Harp" });
    await catalogue.changeProduct("staff", ids[1] ?? "", { title: "Kelvar Harp of Oak" });
    expect([await firstOf(search), await firstOf(other)]).toEqual([ids[1], ids[1]]);
  });

  it("shows first what is on sale, however little is off, and no longer than that", async () => {
    const { catalogue, search, ids } = await openRanked(openFresh, ["Kelvar Harp", "Kelvar Harp"]);
    const found = async () => (await search.find("harp", frame)).rows.map(({ id }) => id);
    const [first = "", last = ""] = await found();
    expect(ids.toSorted()).toEqual([first, last].toSorted());
    const made = await catalogue.makeSale("owner", { productId: last, percent: 1 });
    expect(await found()).toEqual([last, first]);
    await catalogue.endSale("owner", made.ok ? made.value.id : "");
    expect(await found()).toEqual([first, last]);
  });

  it("ranks what was changed while it was hidden by what it is now", async () => {
    const {
      catalogue,
      search,
      ids,
      leaves: leafCategories,
    } = await openRanked(openFresh, ["Kelvar Harp", "Kelvar Harp Strings"]);
    const [id = "", other = ""] = ids;
    const inCategory = async (category: string) => {
      const filters = { ...frame.filters, category };
      const found = await search.find("harp", {
        ...frame,
        filters,
        leafCategories: leafCategories(category),
      });
      return found.rows.map((row) => row.id);
    };
    expect(await inCategory("computers")).toEqual([id, other]);
    const seen = async () => {
      const goods = await catalogue.goodsOf(id);
      return goods.ok ? goods.value.version : -1;
    };
    const put = async (state: "hidden" | "live") =>
      catalogue.setGoodsState("staff", id, { state, seen: await seen() });
    await put("hidden");
    const changes = { title: "Cover for Harp", category: "mens-clothing" };
    await catalogue.changeGoods("staff", id, changes, { seen: await seen(), facts: {}, variants: [] });
    await put("live");
    expect(await inCategory("mens-clothing")).toEqual([id]);
    expect(await inCategory("computers")).toEqual([other]);
  });

  it("knows nothing of the demo once that is gone, whatever has its numbers", async () => {
    const { db, catalogue, search } = await openRanked(openFresh, []);
    const demo = await db.read.selectFrom("products").select("title").orderBy("number").execute();
    for (const { title } of demo) await search.find(title, frame);
    await emptyDemo(db, { now: 1_790_000_000_000, by: "staff" });
    const added: string[] = [];
    for (const title of ["Cover for Harp", "Kelvar Harp of Oak"]) {
      const one = await catalogue.addProduct("staff", { ...plainDraft, title });
      if (one.ok) added.push(one.value);
    }
    const [cover, harp] = added;
    expect((await search.find("harp", frame)).rows.map(({ id }) => id)).toEqual([harp, cover]);
  });
});
