import { expect, it } from "vitest";
import { listDeeds } from "#platform/database/audit.ts";
import { createDesk } from "#shop/checkout/desk/desk.ts";
import { hearWebhook } from "#shop/checkout/hear-gateway.ts";
import { placeOrder } from "#shop/checkout/place-order.ts";
import { sweepPayments } from "#shop/checkout/sweep-payments.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

describeWithDatabase("the staff's tasks", (openFresh) => {
  it("name a payment that takes long, and ask about it again", async () => {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway });
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, db.settings, ...words);
    };
    shop.time.now = Date.now() - 3_600_000;
    await shop.product("pot", 9);
    await shop.fill("asha", "pot");
    const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    await says("tasks");
    expect(said).toEqual([expect.stringMatching(/^H-1001 .*not heard of/)]);
    expect(await says("tasks", "ask", "H-1001")).toBe(0);
    await says("tasks");
    expect(said).toEqual(["Nothing waits for you."]);
    gateway.books.set(placed.value.order_id, [paymentFor(placed.value)]);
    shop.time.now = Date.now() + 120_000;
    await sweepPayments(shop.parts);
    expect((await shop.parts.payments.ofOrder(db.read, placed.value.orderId))?.status).toBe("captured");
    expect(await says("tasks", "ask", "H-1001")).toBe(1);
    expect(await says("tasks", "ask")).toBe(2);
    const deeds = await listDeeds(db.read, { subject: placed.value.orderId, limit: 9 });
    expect(deeds.map(({ action }) => action)).toEqual(["ask gateway"]);
  });

  it("name a parcel that came back until somebody decides", async () => {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    shop.time.now = Date.now();
    await shop.product("pot", 9);
    await shop.fill("asha", "pot");
    const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
    const desk = createDesk(shop.parts);
    const by = { orderId: placed.value.orderId, actor: "meera" };
    await desk.send(by, {});
    await desk.takeBack(by, { reason: "nobody at home", restock: true });
    said.length = 0;
    await staffSays(db, db.settings, "tasks");
    expect(said).toEqual([expect.stringMatching(/^H-1001 .*came back/)]);
    await staffSays(db, db.settings, "order", "H-1001", "cancel");
    said.length = 0;
    await staffSays(db, db.settings, "tasks");
    expect(said).toEqual(["Nothing waits for you."]);
  });
});
