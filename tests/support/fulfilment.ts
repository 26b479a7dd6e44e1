import { createFulfilment } from "#modules/orders/fulfilment/fulfilment.ts";
import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { type CheckoutForTests, checkoutForTests } from "./checkout-shop.ts";
import { paymentFor, type TellingGateway, tellingGateway, message as told } from "./telling-gateway.ts";

interface FulfilmentForTestsInput {
  readonly method?: "card" | "cash";
  readonly gateway?: TellingGateway;
  /** Over the full cart. */
  readonly beforePlacing?: (shop: CheckoutForTests) => Promise<void>;
}

/** What the staff do with one order, paid unless it is paid in cash. */
export async function openFulfilment(
  db: Database,
  {
    method = "card",
    gateway = tellingGateway(),
    beforePlacing = async () => {},
  }: FulfilmentForTestsInput = {},
) {
  const shop = await checkoutForTests(db, { gateway });
  await shop.product("pot", 9);
  await shop.product("lamp", 9);
  // Every look at the clock is a millisecond later, so that what follows sorts after what was before.
  let now = shop.time.now;
  Object.defineProperty(shop.time, "now", { get: () => now++, set: (to: number) => (now = to) });
  await shop.fill("asha", "pot", 2);
  await shop.fill("asha", "lamp", 1);
  await beforePlacing(shop);
  const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method, lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { orderId } = placed.value;
  if (method === "card")
    await hearWebhook(shop.parts, told("payment.captured", paymentFor(placed.value)), new Headers());
  const fulfilment = createFulfilment(shop.parts);
  const by = { orderId, actor: "meera" };
  const view = async () => {
    const found = await orderOf(shop.parts, "asha", orderId);
    if (!found) throw new Error("The order is gone.");
    return found;
  };
  const mails = async () => {
    const rows = await db.read
      .selectFrom("outbox")
      .select("message")
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(({ message }) => (JSON.parse(message) as { subject: string }).subject.split(" (")[0]);
  };
  const log = async () => {
    const entries = await listAuditEntries(db.read, { subject: orderId, limit: 50 });
    return entries.reverse().map(({ action, user_id, before, after }) => ({
      action,
      by: user_id,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    }));
  };
  const record = async () => {
    const found = await shop.parts.orders.find(db.read, orderId);
    if (!found) throw new Error("The order is gone.");
    return found;
  };
  return { ...shop, db, fulfilment, by, orderId, view, mails, log, record };
}
