import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedCatalogue } from "#seed/seed-catalogue.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const start = Date.UTC(2026, 10, 27, 12);
const minute = 60_000;
const by = "owner";
const headphones = idOf("product:meghdoot-wireless-headphones");

describeOnBothEngines("prices that the clock changes", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await db.write(async (tx) => {
      await fillCategories(tx);
      await seedCatalogue(tx, { now: start - 1_000 });
    });
    const time = { now: start };
    const catalogue = await another(db, time);
    return { db, time, catalogue };
  }
  async function another(db: Database, time: { now: number }) {
    const catalogue = createCatalogueService({ db, clock: { now: () => time.now }, rate: 83.16 });
    await catalogue.version();
    await catalogue.prepare();
    return catalogue;
  }
  type Catalogue = Awaited<ReturnType<typeof another>>;

  const asked = {
    search: "",
    category: null,
    minPaise: null,
    maxPaise: null,
    rating: null,
    sort: "relevance" as const,
    page: 1,
    limit: 250,
  };
  async function listed(catalogue: Catalogue, more: object = {}) {
    const opened = await catalogue.openListing({ ...asked, ...more });
    if (!opened.ok) throw new Error(opened.reason);
    return opened.value;
  }
  async function cardPaise(catalogue: Catalogue, id: string) {
    return (await listed(catalogue)).cards.find((card) => card.id === id)?.unitPaise;
  }
  async function detail(catalogue: Catalogue, id: string) {
    const opened = await catalogue.openProduct(id);
    if (!opened.ok) throw new Error(opened.reason);
    return opened.value;
  }
  /** What lists say, page and cart say, and the counts of the filters, have to be one truth. */
  async function expectOneTruth(db: Database, catalogue: Catalogue) {
    const { cards } = await listed(catalogue);
    const offers = await catalogue.sellables(
      db.read,
      cards.map(({ id }) => id),
    );
    for (const { id, unitPaise, oldUnitPaise, discount, priceVaries } of cards)
      expect(offers.get(id)).toMatchObject({
        unitPaise,
        oldUnitPaise,
        discount,
        ...(priceVaries && { priceVaries }),
      });
    const fresh = await another(db, { now: start });
    for (const maxPaise of [500_00, 1_000_00, 2_000_00]) {
      const { total, cards: within } = await listed(catalogue, { maxPaise });
      expect(total).toBe(cards.filter(({ unitPaise }) => unitPaise <= maxPaise).length);
      expect(within).toHaveLength(total);
      expect((await listed(fresh, { maxPaise })).total).toBe(total);
    }
  }
  const made = async (outcome: ReturnType<Catalogue["makeSale"]>) => {
    const sale = await outcome;
    if (!sale.ok) throw new Error(sale.reason);
    return sale.value;
  };

  it("begin and end for a whole category, seen by cards, pages, filters, search and carts", async () => {
    const { db, time, catalogue } = await open();
    const before = await listed(catalogue, { category: "clothing" });
    const sale = await made(
      catalogue.makeSale(by, {
        category: "clothing",
        percent: 12.5,
        beginsAt: start + minute,
        endsAt: start + 2 * minute,
      }),
    );
    expect(sale.state).toBe("planned");
    await catalogue.runPriceJob();
    expect((await listed(catalogue, { category: "clothing" })).cards).toEqual(before.cards);

    time.now = start + minute;
    // The cart does not wait for the job.
    const [first] = before.cards;
    if (!first) throw new Error("The demo shop sells clothes.");
    const early = (await catalogue.sellables(db.read, [first.id])).get(first.id);
    expect(early?.unitPaise).toBe(Math.floor((first.unitPaise * 875 + 500) / 1_000));
    expect((await detail(catalogue, first.id)).priceUntil).toBe(start + 2 * minute);
    await catalogue.runPriceJob();
    const during = await listed(catalogue, { category: "clothing" });
    expect(new Map(during.cards.map((card) => [card.id, card.unitPaise]))).toEqual(
      new Map(before.cards.map(({ id, unitPaise }) => [id, Math.floor((unitPaise * 875 + 500) / 1_000)])),
    );
    expect((await catalogue.openSale(500)).cards.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.cards.map(({ id }) => id)),
    );
    await expectOneTruth(db, catalogue);
    const cheap = Math.min(...during.cards.map(({ unitPaise }) => unitPaise));
    const found = await listed(catalogue, { search: "kurta", minPaise: cheap, maxPaise: 100_000_00 });
    for (const card of found.cards) expect(card.unitPaise).toBe((await detail(catalogue, card.id)).unitPaise);

    time.now = start + 2 * minute - 1;
    expect((await detail(catalogue, first.id)).unitPaise).toBe(early?.unitPaise);
    time.now = start + 2 * minute;
    expect((await detail(catalogue, first.id)).unitPaise).toBe(first.unitPaise);
    await catalogue.runPriceJob();
    expect((await listed(catalogue, { category: "clothing" })).cards).toEqual(before.cards);
    await expectOneTruth(db, catalogue);
  });

  it("are right after the shop was down, when the clock was set back, and in another process", async () => {
    const { db, time, catalogue } = await open();
    const { unitPaise: own } = await detail(catalogue, headphones);
    await made(
      catalogue.makeSale(by, {
        productId: headphones,
        unitPaise: own - 1_00,
        beginsAt: start + minute,
        endsAt: start + 60 * minute,
      }),
    );
    const other = await another(db, time);
    const shown = async () => cardPaise(other, headphones);
    time.now = start + 30 * minute;
    await Promise.all([catalogue.runPriceJob(), other.runPriceJob()]);
    expect(await shown()).toBe(own - 1_00);
    time.now = start;
    await other.runPriceJob();
    expect(await shown()).toBe(own);
    time.now = start + 24 * 60 * minute;
    await other.runPriceJob();
    expect(await shown()).toBe(own);
    time.now = start + 59 * minute;
    await catalogue.runPriceJob();
    expect(await shown()).toBe(own - 1_00);
    await expectOneTruth(db, other);
  });

  it("do not waver between two machines whose clocks differ a little", async () => {
    const { db, time, catalogue } = await open();
    const { unitPaise: own } = await detail(catalogue, headphones);
    const behind = { now: start - 2_000 };
    const late = await another(db, behind);
    await made(catalogue.makeSale(by, { productId: headphones, percent: 10, endsAt: start + minute }));
    const version = await late.version();
    await late.runPriceJob();
    expect(await late.version()).toBe(version);
    expect((await detail(late, headphones)).unitPaise).toBeLessThan(own);
    time.now = start + minute;
    behind.now = time.now - 2_000;
    await catalogue.runPriceJob();
    await late.runPriceJob();
    expect((await detail(late, headphones)).unitPaise).toBe(own);
    // A change that the late machine makes meanwhile brings no old price back.
    await late.changeProduct(by, headphones, { stock: 3 });
    expect(await cardPaise(catalogue, headphones)).toBe(own);
  });

  it("end by hand at once, before they begin too, and each action is noted", async () => {
    const { db, time, catalogue } = await open();
    const { unitPaise: own } = await detail(catalogue, headphones);
    const running = await made(catalogue.makeSale(by, { productId: headphones, percent: 50 }));
    const planned = await made(
      catalogue.makeSale(by, { productId: headphones, percent: 60, beginsAt: start + minute }),
    );
    expect(running).toMatchObject({ state: "running", endsAt: null });
    expect((await catalogue.endSale(by, running.id)).ok).toBe(true);
    expect((await catalogue.endSale(by, planned.id)).ok).toBe(true);
    time.now = start + 2 * minute;
    await catalogue.runPriceJob();
    expect(await cardPaise(catalogue, headphones)).toBe(own);
    expect((await catalogue.sales()).map(({ state }) => state)).toEqual(["ended", "ended"]);
    const actions = await db.read.selectFrom("audit").select(["action", "subject", "after"]).execute();
    expect(actions.map(({ action }) => action).sort()).toEqual([
      "end sale",
      "end sale",
      "make sale",
      "make sale",
    ]);
    const planning = actions.find(({ action, subject }) => action === "make sale" && subject === running.id);
    const { title } = await detail(catalogue, headphones);
    expect(JSON.parse(planning?.after ?? "")).toMatchObject({ product: title, product_id: headphones });
    expect(await catalogue.endSale(by, "none")).toMatchObject({ ok: false, reason: "notFound" });
  });

  it("of one choice stand on its line, and the card says from how much", async () => {
    const { db, catalogue } = await open();
    const all = await listed(catalogue, { category: "clothing" });
    const card = all.cards.find(({ sizes, colours }) => sizes.length > 1 && colours.length > 0);
    if (!card) throw new Error("The demo shop sells sizes.");
    const [{ colour, size } = { colour: "", size: "" }] = (await detail(catalogue, card.id)).variants;
    const dearer = { mrpPaise: card.unitPaise + 500_00, unitPaise: card.unitPaise + 250_00 };
    expect((await catalogue.setChoicePrice(by, card.id, { colour, size }, dearer)).ok).toBe(true);
    const shown = await detail(catalogue, card.id);
    expect(shown).toMatchObject({ unitPaise: card.unitPaise, priceVaries: true });
    expect(shown.variants.filter(({ price }) => price)).toMatchObject([
      { colour, size, price: { unitPaise: dearer.unitPaise, oldUnitPaise: dearer.mrpPaise } },
    ]);
    await expectOneTruth(db, catalogue);
    // The cheapest choice is what a product is listed at, and a sale of that choice alone lowers it alone.
    await catalogue.setChoicePrice(by, card.id, { colour, size }, { mrpPaise: 90_00, unitPaise: 90_00 });
    expect((await listed(catalogue, { maxPaise: 90_00 })).cards.map(({ id }) => id)).toContain(card.id);
    await made(catalogue.makeSale(by, { productId: card.id, colour, size, unitPaise: 80_00 }));
    expect((await detail(catalogue, card.id)).unitPaise).toBe(80_00);
    await expectOneTruth(db, catalogue);
    await catalogue.setChoicePrice(by, card.id, { colour, size }, null);
    expect((await detail(catalogue, card.id)).unitPaise).toBe(80_00);
    const none = { colour: "Nonesuch", size };
    expect(await catalogue.setChoicePrice(by, card.id, none, dearer)).toMatchObject({
      reason: "choiceUnknown",
    });
  });

  it("hold for what is added, changed or moved while a sale runs", async () => {
    const { db, catalogue } = await open();
    const { category, unitPaise: own } = await detail(catalogue, headphones);
    await made(catalogue.makeSale(by, { category: category.id, percent: 20 }));
    const draft = {
      title: "New lamp",
      brand: "Haat",
      description: "",
      category: category.id,
      price: 100,
      discount: 0,
      stock: 3,
      highlights: [],
      colours: [],
      sizes: [],
      images: [],
      featured: false,
      onSale: false,
    };
    const added = await catalogue.addProduct(by, draft);
    if (!added.ok) throw new Error(added.reason);
    expect((await detail(catalogue, added.value)).unitPaise).toBe(8_316_00 * 0.8);
    await catalogue.changeProduct(by, added.value, { price: 50 });
    expect((await detail(catalogue, added.value)).unitPaise).toBe(4_158_00 * 0.8);
    expect((await catalogue.changeProduct(by, headphones, { category: "rings" })).ok).toBe(true);
    await expectOneTruth(db, catalogue);
    expect(await cardPaise(catalogue, headphones)).toBe(own);
    const rows = await catalogue.categoryRows();
    const seen = rows.find(({ id }) => id === category.id)?.version ?? 0;
    expect((await catalogue.renameCategory(category.id, "sound", { seen, by })).ok).toBe(true);
    await catalogue.version();
    await expectOneTruth(db, catalogue);
    expect((await catalogue.sales())[0]).toMatchObject({ category: "sound", state: "running" });
  });

  it("are refused for what is not there and for times that cannot be", async () => {
    const { catalogue } = await open();
    const no = async (sale: Parameters<Catalogue["makeSale"]>[1]) => catalogue.makeSale(by, sale);
    expect(await no({ category: "nonesuch", percent: 10 })).toMatchObject({ reason: "categoryUnknown" });
    expect(await no({ productId: "x", percent: 10 })).toMatchObject({ reason: "productNotFound" });
    expect(await no({ productId: headphones, size: "XXL", percent: 10 })).toMatchObject({
      reason: "choiceUnknown",
    });
    expect(await no({ productId: headphones, percent: 10, endsAt: start })).toMatchObject({
      reason: "saleEndsEarly",
    });
    expect(await catalogue.sales()).toEqual([]);
  });
});
