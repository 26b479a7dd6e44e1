import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /wishlist": all(200),
  "GET /wishlist/check/{id}": all(200, { id: ({ wishedId }) => wishedId }),
  "POST /wishlist/add": all(200, { body: ({ productId }) => ({ productId }) }),
  "DELETE /wishlist/remove/{id}": all(200, { id: ({ wishedId }) => wishedId }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { shopper, productId }) => {
  await ask("POST", "/wishlist/add", { productId }, shopper);
  await ask("GET", "/wishlist", undefined, shopper);
  await ask("GET", `/wishlist/check/${productId}`, undefined, shopper);
  await ask("DELETE", `/wishlist/remove/${productId}`, undefined, shopper);
};
