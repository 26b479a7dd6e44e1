import type { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillDesk } from "#support/fill-desk.ts";
import { watchReads } from "#support/watched-reads.ts";
import { createDeskLists, type OrderPage } from "./desk-list-service.ts";

const orders = 600;
const customers = 60;

describeOnBothEngines("orders as the staff look through them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await fillDesk(db, { orders, customers });
    const watched = watchReads(db);
    return { db, watched, lists: createDeskLists({ db: watched.db }) };
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
    expect(done).toHaveLength(480);
    expect(done).toEqual([...new Set(done)].sort().reverse());
    const waiting = await walk((cursor) => lists.ofTab("toPack", cursor));
    expect(waiting).toHaveLength(6);
    expect(waiting).toEqual([...waiting].sort());
    expect(await lists.counts()).toMatchObject({
      toPack: { count: 6, isMore: false },
      packed: { count: 3 },
      onTheWay: { count: 18 },
      done: { count: 250, isMore: true },
      unpaid: { count: 3 },
      ended: { count: 90 },
    });
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

  it("are never walked from end to end", async () => {
    const { db, lists, watched } = await open();
    if (db.engine === "postgres") return;
    await lists.counts();
    for (const typed of ["asha", "9800", "560001", "h-1042", "EX300"])
      await lists.matching(typed, { isWhole: true });
    const steps: string[] = [];
    // Those of a prepared statement stand for values that come later.
    const plain = watched
      .take()
      .filter(({ parameters }) => parameters.every((one) => typeof one !== "object"));
    for (const statement of plain) steps.push(...(await stepsOf(db, statement)));
    expect(steps.length).toBeGreaterThan(15);
    expect(steps.filter((step) => /^SCAN (?!some|first_ones|CONSTANT ROW)/.test(step))).toEqual([]);
  });

  it("begin anew where a cursor is none", async () => {
    const { lists } = await open();
    const first = await lists.ofTab("done");
    for (const cursor of ["x", "%%%", btoa("[1,2]"), btoa('{"a":1}')])
      expect((await lists.ofTab("done", cursor)).orders).toEqual(first.orders);
  });
});

async function stepsOf(db: Database, statement: CompiledQuery): Promise<string[]> {
  const explained = { ...statement, sql: `explain query plan ${statement.sql}` };
  const { rows } = await db.read.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail);
}
