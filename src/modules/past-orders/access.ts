import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/files/past-orders": all(200),
  "GET /manage/past-orders": all(200),
  "GET /manage/past-orders/{id}": all(404, { id: () => "none" }),
  "GET /manage/past-order-files": all(200),
  "POST /manage/past-order-files": all(415, { body: () => ({ table: "no bytes" }) }),
  "GET /manage/past-order-files/{id}": all(404, { id: () => "none" }),
  "POST /manage/past-order-files/{id}/take-in": all(404, { id: () => "none" }),
  "DELETE /manage/past-order-files/{id}": all(404, { id: () => "none", body: () => ({ sure: true }) }),
  "DELETE /manage/past-orders/{id}": all(404, { id: () => "none", body: () => ({ sure: true }) }),
};
