import { type AccessOfModule, action, all, because } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /pickup-stores": all(200),
  "GET /manage/pickup": all(200),
  "PUT /manage/pickup/{id}": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/orders/{id}/ready": action("to collect"),
  "POST /manage/orders/{id}/collected": action("at the counter", because),
};

/** From the owner's word to the handing over. */
export const askAll: AccessOfModule["askAll"] = async (ask, { owner, shopper, productId }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  await office("PUT", "/pickup/delhi", { isOpen: true, state: "07", ready: "Ready in 2 hours" });
  await office("GET", "/pickup");
  const { stores } = await ask("GET", "/pickup-stores", undefined, shopper);
  await ask("POST", "/cart/add", { productId }, shopper);
  const wish = { paymentMethod: "card", storeId: stores[0].id };
  const placed = await ask("POST", "/cart/checkout", wish, shopper);
  const report = {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  };
  await ask("POST", "/cart/verify-payment", report, shopper);
  const order = `/orders/${placed.orderId}`;
  await office("POST", `${order}/pack`, {});
  await office("POST", `${order}/ready`, {});
  const { order: ready } = await ask("GET", order, undefined, shopper);
  await office("POST", `${order}/collected`, { code: ready.collect.atCounter.code });
};
