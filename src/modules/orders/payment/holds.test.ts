import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { placeOrder } from "../placing/place-order.ts";
import { runPaymentJob } from "./payment-job.ts";
import { verifyPayment } from "./payment-updates.ts";

const minute = 60_000;

describeOnBothEngines("holding stock for nothing", (openFresh) => {
  async function open(free: number) {
    const shop = await checkoutForTests(await openFresh());
    await shop.product("pot", free);
    await shop.product("pan", 100);
    let keys = 0;
    const place = (userId: string, method: "card" | "cash" = "card") =>
      placeOrder(shop.parts, { userId, key: `key-${keys++}`, method, lang: "en" });
    const after = (minutes: number) => {
      shop.pass(minutes * minute);
      return runPaymentJob(shop.parts);
    };
    const pay = async (userId: string) => {
      const placed = await place(userId);
      if (!placed.ok) throw new Error(placed.reason);
      const { order_id, mock_payment_id = "", mock_signature = "" } = placed.value;
      const ids = { gatewayOrderId: order_id, gatewayPaymentId: mock_payment_id, signature: mock_signature };
      return verifyPayment(shop.parts, { userId, ...ids, claimsMock: true });
    };
    return { ...shop, place, after, pay };
  }

  it("leaves others their share while somebody who never paid holds", async () => {
    const { fill, place, stock, cart, pay } = await open(9);
    const { lines } = await fill("mallory", "pot", 9);
    for (const method of ["card", "cash"] as const)
      expect(await place("mallory", method)).toMatchObject({ reason: "holdTooMuch", data: { most: 4 } });
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    await cart.setQuantity("mallory", lines[0]?.id ?? "", 4);
    expect((await place("mallory")).ok).toBe(true);
    await fill("asha", "pot", 2);
    expect((await pay("asha")).ok).toBe(true);
    // Who has paid takes what is there.
    await fill("asha", "pot", 3);
    expect((await pay("asha")).ok).toBe(true);
    expect(await stock("pot")).toEqual({ free: 0, held: 4, sold: 5 });
  });

  it("ends when it was to end, however often the same is asked for", async () => {
    const { fill, place, after, stock, pay } = await open(1);
    await fill("mallory", "pot");
    expect((await place("mallory")).ok).toBe(true);
    await fill("asha", "pan");
    for (let times = 0; times < 3; times++) {
      await after(4);
      expect((await place("mallory")).ok).toBe(true);
    }
    expect(await stock("pot")).toEqual({ free: 0, held: 1, sold: 0 });
    await after(4);
    expect(await stock("pot")).toEqual({ free: 1, held: 0, sold: 0 });
    await fill("asha", "pot");
    expect((await pay("asha")).ok).toBe(true);
  });

  it("is not gone on with by a changed cart or a new order", async () => {
    const { fill, place, after, stock, cart } = await open(1);
    await fill("mallory", "pot");
    let minutesHeld = 0;
    for (let times = 0; times < 17; times++) {
      if (times % 2 === 0) await fill("mallory", "pan");
      else await cart.remove("mallory", productIdOf("pan"));
      await place("mallory");
      await after(7);
      if ((await stock("pot"))?.held === 1) minutesHeld += 7;
    }
    expect(minutesHeld).toBeLessThan(36);
    expect(await place("mallory")).toMatchObject({ reason: "heldTooLong", retryAfter: 7_200 });
    expect(await stock("pot")).toEqual({ free: 1, held: 0, sold: 0 });
    // Another day is another try.
    await after(180);
    expect((await place("mallory")).ok).toBe(true);
  });
});
