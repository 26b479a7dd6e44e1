import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { oftenBought } from "./often-bought-repository.ts";

describeOnBothEngines("what was bought most of late", (openFresh) => {
  it("is told by pieces, and no more than was asked for", async () => {
    const db = await openFresh();
    await openFulfilment(db);
    const lines = await db.read.selectFrom("order_lines").select(["product_id as id", "quantity"]).execute();
    const byPieces = lines.toSorted((one, other) => other.quantity - one.quantity).map(({ id }) => id);
    expect(byPieces).toHaveLength(2);
    expect(await oftenBought(db.read, 6)).toEqual(byPieces);
    expect(await oftenBought(db.read, 1)).toEqual(byPieces.slice(0, 1));
  });

  it("is asked of the newest orders alone", async () => {
    const db = await openFresh();
    await fillOrders(db, { orders: 4_000, customers: 60 });
    const watched = watchReads(db);
    expect(await oftenBought(watched.db.read, 6)).toEqual(["a-product"]);
    for (const statement of watched.take()) {
      const { scans, mostRows } = await planOf(db, statement, { few: true });
      expect({ scans, isBounded: mostRows <= 101 }, statement.sql).toEqual({ scans: [], isBounded: true });
    }
  });
});
