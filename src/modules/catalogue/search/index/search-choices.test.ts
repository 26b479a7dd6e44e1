import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { describeOnBothEngines } from "#support/engines.ts";

const rate = 83.16;
const query = {
  search: "kurta",
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
  sort: "relevance",
  page: 1,
  limit: 24,
} as const;

describeOnBothEngines("what people choose after a search", (openFresh) => {
  async function open(learns = true) {
    let now = 1_790_000_000_000;
    const db = await openFresh({ demo: true, at: now });
    const clock = { now: () => now };
    const catalogue = createCatalogueService({ db, clock, rate, learns });
    const ids = async (search: string, shop = catalogue) => {
      const opened = await shop.openListing({ ...query, search });
      return opened.ok ? opened.value.cards.filter(({ inStock }) => inStock).map(({ id }) => id) : [];
    };
    const choose = (productId: string, times: number, search = "kurta") => {
      for (let at = 0; at < times; at++)
        catalogue.noteChoice({ search, productId, deed: "bought" }, `address ${at}`);
    };
    const rows = () => db.read.selectFrom("search_choices").selectAll().execute();
    return { db, clock, catalogue, ids, choose, rows, pass: (ms: number) => (now += ms) };
  }

  it("moves up in that search, in every process, and in no other", async () => {
    const { db, clock, catalogue, ids, choose } = await open();
    const other = createCatalogueService({ db, clock, rate });
    const before = await ids("kurta");
    const second = before[1] ?? "";
    const elsewhere = await ids("cotton");
    choose(second, 40, " KURTA ");
    await catalogue.writeChoices();
    await other.writeChoices();
    expect((await ids("kurta"))[0]).toBe(second);
    expect((await ids("kurta", other))[0]).toBe(second);
    expect(await ids("cotton")).toEqual(elsewhere);
  });

  it("keeps a search, a product, a weight and a time, and fades", async () => {
    const { catalogue, ids, choose, rows, pass } = await open();
    const [first = ""] = await ids("kurta");
    choose(first, 2);
    await catalogue.writeChoices();
    const [row] = await rows();
    expect(Object.keys(row ?? {}).sort()).toEqual(["last_at", "number", "query", "weight"]);
    expect(row).toMatchObject({ query: "kurta", weight: 20 });
    pass(14 * 86_400_000);
    choose(first, 1);
    await catalogue.writeChoices();
    expect((await rows())[0]).toMatchObject({ weight: 20 });
  });

  it("counts an address once, and leaves out what is no product", async () => {
    const { catalogue, ids, rows } = await open();
    const [productId = ""] = await ids("kurta");
    for (let times = 0; times < 50; times++)
      catalogue.noteChoice({ search: "kurta", productId, deed: "opened" }, "one address");
    catalogue.noteChoice({ search: "kurta", productId: "nothing", deed: "bought" }, "one address");
    catalogue.noteChoice({ search: "\0 -", productId, deed: "bought" }, "one address");
    await catalogue.writeChoices();
    expect(await rows()).toMatchObject([{ query: "kurta", weight: 1 }]);
  });

  it("keeps and uses nothing where it is switched off", async () => {
    const { catalogue, ids, choose, rows } = await open(false);
    const before = await ids("kurta");
    choose(before[1] ?? "", 40);
    await catalogue.writeChoices();
    expect(await rows()).toEqual([]);
    expect(await ids("kurta")).toEqual(before);
  });
});
