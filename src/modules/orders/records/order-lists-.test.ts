import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { orderTabs } from "../rules/staff-actions.ts";
import { listByTab } from "./order-list-repository.ts";
import { createOrderLists, type OrderPage } from "./order-list-service.ts";

const orders = 600;
const customers = 60;

describeOnBothEngines("orders as the staff look through them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await fillOrders(db, { orders, customers });
    const watched = watchReads(db);
    return { db, watched, lists: createOrderLists({ db: watched.db }) };
  }

  async function walk(page: (cursor?: string) => Promise<OrderPage>): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { orders: found, next } = await page(cursor);
      ids.push(...found.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    return ids;
  }

  it("are on the pages of their tab once each, and counted", async () => {
    const { lists } = await open();
    const done = await walk((cursor) => lists.ofTab("done", cursor));
    expect(done).toHaveLength(489);
    expect(done).toEqual([...new Set(done)].sort().reverse());
    const waiting = await walk((cursor) => lists.ofTab("toPack", cursor));
    expect(waiting).toHaveLength(9);
    expect(waiting).toEqual([...waiting].sort());
    expect(await lists.counts()).toMatchObject({
      toPack: { count: 9, isMore: false },
      packed: { count: 3 },
      onTheWay: { count: 9 },
      done: { count: 250, isMore: true },
      unpaid: { count: 3 },
      ended: { count: 87 },
    });
  });

  it("are walked from the oldest on once each, however few are on a page", async () => {
    const { db } = await open();
    const ids: string[] = [];
    for (let more = 4; more === 4; ) {
      const page = { after: ids.at(-1), limit: 4, isOldestFirst: true };
      const rows = await listByTab(db.read, "toPack", page);
      ids.push(...rows.map(({ id }) => id));
      more = rows.length;
    }
    expect(ids).toHaveLength(9);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it("are found by whatever leads to them, on pages without end or gap", async () => {
    const { lists } = await open();
    const found = (typed: string) => walk((cursor) => lists.matching(typed, { cursor, isWhole: true }));
    // One customer in twenty has this name, and each has ten orders.
    const asha = await found("Asha");
    expect(asha).toHaveLength(30);
    expect(new Set(asha).size).toBe(30);
    expect(await found("asha rao")).toHaveLength(10);
    expect(await found("das")).toHaveLength(200);
    expect(await found("98000 00007")).toHaveLength(10);
    expect(await found("+91 98000")).toHaveLength(orders);
    expect(await found("0007")).toHaveLength(10);
    expect((await found("560001")).length).toBe(7);
    expect(await found("ex3")).toHaveLength(0);
    expect(await found("EX300")).toHaveLength(1);
    expect(await found("h-1600")).toHaveLength(1);
    for (const typed of ["", " ", "%", "_sha", "h-1601", "' or 1=1", "\u{10FFFF}"])
      expect(await found(typed)).toEqual([]);
  });

  it("are never walked from end to end, whichever tab or way", async () => {
    const { db, lists, watched } = await open();
    const midnight = Date.now() - 60_000 * 60;
    const asked = [
      ...orderTabs.map((tab) => () => lists.ofTab(tab)),
      ...["asha", "9800", "560001", "h-1042", "EX300"].map(
        (typed) => () => lists.matching(typed, { isWhole: true }),
      ),
      () => lists.counts(),
      () => lists.countOf("toPack", midnight),
      () => lists.numberWordsOf(watched.db.read, ["order:100", "order:7", "DIWALI"]),
    ];
    for (const ask of asked) await ask();
    const walked: string[] = [];
    const statements = watched.take();
    expect(statements.length).toBeGreaterThan(15);
    for (const statement of statements) {
      const { scans, mostRows, mostInVain } = await planOf(db, statement, { few: true });
      // A tab is counted no further than 250.
      if (scans.length > 0 || mostRows > 251 || mostInVain > 200)
        walked.push(`${mostRows} and ${mostInVain} rows, ${scans}: ${statement.sql}`);
    }
    expect(walked).toEqual([]);
  });

  it("begin anew where a cursor is none", async () => {
    const { lists } = await open();
    const first = await lists.ofTab("done");
    for (const cursor of ["x", "%%%", btoa("[1,2]"), btoa('{"a":1}')])
      expect((await lists.ofTab("done", cursor)).orders).toEqual(first.orders);
  });
});
