import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/unsent": all(200),
  "POST /manage/unsent/retry": all(200),
  "POST /manage/unsent/{id}/retry": all(404, { id: () => "none" }),
  "GET /manage/told": all(200),
  "PUT /manage/told": all(200, { body: () => ({ orders: "each" }) }),
  "POST /manage/told/devices": all(422, { body: () => ({ endpoint: "https://127.0.0.1/push" }) }),
  "DELETE /manage/told/devices/{id}": all(404, { id: () => "none" }),
  "POST /manage/told/try": all(200),
};
