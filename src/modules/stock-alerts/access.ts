import { type AccessOfModule, all, productOf } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /stock-alerts": all(200),
  "POST /stock-alerts": all(409, { body: ({ productId }) => ({ productId }) }),
  "DELETE /stock-alerts/{id}": all(200, { id: productOf }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner, shopper }) => {
  const fan = { title: "Hand Fan", category: "Sports", price: 5, stock: 0 };
  const { data: soldOut } = await ask("POST", "/products", fan, owner);
  await ask("POST", "/stock-alerts", { productId: soldOut.id }, shopper);
  await ask("GET", "/stock-alerts", undefined, shopper);
  await ask("DELETE", `/stock-alerts/${soldOut.id}`, undefined, shopper);
};
