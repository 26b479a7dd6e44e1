import { expect, it } from "vitest";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const day = 86_400_000;
const by = "meera";

describeOnBothEngines("taking changes of categories back", (openFresh) => {
  async function open() {
    let time = 1_790_000_000_000;
    const clock = { now: () => time };
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const rowOf = async (id: string) => (await catalogue.categoryRows()).find((row) => row.id === id);
    const seen = async (id: string) => (await rowOf(id))?.version ?? 0;
    /** Without what counts changes. */
    const said = async () => (await catalogue.categoryRows()).map(({ version: _, ...row }) => row);
    const put = async (id: string, words: object) => {
      time += 60_000;
      const done = await catalogue.putCategory({ id, ...words }, { seen: await seen(id), by });
      if (!done.ok) throw new Error(done.message ?? done.reason);
    };
    const back = async (id: string, ago = 0, seenVersion?: number) => {
      time += 60_000;
      const action = (await catalogue.categoryChanges(id))[ago]?.entry.id ?? "";
      return catalogue.takeBackCategory("arun", id, { deed: action, seen: seenVersion ?? (await seen(id)) });
    };
    const wait = (ms: number) => {
      time += ms;
    };
    return { db, clock, catalogue, seen, said, put, back, wait };
  }

  it("calls one as before and puts it where it stood, with its goods", async () => {
    const { catalogue, said, put, back } = await open();
    const before = await said();
    const stands = async () => {
      await catalogue.version();
      const tree = await catalogue.categories();
      return tree.parentOf(tree.of("audio") ?? { id: "", name: "", tagline: "", parent: null })?.id;
    };
    const was = await stands();
    await put("audio", { label: { en: "Sound", hi: "आवाज़" }, parent: "sports", hidden: true });
    expect(await stands()).toBe("sports");
    expect(await back("audio")).toMatchObject({ ok: true });
    expect(await said()).toEqual(before);
    expect(await stands()).toBe(was);
    const moved = await catalogue.listGoods({ state: "live", category: "electronics", search: "headphones" });
    expect(moved.goods.length).toBeGreaterThan(0);
  });

  it("changes places with its neighbour again, while both stand where they were put", async () => {
    const { catalogue, seen, said, back } = await open();
    const before = await said();
    const move = async (id: string, step: 1 | -1) =>
      catalogue.moveCategory(id, step, { seen: await seen(id), by });
    await move("audio", 1);
    expect(await back("audio")).toMatchObject({ ok: true });
    expect(await said()).toEqual(before);
    await move("audio", 1);
    await move("computers", -1);
    const elsewhere = await said();
    expect((await catalogue.categoryChanges("audio"))[0]).toMatchObject({ canTakeBack: false });
    expect(await back("audio")).toMatchObject({ reason: "changedSince" });
    expect(await said()).toEqual(elsewhere);
  });

  it("brings one back that was taken away, with its sales and its earlier addresses", async () => {
    const { db, clock, catalogue, seen, said, put, back } = await open();
    await put("silk", { label: { en: "Silk", hi: "रेशम" }, parent: "clothing" });
    await put("silk", { parent: "home-living" });
    const made = await catalogue.makeSale(by, { category: "silk", percent: 10 });
    if (!made.ok) throw new Error(made.reason);
    const [before, sales] = [await said(), await catalogue.sales()];
    const version = await seen("silk");
    await catalogue.removeCategory("silk", { seen: version, by });
    expect(await catalogue.sales()).toEqual([]);
    expect(await catalogue.removedCategories()).toMatchObject([{ subject: "silk" }]);
    expect(await back("silk")).toMatchObject({ ok: true });
    expect(await said()).toEqual(before);
    await catalogue.runPriceJob();
    expect(await catalogue.sales()).toEqual(sales);
    expect(await seen("silk")).toBeGreaterThan(version);
    expect(await catalogue.removedCategories()).toEqual([]);
    const other = createCatalogueService({ db, clock, rate: 83.16 });
    expect((await other.categories()).moved("clothing/silk")?.id).toBe("silk");
  });

  it("leaves what was changed since, what lost its place, and what is too old", async () => {
    const { catalogue, seen, put, back, wait } = await open();
    await put("audio", { label: { en: "Sound", hi: "" } });
    await put("audio", { label: { en: "Noise", hi: "" } });
    expect(await back("audio", 1)).toMatchObject({ reason: "changedSince" });
    expect(await back("audio", 0, 1)).toMatchObject({ reason: "settingChanged" });
    await put("looms", { label: { en: "Looms", hi: "" } });
    await put("silk", { label: { en: "Silk", hi: "" }, parent: "looms" });
    await catalogue.removeCategory("silk", { seen: await seen("silk"), by });
    await catalogue.removeCategory("looms", { seen: await seen("looms"), by });
    expect(await back("silk")).toMatchObject({ reason: "changedSince" });
    expect(await back("looms")).toMatchObject({ ok: true });
    expect(await back("silk")).toMatchObject({ ok: true });
    wait(30 * day);
    expect(await back("audio")).toMatchObject({ reason: "takenBackLate" });
  });
});
