import { afterEach, beforeEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop, type ShopAnswer } from "#support/mortal-shop.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";

const times = 50;

describeOnBothEngines("one Idempotency-Key", (openFresh) => {
  let gateway: StandInGateway;
  let shop: MortalShop;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(async () => {
    await shop.stop();
    await gateway.stop();
  });

  it(`sent ${times} times at once, before and after kills, is one order with one answer`, async () => {
    const db = await openFresh({ demo: true });
    shop = mortalShop(db.settings, gateway.settings);
    await shop.start();
    const productId = await plainProduct(db);
    let bought = 0;
    for (const point of ["none", "place:committed", "place:at-gateway", "place:answer-kept"]) {
      const { token, userId } = await buyer(db);
      await shop.call("POST", "/cart/add", token, { body: { productId, quantity: 1 } });
      const key = `key-${point}`;
      const checkout = (method: string) =>
        shop.call("POST", "/cart/checkout", token, { body: { paymentMethod: method }, key });
      const many = () => Promise.all(Array.from({ length: times }, () => checkout("card")));
      await shop.dieAt(point);
      const answers: (ShopAnswer | undefined)[] = await many();
      if (point !== "none") {
        expect(await shop.died(), point).toBe("SIGKILL");
        await shop.start();
        answers.push(...(await many()));
      }
      const heard = answers.filter((answer) => answer !== undefined);
      expect(heard.length).toBeGreaterThanOrEqual(times);
      expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
      expect((await checkout("qr"))?.body.error).toBe("KEY_REUSED");
      const orders = await db.read.selectFrom("orders").select("id").where("user_id", "=", userId).execute();
      expect(orders.map(({ id }) => id)).toEqual([heard[0]?.body.orderId]);
      expect((await gateway.books()).orders).toHaveLength(++bought);
    }
  });
});
