import { beginOrder } from "#access/begin-order.ts";
import { type AccessOfModule, action, all, orderOf } from "#access/row.ts";

const none = { id: () => "none" };
const parcel = { grams: 500, courier: "shiprocket", service: "10", shownPaise: 100_00 };

export const rows: AccessOfModule["rows"] = {
  "GET /manage/orders/{id}/bookings": all(200, { ordered: true, id: orderOf }),
  "POST /manage/orders/{id}/bookings": action("packed", parcel),
  "GET /manage/courier-bills": all(200),
  "POST /manage/couriers/{courier}/bills": all(415, { id: () => "shiprocket", body: () => ({}) }),
  "GET /manage/courier-bills/{id}": all(404, none),
  "GET /manage/courier-bills/{id}/file": all(404, none),
  "GET /manage/bookings/{id}/label": all(404, none),
  "POST /manage/bookings/{id}/pickup": all(404, { ...none, body: () => ({}) }),
  "POST /manage/bookings/{id}/cancel": all(404, { ...none, body: () => ({}) }),
};

/** From the courier's price to a parcel that is cancelled again. */
export const askAll: AccessOfModule["askAll"] = async (ask, { owner, shopper, productId }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  const { state } = await office("GET", "/shop/seller");
  await office("PUT", "/shop/seller", { seen: state.version, fields: { pinCode: "560001" } });
  const { id, pay } = await beginOrder(ask, shopper, { paymentMethod: "card" }, productId);
  await pay();
  const order = `/orders/${id}`;
  const { offers, grams } = await office("GET", `${order}/bookings`);
  const { courier, service, paise: shownPaise } = offers[0];
  await office("POST", `${order}/bookings`, { grams, courier, service, shownPaise });
  const { bookings } = await office("GET", `${order}/bookings`);
  await office("GET", `/bookings/${bookings[0].id}/label`);
  await office("POST", `/bookings/${bookings[0].id}/pickup`, {});
  await office("POST", `/bookings/${bookings[0].id}/cancel`, {});
  await office("GET", "/courier-bills");
};
