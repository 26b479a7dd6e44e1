import { expect } from "vitest";
import { createFulfilment } from "#modules/orders/fulfilment/fulfilment.ts";
import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import type { Purchase } from "#modules/orders/placing/purchase.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { checkoutForTests } from "./checkout-shop.ts";
import { indiaSettings } from "./pricing.ts";
import { openStoreToCollectIn } from "./store-to-collect-in.ts";
import { message, paymentFor, tellingGateway } from "./telling-gateway.ts";

/** A shop in India with a store to collect in, its staff, and what one looks at of such an order. */
export async function openCollecting(db: Database, rules: object) {
  const shop = await checkoutForTests(db, {
    ...{ gateway: tellingGateway(), settings: indiaSettings, rules },
  });
  const { parts } = shop;
  const storeId = await openStoreToCollectIn(shop);
  await shop.product("pot", 50, { price: 100, discount: 0 });
  const fulfilment = createFulfilment(parts);
  const tryPlace = async (over: Partial<Purchase> = {}) => {
    await shop.fill("asha", "pot");
    const key = crypto.randomUUID();
    return placeOrder(parts, { userId: "asha", key, method: "card", lang: "en", storeId, ...over });
  };
  const place = async (over: Partial<Purchase> = {}) => {
    const placed = await tryPlace(over);
    if (!placed.ok) throw new Error(placed.reason);
    if (over.method !== "cash")
      await hearWebhook(parts, message("payment.captured", paymentFor(placed.value)), new Headers());
    return { orderId: placed.value.orderId, actor: "meera", paise: placed.value.amount };
  };
  const ready = async (over: Partial<Purchase> = {}) => {
    const by = await place(over);
    expect(await fulfilment.pack(by)).toMatchObject({ ok: true });
    expect(await fulfilment.makeReady(by)).toMatchObject({ ok: true });
    return { ...by, code: parts.pickups.codeOf(by.orderId) };
  };
  const view = (id: string) => orderOf(parts, "asha", id);
  const invoices = (id: string) => parts.invoices.ofOrders(parts.db.read, [id]);
  const log = async (subject: string) =>
    (await listAuditEntries(parts.db.read, { subject, limit: 50 }))
      .reverse()
      .map(({ action, user_id: by, after }) => ({ action, by, after: JSON.parse(after ?? "{}") }));
  const mails = async () => {
    await parts.outbox.deliver();
    return shop.messages.map(({ text }) => text);
  };
  return { ...shop, storeId, fulfilment, tryPlace, place, ready, view, invoices, log, mails };
}
