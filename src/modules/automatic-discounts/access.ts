import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/discounts": all(200),
  "GET /manage/discounts/{id}": all(404),
  "POST /manage/discounts": all(422, { body: () => ({ kind: "goods", name: "Nothing" }) }),
  "PUT /manage/discounts/{id}": all(404, { body: () => ({ seen: 1, name: "Ten", percent: "10" }) }),
  "POST /manage/discounts/{id}/turn": all(404, { body: () => ({ seen: 1 }) }),
  "DELETE /manage/discounts/{id}": all(404, { body: () => ({ seen: 1 }) }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, path, body, owner);
  const made = { kind: "freePieces", category: "clothing", name: "Buy 2, get 1 free", buy: "2", free: "1" };
  const { discount } = await office("POST", "/manage/discounts", made);
  const path = `/manage/discounts/${discount.id}`;
  await office("GET", "/manage/discounts");
  await office("GET", path);
  await office("PUT", path, { seen: 1, name: "Buy 3, get 1 free", buy: "3", free: "1" });
  await office("POST", `${path}/turn`, { seen: 2, on: false });
  await office("DELETE", path, { seen: 3 });
};
