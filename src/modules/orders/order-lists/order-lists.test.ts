import { expect, it } from "vitest";
import { latestPayments as latestRows } from "#modules/payments/repository.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { placeOrder } from "../placing/place-order.ts";
import { latestPayments } from "./order-lists.ts";

describeOnBothEngines("the latest payments", (openFresh) => {
  it("are those of the newest orders, paid or not, under the numbers that people use", async () => {
    const shop = await openFulfilment(await openFresh());
    await shop.fill("asha", "pot", 1);
    const later = await placeOrder(shop.parts, { userId: "asha", key: "later", method: "cash", lang: "en" });
    if (!later.ok) throw new Error(later.reason);
    const latest = await latestPayments(shop.parts);
    expect(latest).toMatchObject([
      { orderId: later.value.orderId, method: "cash", status: "created" },
      { orderId: shop.orderId, method: "card", status: "captured" },
    ]);
    expect(latest[1]).toMatchObject({ paise: (await shop.record()).quote.total });
    for (const { number, name } of latest) {
      expect(number).toMatch(/^H-\d+$/);
      expect(name).toMatch(/\w/);
    }
  });

  it("are read along the key, and not from end to end", async () => {
    const { db } = await openFulfilment(await openFresh());
    const watched = watchReads(db);
    await latestRows(watched.db.read, 20);
    const statements = watched.take();
    expect(statements).toHaveLength(1);
    for (const statement of statements)
      expect((await planOf(db, statement, { few: true })).scans).toEqual([]);
  });
});
