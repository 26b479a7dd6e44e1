import { expect, it } from "vitest";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { withWrites } from "#platform/database/with-writes.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { moveOrder } from "../fulfilment/move-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "./place-order.ts";

describeOnBothEngines("checkout", (openFresh) => {
  it("needs one connection: nobody who holds one waits for another", async () => {
    const db = await openFresh();
    const { DATABASE_URL } = db.settings;
    const narrow = DATABASE_URL ? withWrites(openPostgres(DATABASE_URL, { poolSize: 1 })) : db;
    const shop = await checkoutForTests(narrow, { gateway: tellingGateway() });
    // The last piece, because its going and coming back changes the listings too.
    await shop.product("pot", 1);
    for (const method of ["card", "cash"] as const) {
      await shop.fill("asha", "pot");
      const placed = await placeOrder(shop.parts, { userId: "asha", key: method, method, lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      if (method === "card")
        await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      expect(
        (await moveOrder(shop.parts, { orderId: placed.value.orderId, actor: "staff" }, "processing")).ok,
      ).toBe(true);
      expect((await cancelOrder(shop.parts, placed.value.orderId, "customer", "asha")).ok).toBe(true);
      await runPaymentJob(shop.parts);
    }
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 0, sold: 0 });
    if (narrow !== db) await narrow.close();
  });
});
