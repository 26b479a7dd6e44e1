import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/shop/{group}": all(200, { id: () => "contact" }),
  "PUT /manage/shop/{group}": all(409, { id: () => "contact", body: () => ({ seen: 99, fields: {} }) }),
  "POST /manage/shop-pictures/{place}": all(415, { id: () => "logo", body: () => ({ picture: "no bytes" }) }),
  "GET /manage/shop-changes": all(200),
  "POST /manage/shop-changes/{id}/back": all(404, { id: () => "none", body: () => ({}) }),
};
