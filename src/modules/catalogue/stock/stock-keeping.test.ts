import fc from "fast-check";
import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { idOf } from "#platform/ids.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { times } from "#support/thorough.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createCatalogueService } from "../service.ts";
import type { PiecesView } from "../stock-view.ts";

const clock = { now: () => 1_790_000_000_000 };
const headphones = idOf("product:meghdoot-wireless-headphones");
/** The demo shop has fourteen of each colour. */
const ivory = { productId: headphones, colour: "Ivory", size: null };
const steps = times(120, 2_000);

describeOnBothEngines("stock that the staff change", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const watched = watchReads(db);
    const catalogue = createCatalogueService({ db: watched.db, clock, rate: 83.16 });
    const now = async () => {
      const found = await catalogue.stockOf(headphones);
      const row = found.ok && found.value.find(({ colour }) => colour === "Ivory");
      if (!row) throw new Error("There is no ivory one.");
      return row;
    };
    const hold = (quantity: number) => db.write((tx) => catalogue.holdStock(tx, [{ ...ivory, quantity }]));
    return { db, watched, catalogue, now, hold };
  }

  it("is counted against the version that was seen, and told afresh otherwise", async () => {
    const { db, catalogue, now, hold } = await open();
    const seen = (await now()).version;
    // Who only stands at the checkout takes nothing off the shelf.
    await hold(2);
    expect(await catalogue.countStock("meera", ivory, { pieces: 20, seen })).toMatchObject({
      value: { pieces: 20, free: 18, held: 2, version: seen + 1 },
    });
    const late = await catalogue.countStock("ravi", ivory, { pieces: 3, seen });
    expect(late).toMatchObject({ reason: "stockChanged", data: { pieces: 20, version: seen + 1 } });
    const both = await Promise.all(
      [5, 6].map((pieces) => catalogue.countStock("ravi", ivory, { pieces, seen: seen + 1 })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listAuditEntries(db.read, { subject: headphones, limit: 9 })).toHaveLength(2);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("is never under zero or under what is held, and its reasons go one way", async () => {
    const { catalogue, now, hold } = await open();
    await hold(3);
    const { version: seen } = await now();
    expect(await catalogue.countStock("meera", ivory, { pieces: 2, seen })).toMatchObject({
      reason: "stockHeld",
      data: { held: 3 },
    });
    const move = (change: number, reason: "received" | "writtenOff" | "corrected") =>
      catalogue.moveStock("meera", ivory, { change, reason });
    expect(await move(-12, "writtenOff")).toMatchObject({ reason: "stockHeld" });
    expect(await move(-1, "received")).toMatchObject({ reason: "invalidInput" });
    expect(await move(1, "writtenOff")).toMatchObject({ reason: "invalidInput" });
    expect(await move(0, "corrected")).toMatchObject({ reason: "invalidInput" });
    expect(await move(-11, "writtenOff")).toMatchObject({ value: { pieces: 3, free: 0 } });
    expect(
      await catalogue.moveStock("meera", { ...ivory, colour: "Plaid" }, { change: 1, reason: "received" }),
    ).toMatchObject({ reason: "productNotFound" });
  });

  it("adds up whoever changes it, and the same wish sent twice is granted once", async () => {
    const { catalogue, now } = await open();
    await Promise.all(
      [1, 2, 3, 4, 5].map((change) => catalogue.moveStock("meera", ivory, { change, reason: "received" })),
    );
    const { pieces, version: seen } = await now();
    expect(pieces).toBe(14 + 15);
    const wish = () => catalogue.moveStock("meera", ivory, { change: 6, reason: "received", seen });
    expect(await wish()).toMatchObject({ ok: true });
    expect(await wish()).toMatchObject({ reason: "stockChanged" });
  });

  it("shows shoppers a choice that is back, or has none left", async () => {
    const { catalogue, now } = await open();
    const shown = async () => {
      const opened = await catalogue.openProduct(headphones);
      return opened.ok && opened.value.soldOut;
    };
    const before = await catalogue.version();
    await catalogue.countStock("meera", ivory, { pieces: 0, seen: (await now()).version });
    expect(await shown()).toEqual([["Ivory", ""]]);
    await catalogue.moveStock("meera", ivory, { change: 4, reason: "received" });
    expect(await shown()).toBe(undefined);
    expect(await catalogue.version()).toBeGreaterThan(before + 1);
  });

  it("lists what changed it, the newest first, in pages along one index", async () => {
    const { db, watched, catalogue } = await open();
    for (let change = 1; change <= 7; change++)
      await catalogue.moveStock("meera", ivory, { change, reason: "received" });
    const read: number[] = [];
    let before: number | undefined;
    do {
      const page = await catalogue.stockMoves(ivory, { before, limit: 3 });
      if (!page.ok) throw new Error(page.reason);
      read.push(...page.value.moves.map(({ change }) => change));
      before = page.value.next ?? undefined;
    } while (before !== undefined);
    expect(read).toEqual([7, 6, 5, 4, 3, 2, 1, 14]);
    // A shop of some size, so that the engines plan as they would there.
    await db.write(async (tx) => {
      for (let product = 0; product < 20; product++)
        await tx
          .insertInto("stock_moves")
          .values(
            Array.from({ length: 500 }, (_, version) => ({
              product_id: `p${product}`,
              colour: "",
              size: "",
              version,
              change: 1,
              pieces: version + 1,
              reason: "received" as const,
              person: null,
              order_id: null,
              at: 1,
            })),
          )
          .execute();
    });
    watched.take();
    await catalogue.stockMoves(ivory, { limit: 3 });
    for (const statement of watched.take()) {
      const plan = await planOf(db, statement);
      expect(plan.scans, statement.sql).toEqual([]);
      expect(plan.mostRows, statement.sql).toBeLessThanOrEqual(10);
    }
  });

  it(`keeps its books through ${steps} changes of staff and shoppers`, async () => {
    const { db, catalogue, now } = await open();
    let held = 0;
    const sold: number[] = [];
    const act = async (kind: number, quantity: number, seen: PiecesView) => {
      const lines = [{ ...ivory, quantity }];
      if (kind === 0) await catalogue.moveStock("meera", ivory, { change: quantity, reason: "received" });
      if (kind === 1) await catalogue.moveStock("meera", ivory, { change: -quantity, reason: "writtenOff" });
      if (kind === 2) await catalogue.countStock("ravi", ivory, { pieces: quantity * 3, seen: seen.version });
      if (kind === 3 && (await db.write((tx) => catalogue.holdStock(tx, lines))).ok) held += quantity;
      if (kind === 4 && held >= quantity) {
        await db.write((tx) => catalogue.sellHeld(tx, lines, { orderId: "one" }));
        held -= quantity;
        sold.push(quantity);
      }
      if (kind === 5 && sold.length > 0) {
        const back = [{ ...ivory, quantity: sold.pop() ?? 0 }];
        await db.write((tx) => catalogue.returnSold(tx, back, { orderId: "one" }));
      }
      if (kind === 6) await catalogue.changeProduct("ravi", headphones, { stock: quantity * 9 });
    };
    const numbers = fc.sample(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 5 })), {
      numRuns: steps,
      seed: 20_261_122,
    });
    for (const [kind, quantity] of numbers) await act(kind, quantity, await now());
    expect(await now()).toMatchObject({ held, sold: sold.reduce((all, one) => all + one, 0) });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });
});
