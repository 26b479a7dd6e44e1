import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { placeOrder } from "./place-order.ts";

describeOnBothEngines("the numbers of orders", (openFresh) => {
  it("are given once each, however many are placed at once and whoever is refused", async () => {
    const db = await openFresh();
    const shop = await checkoutForTests(db);
    await shop.product("pot", 100);
    const people = Array.from({ length: 24 }, (_, at) => `buyer-${at}`);
    for (const who of people) await shop.fill(who, "pot");
    const placed = await Promise.all(
      people.map((userId, at) =>
        // Every third one is shown another sum, every fifth does so twice with the same key.
        Promise.all(
          Array.from({ length: at % 5 === 0 ? 2 : 1 }, () =>
            placeOrder(shop.parts, {
              userId,
              key: "k",
              method: at % 2 === 0 ? "card" : "cash",
              lang: "en",
              ...(at % 3 === 0 && { shownPaise: 1 }),
            }),
          ),
        ),
      ),
    );
    const made = new Set(placed.flat().flatMap((one) => (one.ok ? [one.value.orderId] : [])));
    expect(made.size).toBe(16);
    const rows = await db.read.selectFrom("orders").select(["id", "number"]).orderBy("number").execute();
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(16);
    expect(Math.min(...numbers.map(Number))).toBe(1001);
    expect(new Set(rows.map(({ id }) => id))).toEqual(made);
  });

  it("find an order for its owner and for nobody else", async () => {
    const shop = await checkoutForTests(await openFresh());
    await shop.product("pot", 9);
    await shop.fill("asha", "pot");
    await placeOrder(shop.parts, { userId: "asha", key: "k", method: "cash", lang: "en" });
    expect(await orderOf(shop.parts, "asha", "h-1001")).toMatchObject({
      number: "H-1001",
      status: "ordered",
    });
    expect(await orderOf(shop.parts, "ravi", "H-1001")).toBeUndefined();
  });
});
