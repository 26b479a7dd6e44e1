import { type AccessOfModule, all, lineOf, mine } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /cart": all(200),
  "POST /cart/add": all(200, { body: ({ productId }) => ({ productId, quantity: 1 }) }),
  "PUT /cart/update": mine(lineOf, { body: ({ lineId }) => ({ productId: lineId, lineId, quantity: 2 }) }),
  "DELETE /cart/clear": all(200),
  "POST /cart/increment/{id}": mine(lineOf),
  "POST /cart/decrement/{id}": mine(lineOf, { owner: 409 }),
  "DELETE /cart/remove/{id}": mine(lineOf),
  "GET /cart/counts": all(200),
  "POST /cart/part": all(409),
  "POST /cart/promo": all(422, { body: () => ({ code: "NOSUCHCODE" }) }),
  "DELETE /cart/promo": all(200),
  "PUT /cart/extras/{extra}": all(200, { id: () => "ribbon", body: () => ({ chosen: false }) }),
};
