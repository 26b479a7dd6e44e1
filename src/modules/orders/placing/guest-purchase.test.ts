import { expect, it } from "vitest";
import { pathIn } from "#contract/lang-address.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { orderOfToken } from "../messages/order-links.ts";
import { payViewOf } from "../payment/pay-link.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { openAsGuest } from "./open-as-guest.ts";
import { placeOrder } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";

const address = {
  name: "Asha Rao",
  phone: "98123 45678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

describeOnBothEngines("a guest's purchase at a gateway", (openFresh) => {
  async function opened() {
    const gateway = tellingGateway();
    const shop = await checkoutForTests(await openFresh(), { gateway });
    await shop.product("pot", 3);
    await shop.fill("guest", "pot");
    const place = (over: Partial<Purchase> = {}) =>
      placeOrder(shop.parts, {
        ...{ userId: "guest", key: "one", method: "qr", address, guest: {}, lang: "en" },
        ...over,
      });
    return { ...shop, gateway, place };
  }

  it("is paid on the gateway's own page, once however often it is asked for", async () => {
    const shop = await opened();
    const [one, again] = [await shop.place(), await shop.place()];
    expect(again).toEqual(one);
    if (!one.ok) throw new Error(one.reason);
    const { orderId, amount, pay_path = "", track_path = "", mock_payment_id } = one.value;
    expect(mock_payment_id).toBeUndefined();
    const token = pay_path.slice("/pay/".length);
    expect(orderOfToken(shop.parts, "track", track_path.slice("/track/".length))).toBe(orderId);
    expect(await payViewOf(shop.parts, token)).toMatchObject({
      state: "open",
      url: `https://gateway.example/l/${orderId}`,
    });
    const reported = paymentFor({ order_id: `plink_${orderId}`, amount }, { id: "pay_1" });
    await hearWebhook(shop.parts, message("payment_link.paid", reported), new Headers());
    expect(await payViewOf(shop.parts, token)).toMatchObject({ state: "paid" });
    expect(await shop.stock("pot")).toEqual({ free: 2, held: 0, sold: 1 });
    await shop.parts.outbox.deliver();
    expect(shop.sent).toEqual(["+919812345678"]);
  });

  it("brings a stranger's mailbox nothing that was typed", async () => {
    const shop = await opened();
    const typed = {
      name: "PRIZE evil.example/win",
      street: "evil.example/street",
      city: "evil.example/city",
    };
    for (const [key, lang] of [
      ["en", "en"],
      ["hi", "hi"],
    ] as const) {
      await shop.fill("guest", "pot");
      const guest = { email: `stranger-${key}@example.com` };
      const placed = await shop.place({
        key,
        lang,
        method: "cash",
        guest,
        address: { ...address, ...typed },
      });
      expect(placed.ok).toBe(true);
    }
    await shop.parts.outbox.deliver();
    const mails = shop.messages.filter(({ to }) => to.startsWith("stranger-"));
    expect(mails.map(({ text }) => /^(?:Namaste|नमस्ते),$/m.test(text))).toEqual([true, true]);
    expect(mails.filter(({ text }) => /evil|PRIZE/.test(text))).toEqual([]);
  });

  it("is one order where the same cart is tried again, and replaces it where the cart changed", async () => {
    const shop = await opened();
    const [one, other] = [await shop.place(), await shop.place({ key: "two", lang: "hi" })];
    expect(one.ok && other.ok && one.value.orderId === other.value.orderId).toBe(true);
    // Who went over to the other language goes on in it.
    if (one.ok) expect(other).toMatchObject({ value: { pay_path: pathIn("hi", one.value.pay_path ?? "") } });
    await shop.fill("guest", "pot");
    const third = await shop.place({ key: "three" });
    expect(third.ok && one.ok && third.value.orderId !== one.value.orderId).toBe(true);
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 2, sold: 0 });
  });

  it("lets the courier know from which address it is asked", async () => {
    const { parts } = await opened();
    const heard: unknown[] = [];
    Object.assign(parts, { hearCourier: async (...asked: unknown[]) => void heard.push(asked) });
    const to = { pinCode: "560001", state: "Karnataka" };
    await openAsGuest(parts, "guest", { to, method: undefined, address: "192.0.2.7" });
    expect(heard).toEqual([[["560001"], "192.0.2.7"]]);
  });

  it("is shown UPI first and cash where it is taken, and nothing for an empty cart", async () => {
    const { parts } = await opened();
    const to = { pinCode: "560001", state: "Karnataka" };
    const asked = { method: undefined, address: "192.0.2.7" };
    expect(await openAsGuest(parts, "guest", { to, ...asked })).toMatchObject({
      method: "qr",
      isMock: false,
      isDelivered: true,
    });
    expect(await openAsGuest(parts, "nobody", { to, ...asked })).toBeUndefined();
  });
});
