import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkListings } from "#support/check-listings.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { oneWaits } from "#support/one-waits.ts";
import type { BulkChange, BulkView } from "../bulk-view.ts";
import { backInStock } from "../events.ts";
import { createCatalogueService } from "../service.ts";
import { lockStockOf } from "../stock/variants-repository.ts";

const start = 1_790_000_000_000;
const day = 86_400_000;
const up10 = { kind: "price", way: "up", by: "percent", amount: 1_000, ending: "rupee" } as const;
const live = { all: { state: "live" as const } };

describeOnBothEngines("many goods at once", (openFresh, engine) => {
  async function open() {
    const db = await openFresh();
    const clock = { at: start, now: () => clock.at };
    await seedWhenEmpty(db, clock);
    const failed: unknown[] = [];
    const points = { at: (_: string): void => {} };
    const catalogue = createCatalogueService({
      db,
      clock,
      rate: 83.16,
      at: (point) => points.at(point),
      failed: (error) => failed.push(error),
    });
    const settle = async (id: string): Promise<BulkView> => {
      for (let rounds = 0; rounds < 200; rounds++) {
        const found = await catalogue.bulkOf(id);
        if (!found.ok) throw new Error(found.reason);
        if (!["checking", "running", "undoing"].includes(found.value.state)) {
          expect(failed).toEqual([]);
          return found.value;
        }
        await catalogue.runBulkJob();
      }
      throw new Error("It does not end.");
    };
    type Wish = Exclude<BulkChange, { kind: "import" }>;
    const plan = async (change: Wish, chosen: Parameters<typeof catalogue.planBulk>[1] = live) => {
      const planned = await catalogue.planBulk("meera", chosen, change);
      if (!planned.ok) throw new Error(planned.reason);
      return settle(planned.value.id);
    };
    const turn = async (to: "carryOutBulk" | "undoBulk", { id }: BulkView) => {
      const found = await catalogue.bulkOf(id);
      const turned = await catalogue[to](id, { by: "meera", seen: found.ok ? found.value.version : -1 });
      if (!turned.ok) throw new Error(turned.reason);
      return settle(id);
    };
    const carryOut = (bulk: BulkView) => turn("carryOutBulk", bulk);
    const undo = (bulk: BulkView) => turn("undoBulk", bulk);
    const rows = () =>
      db.read
        .selectFrom("products")
        .select(["id", "title", "category", "state", "own_unit_paise", "own_mrp_paise", "unit_paise"])
        .where("state", "<>", "removed")
        .orderBy("number")
        .execute();
    const stock = () =>
      db.read
        .selectFrom("stock")
        .select(["product_id", "colour", "size", "free"])
        .orderBy("product_id")
        .orderBy("colour")
        .orderBy("size")
        .execute();
    const whole = async () => expect(await checkListings(db, catalogue)).toEqual([]);
    const two = async () => (await rows()).slice(0, 2).map(({ id }) => id);
    return { db, clock, catalogue, plan, carryOut, undo, settle, rows, stock, whole, two, failed, points };
  }

  it("tell that they are back when they were sold out or hidden, and only then", async () => {
    const { db, plan, carryOut, two } = await open();
    const back: string[][] = [];
    db.events.on(backInStock, async (_, { productIds }) => void back.push([...productIds].sort()));
    const ids = (await two()).sort();
    await carryOut(await plan({ kind: "stock", way: "set", pieces: 0 }, { ids }));
    await carryOut(await plan({ kind: "stock", way: "add", pieces: 0 }, { ids }));
    expect(back).toEqual([]);
    await carryOut(await plan({ kind: "stock", way: "set", pieces: 3 }, { ids }));
    expect(back.splice(0)).toEqual([ids]);
    await carryOut(await plan({ kind: "state", state: "hidden" }, { ids }));
    await carryOut(await plan({ kind: "stock", way: "add", pieces: 1 }, { ids }));
    expect(back).toEqual([]);
    await carryOut(await plan({ kind: "state", state: "live" }, { ids }));
    expect(back).toEqual([ids]);
  });

  it("are looked at first, get other prices, and get them back", async () => {
    const { catalogue, plan, carryOut, undo, rows, whole } = await open();
    const before = await rows();
    const planned = await plan(up10);
    expect(planned).toMatchObject({ state: "planned", kind: "price", lines: before.length });
    expect(await rows()).toEqual(before);
    const { lines } = await catalogue.linesOfBulk(planned.id, {});
    const [line] = lines;
    const row = before.find(({ id }) => id === line?.productId);
    expect(line).toMatchObject({ title: row?.title, before: { price: { unitPaise: row?.own_unit_paise } } });
    const done = await carryOut(planned);
    expect(done.state).toBe("done");
    const now = await rows();
    for (const [at, one] of now.entries()) {
      const was = before[at];
      const isKept = lines.some(({ productId, state }) => productId === one.id && state === "wrong");
      if (!was || isKept) continue;
      if (one.own_unit_paise !== was.own_unit_paise)
        expect(Math.abs(one.own_unit_paise - was.own_unit_paise * 1.1)).toBeLessThanOrEqual(50);
      expect(one.own_unit_paise).toBeLessThanOrEqual(one.own_mrp_paise);
    }
    expect(done.counts.done).toBeGreaterThan(20);
    await whole();
    expect((await undo(done)).state).toBe("undone");
    expect(await rows()).toEqual(before);
    await whole();
  });

  it("name what cannot be done, and leave it", async () => {
    const { catalogue, plan, carryOut, rows, two, clock } = await open();
    const ids = await two();
    const [first = ""] = ids;
    const before = (await rows()).find(({ id }) => id === first);
    const off = await carryOut(await plan({ kind: "discount", percent: 1_000, ending: "exact" }, { ids }));
    expect(off.counts).toEqual({ done: 2 });
    const planned = await plan({ ...up10, amount: 5_000 }, { ids });
    expect(planned.counts).toEqual({ wrong: 2 });
    const { lines } = await catalogue.linesOfBulk(planned.id, { states: ["wrong"] });
    expect(lines.map(({ problem }) => problem)).toEqual(["aboveMrp", "aboveMrp"]);
    await carryOut(planned);
    expect((await rows()).find(({ id }) => id === first)?.own_mrp_paise).toBe(before?.own_mrp_paise);
    expect(await catalogue.planBulk("meera", { ids: ["nothing"] }, up10)).toMatchObject({
      reason: "bulkNothing",
    });
    const far = { kind: "sale", percent: 10, beginsAt: 0, endsAt: clock.at - 1 } as const;
    expect(await catalogue.planBulk("meera", { ids }, far)).toMatchObject({ reason: "saleEndsEarly" });
    expect(await catalogue.planBulk("meera", { ids }, { kind: "category", category: "none" })).toMatchObject({
      reason: "categoryUnknown",
    });
  });

  it("leave what somebody has changed since, when they are changed and when it is taken back", async () => {
    const { catalogue, plan, carryOut, undo, rows, two } = await open();
    const ids = await two();
    const [first = "", second = ""] = ids;
    const price = async (id: string, unitPaise: number) => {
      const goods = await catalogue.goodsOf(id);
      const seen = goods.ok ? goods.value.version : -1;
      const change = { seen, facts: {}, variants: [], price: { unitPaise, mrpPaise: 9_000_000 } };
      expect((await catalogue.changeGoods("asha", id, {}, change)).ok).toBe(true);
    };
    const of = async (id: string) => (await rows()).find((one) => one.id === id)?.own_unit_paise;
    const planned = await plan(up10, { ids });
    await price(first, 4_000_00);
    const done = await carryOut(planned);
    expect(done.counts).toEqual({ done: 1, changed: 1 });
    expect(await of(first)).toBe(4_000_00);
    await price(second, 5_000_00);
    const undone = await undo(done);
    expect(undone.counts).toEqual({ kept: 1, changed: 1 });
    expect(await of(second)).toBe(5_000_00);
  });

  it("are not taken back over what is being changed at that moment", async () => {
    const { db, plan, carryOut, undo, rows, two } = await open();
    const [first = ""] = await two();
    const done = await carryOut(await plan(up10, { ids: [first] }));
    const [isChanged, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = db.write(async (tx) => {
      await lockStockOf(tx, first);
      await tx.updateTable("products").set({ own_unit_paise: 4_000_00 }).where("id", "=", first).execute();
      isChanged.resolve();
      await mayEnd.promise;
    });
    await isChanged.promise;
    const undone = undo(done);
    if (engine === "postgres") await oneWaits(db.read);
    mayEnd.resolve();
    await other;
    expect((await undone).counts).toEqual({ kept: 1 });
    expect((await rows()).find(({ id }) => id === first)?.own_unit_paise).toBe(4_000_00);
  });

  it("wait for a database that is away, and are not taken for broken", async () => {
    const { catalogue, plan, carryOut, settle, two, failed, points } = await open();
    const planned = await plan(up10, { ids: await two() });
    const errors = [new Error("Odd"), new DatabaseUnavailable("Away")];
    points.at = (point) => {
      const error = point === "bulk:worked" ? errors.shift() : undefined;
      if (error) throw error;
    };
    await expect(carryOut(planned)).rejects.toThrow(DatabaseUnavailable);
    expect(failed.splice(0)).toEqual([new Error("Odd")]);
    const done = await settle(planned.id);
    expect(done.counts).toEqual({ done: 2 });
    expect((await catalogue.linesOfBulk(done.id, {})).lines.map(({ problem }) => problem)).toEqual([
      null,
      null,
    ]);
  });

  it("move, hide and are counted, and come back whole", async () => {
    const { db, plan, carryOut, undo, rows, stock, whole } = await open();
    const [before, pieces] = [await rows(), await stock()];
    const ids = before.slice(0, 60).map(({ id }) => id);
    const wishes = [
      { kind: "category", category: "mens-clothing" },
      { kind: "state", state: "hidden" },
      { kind: "stock", way: "set", pieces: 0 },
      { kind: "stock", way: "add", pieces: 7 },
    ] as const;
    for (const change of wishes) {
      const done = await carryOut(await plan(change, { ids }));
      expect(done.counts.done, change.kind).toBeGreaterThan(10);
      await whole();
      if (change.kind === "category")
        for (const one of await rows()) if (ids.includes(one.id)) expect(one.category).toBe("mens-clothing");
      expect((await undo(done)).counts.kept).toBeUndefined();
      expect(await rows(), change.kind).toEqual(before);
      expect(await stock(), change.kind).toEqual(pieces);
      await whole();
    }
    expect(await checkStockBooks(db.read)).toEqual([]);
    const entries = await listAuditEntries(db.read, { subject: ids[0], limit: 50 });
    expect(entries.filter(({ user_id }) => user_id === "meera").length).toBeGreaterThan(4);
  });

  it("are told apart from sets at the look: these have no stock of their own", async () => {
    const { catalogue, plan, rows, two } = await open();
    const [set = "", other = ""] = await two();
    const inside = (await rows()).slice(-2).map(({ id }) => id);
    for (const id of [set, ...inside])
      for (const change of [{ stock: 0 }, { colours: [], sizes: [] }])
        expect(await catalogue.changeProduct("meera", id, change)).toMatchObject({ ok: true });
    const parts = inside.map((productId) => ({ productId, colour: "", size: "", pieces: 1 }));
    expect(await catalogue.changeSet("meera", set, { parts, seen: 2 })).toMatchObject({ ok: true });
    for (const way of ["set", "add"] as const) {
      const looked = await plan({ kind: "stock", way, pieces: 7 }, { ids: [set, other] });
      expect(looked).toMatchObject({ state: "planned", counts: { wrong: 1, change: 1 } });
      const { lines } = await catalogue.linesOfBulk(looked.id, { states: ["wrong"] });
      expect(lines).toMatchObject([{ productId: set, problem: "isSet" }]);
    }
  });

  it("have a sale that the clock begins, and that ends when it is taken back", async () => {
    const { catalogue, plan, carryOut, undo, rows, two } = await open();
    const ids = await two();
    const before = await rows();
    const done = await carryOut(
      await plan({ kind: "sale", percent: 20, beginsAt: 0, endsAt: null }, { ids }),
    );
    await catalogue.runPriceJob();
    const shown = (await rows()).filter(({ id }) => ids.includes(id));
    for (const one of shown) expect(one.unit_paise).toBeLessThan(one.own_unit_paise);
    await undo(done);
    await catalogue.runPriceJob();
    expect(await rows()).toEqual(before);
  });

  it("are done once, by who has seen them as they are, within thirty days", async () => {
    const { catalogue, plan, carryOut, two, clock } = await open();
    const ids = await two();
    const planned = await plan(up10, { ids });
    const seen = { by: "meera", seen: planned.version };
    const both = await Promise.all([
      catalogue.carryOutBulk(planned.id, seen),
      catalogue.carryOutBulk(planned.id, seen),
    ]);
    expect(both.filter(({ ok }) => ok).length).toBe(1);
    const done = await carryOut(await plan(up10, { ids }));
    clock.at += 31 * day;
    expect(await catalogue.undoBulk(done.id, { by: "meera", seen: done.version })).toMatchObject({
      reason: "bulkTooOld",
    });
    await catalogue.tidyBulk();
    expect(await catalogue.bulkOf(done.id)).toMatchObject({ reason: "notFound" });
  });
});
