import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { orderToken } from "../messages/order-links.ts";
import { enterOrder } from "../placing/enter-order.ts";
import { createTracking } from "./tracking.ts";

const day = 86_400_000;
const address = {
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

async function opened(db: Database) {
  const shop = await checkoutForTests(db);
  await shop.product("pot", 5);
  await shop.person("asha");
  const enter = async () => {
    const items = [{ productId: productIdOf("pot"), quantity: 2 }];
    const request = {
      customer: "asha",
      items,
      address,
      payment: "paid",
      actor: "meera",
      lang: "en",
    } as const;
    const entered = await enterOrder(shop.parts, request);
    if (!entered.ok) throw new Error(entered.reason);
    return { ...entered.value, token: orderToken(shop.parts, "track", entered.value.id) };
  };
  return { ...shop, db, enter, tracking: createTracking(shop.parts) };
}

describeOnBothEngines("a tracking link", (openFresh) => {
  it("shows nothing for a forged text, one for another purpose, or one of another shop", async () => {
    const { enter, parts, tracking } = await opened(await openFresh());
    const { id, token } = await enter();
    const last = token.endsWith("A") ? "B" : "A";
    const others = [
      "",
      "x".repeat(42),
      token.slice(0, -1) + last,
      token.toLowerCase(),
      orderToken(parts, "pay", id),
      orderToken(parts, "return", id),
      orderToken({ linkKey: "another" }, "track", id),
      orderToken(parts, "track", "00000000-0000-7000-8000-000000000000"),
    ];
    for (const other of others) expect(await tracking.view(other), other).toBeUndefined();
    expect(await tracking.view(token)).toMatchObject({ status: "ordered", isPaid: true, isGuests: false });
  });

  it("names no street, and phone and mail address only in part", async () => {
    const { enter, tracking } = await opened(await openFresh());
    const { token } = await enter();
    const view = await tracking.view(token);
    expect(view?.to).toEqual({
      name: "Asha",
      city: "Bengaluru",
      pinCode: "560•••",
      phone: "•••• 678",
      email: "a•••@example.com",
    });
    const all = JSON.stringify(view);
    for (const secret of ["Lake Road", "9812345", "560001", "Rao", "asha@", "userId"])
      expect(all).not.toContain(secret);
  });

  it("is over 90 days after the last that happened, and at once when its customer is erased", async () => {
    const { enter, parts, tracking, pass, db } = await opened(await openFresh());
    const { id, token } = await enter();
    pass(400 * day);
    expect(await tracking.view(token)).toMatchObject({ status: "ordered" });
    await db.write(async (tx) => {
      const order = await parts.orders.lock(tx, id);
      if (order) await parts.orders.cancel(tx, order, "staff", "meera");
    });
    pass(90 * day);
    expect(await tracking.view(token)).toMatchObject({ status: "cancelled" });
    pass(1);
    expect(await tracking.view(token)).toBeUndefined();
    const left = await enter();
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await tracking.view(left.token)).toBeUndefined();
  });

  it("is found by number and phone together, and by neither alone", async () => {
    const { enter, tracking } = await opened(await openFresh());
    const [one, other] = [await enter(), await enter()];
    expect(await tracking.orderWith(one.number.toLowerCase(), address.phone)).toBe(one.id);
    expect(await tracking.orderWith(other.number, address.phone)).toBe(other.id);
    for (const [number, phone] of [
      [one.number, "+919812345679"],
      ["H-999999", address.phone],
      [one.id, address.phone],
      [one.shortId, address.phone],
      ["", address.phone],
    ] as const)
      expect(await tracking.orderWith(number, phone)).toBeUndefined();
  });
});
