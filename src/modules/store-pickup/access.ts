import { beginOrder } from "#access/begin-order.ts";
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
  const wish = { paymentMethod: "card", storeId: stores[0].id };
  const { id, pay } = await beginOrder(ask, shopper, wish, productId);
  await pay();
  const order = `/orders/${id}`;
  await office("POST", `${order}/pack`, {});
  await office("POST", `${order}/ready`, {});
  const { order: ready } = await ask("GET", order, undefined, shopper);
  await office("POST", `${order}/collected`, { code: ready.collect.atCounter.code });
};
