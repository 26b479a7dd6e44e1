import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedCatalogue } from "#seed/seed-catalogue.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";
import { bumpVersion } from "../storage/version-repository.ts";

const clock = { now: () => 5_000 };
const rate = 83.16;
const by = "owner";

describeOnBothEngines("the owner's categories", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await db.write(async (tx) => {
      await fillCategories(tx);
      await seedCatalogue(tx, { now: 1_000 });
    });
    const catalogue = await another(db);
    const seen = async (id: string) =>
      (await catalogue.categoryRows()).find((row) => row.id === id)?.version ?? 0;
    return { db, catalogue, seen };
  }
  async function another(db: Database) {
    const catalogue = createCatalogueService({ db, clock, rate });
    await catalogue.version();
    await catalogue.prepare();
    return catalogue;
  }
  async function totalOf(catalogue: Awaited<ReturnType<typeof another>>, asked: object) {
    const query = {
      search: "",
      category: null,
      minPaise: null,
      maxPaise: null,
      rating: null,
      sort: "relevance" as const,
      page: 1,
      limit: 24,
    };
    const opened = await catalogue.openListing({ ...query, ...asked });
    if (!opened.ok) throw new Error(opened.reason);
    return opened.value.total;
  }

  it("say the line below their name in the language of the page, where it is written", async () => {
    const { catalogue, seen } = await open();
    const lineOf = async (category: string) => {
      const query = { search: "", category, minPaise: null, maxPaise: null, rating: null, page: 1, limit: 1 };
      const opened = await catalogue.openListing({ ...query, sort: "relevance" }, "hi");
      return opened.ok ? opened.value.category : undefined;
    };
    expect(await lineOf("audio")).toMatchObject({ tagline: "हेडफ़ोन, ईयरबड और स्पीकर", taglineLang: "hi" });
    const words = { id: "audio", tagline: "All that sounds", taglineHi: "" };
    await catalogue.putCategory(words, { seen: await seen("audio"), by });
    await catalogue.version();
    const english = await lineOf("audio");
    expect(english).toMatchObject({ tagline: "All that sounds" });
    expect(english).not.toHaveProperty("taglineLang");
  });

  it("are added below a top one, hidden from lists, and taken away while nothing is in them", async () => {
    const { catalogue, seen } = await open();
    const silk = {
      id: "silk",
      label: { en: "Silk", hi: "रेशम" },
      parent: "clothing",
      picture: "loom.1234abcd",
    };
    expect(await catalogue.putCategory(silk, { seen: 0, by })).toEqual({ ok: true, value: 1 });
    await catalogue.version();
    const tree = await catalogue.categories();
    expect(tree.of("silk")).toMatchObject({
      name: "Silk",
      label: silk.label,
      parent: "clothing",
      picture: "loom.1234abcd",
    });
    expect(tree.childrenOf("clothing").map(({ id }) => id)).toEqual([
      "mens-clothing",
      "womens-clothing",
      "silk",
    ]);
    await catalogue.putCategory({ id: "silk", hidden: true }, { seen: 1, by });
    await catalogue.version();
    const later = await catalogue.categories();
    expect(later.childrenOf("clothing").map(({ id }) => id)).not.toContain("silk");
    expect(later.listed(["silk"])).toEqual(later.tops);
    expect(later.find("silk")?.label).toMatchObject(silk.label);
    expect(await catalogue.removeCategory("silk", { seen: 2, by })).toMatchObject({ ok: true });
    expect(await catalogue.removeCategory("clothing", { seen: await seen("clothing"), by })).toMatchObject({
      ok: false,
      message: "clothing has goods or parts: hide it instead",
    });
  });

  it("are listed while something in them is for sale, and have their address all the time", async () => {
    const { db, catalogue } = await open();
    const listed = async (ids: readonly string[]) => {
      await catalogue.version();
      return (await catalogue.categories()).listed(ids).map(({ id }) => id);
    };
    const goods = async (category: string, changed: { category: string } | { deleted_at: number }) => {
      await db.write(async (tx) => {
        await tx.updateTable("products").set(changed).where("category", "=", category).execute();
        await bumpVersion(tx);
      });
    };
    const pickles = { id: "pickles", label: { en: "Pickles", hi: "अचार" } };
    await catalogue.putCategory(pickles, { seen: 0, by });
    await catalogue.putCategory({ ...pickles, id: "mango", parent: "pickles" }, { seen: 0, by });
    expect(await listed(["pickles", "books"])).toEqual(["books"]);
    expect(await listed([])).not.toContain("pickles");
    expect(await totalOf(catalogue, { category: "pickles" })).toBe(0);
    await goods("cricket", { category: "mango" });
    expect(await listed(["pickles", "cricket"])).toEqual(["pickles"]);
    await goods("mango", { deleted_at: 7 });
    expect(await listed(["pickles", "books"])).toEqual(["books"]);
  });

  it("keep their goods when they get another address, and are found by the old one", async () => {
    const { db, catalogue, seen } = await open();
    const [all, women] = [
      await totalOf(catalogue, { category: "clothing" }),
      await totalOf(catalogue, { category: "womens-clothing" }),
    ];
    expect(
      await catalogue.renameCategory("clothing", "wardrobe", { seen: await seen("clothing"), by }),
    ).toMatchObject({ ok: true });
    expect(
      await catalogue.renameCategory("womens-clothing", "sarees", {
        seen: await seen("womens-clothing"),
        by,
      }),
    ).toMatchObject({ ok: true });
    const fresh = await another(db);
    for (const category of ["wardrobe", "clothing"]) expect(await totalOf(fresh, { category })).toBe(all);
    for (const category of ["sarees", "womens-clothing"])
      expect(await totalOf(fresh, { category })).toBe(women);
    const tree = await fresh.categories();
    for (const path of ["clothing/womens-clothing", "wardrobe/womens-clothing", "womens-clothing"])
      expect(tree.moved(path)?.id).toBe("sarees");
    expect(tree.moved("clothing/mens-clothing")?.id).toBe("mens-clothing");
    expect(tree.listed(["clothing"]).map(({ id }) => id)).toEqual(["wardrobe"]);
    expect(await totalOf(fresh, { search: "kurta", category: "wardrobe" })).toBeGreaterThan(0);
  });

  it("are found by their new name, and not by the one before", async () => {
    const { db, catalogue, seen } = await open();
    const before = await totalOf(catalogue, { search: "stationery" });
    expect(before).toBeGreaterThan(5);
    const label = { en: "Zariwork", hi: "" };
    await catalogue.putCategory({ id: "stationery", label }, { seen: await seen("stationery"), by });
    const fresh = await another(db);
    expect(await totalOf(fresh, { search: "zariwork" })).toBeGreaterThan(5);
    expect(await totalOf(fresh, { search: "stationery" })).toBeLessThan(before);
  });

  it("move below another one with their goods", async () => {
    const { db, catalogue, seen } = await open();
    const cricket = await totalOf(catalogue, { category: "cricket" });
    const [sports, books] = [
      await totalOf(catalogue, { category: "sports" }),
      await totalOf(catalogue, { category: "books" }),
    ];
    await catalogue.putCategory({ id: "cricket", parent: "books" }, { seen: await seen("cricket"), by });
    const fresh = await another(db);
    expect(await totalOf(fresh, { category: "books" })).toBe(books + cricket);
    expect(await totalOf(fresh, { category: "sports" })).toBe(sports - cricket);
    expect((await fresh.categories()).moved("sports/cricket")?.id).toBe("cricket");
    const { top_category } = await db.read
      .selectFrom("products")
      .select("top_category")
      .where("category", "=", "cricket")
      .executeTakeFirstOrThrow();
    expect(top_category).toBe("books");
  });

  it.each([
    [{ id: "Silk Sarees", label: { en: "Silk" } }, "id: expected small letters, digits and hyphens"],
    [{ id: "silk" }, "label: a new category needs one"],
    [{ id: "silk", label: { en: "Silk" }, parent: "rings" }, "parent: expected the id of a top category"],
    [{ id: "clothing", parent: "books" }, "parent: expected none, as it has parts itself"],
    [
      { id: "silk", label: { en: "Silk" }, picture: "../../etc" },
      "picture: expected the name of a kept picture",
    ],
  ])("refuse %j and change nothing", async (input, message) => {
    const { db, catalogue, seen } = await open();
    const before = await catalogue.categoryRows();
    expect(await catalogue.putCategory(input, { seen: await seen(input.id), by })).toMatchObject({
      ok: false,
      message,
    });
    expect(await catalogue.categoryRows()).toEqual(before);
    expect(await db.read.selectFrom("audit").select("id").execute()).toEqual([]);
  });

  it("are changed by one of two who saw the same", async () => {
    const { catalogue } = await open();
    const both = await Promise.all(
      ["One", "Two"].map((en) => catalogue.putCategory({ id: "books", label: { en } }, { seen: 1, by })),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "settingChanged", data: { version: 2 } });
  });
});
