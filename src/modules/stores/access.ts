import { type AccessOfModule, all, pune } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /stores": all(200),
  "GET /stores/{id}": all(404, { id: () => "none" }),
  "GET /manage/stores": all(200),
  "POST /manage/stores": all(422, { body: () => ({ name: "Pune" }) }),
  "PUT /manage/stores/{id}": all(404, { id: () => "none", body: () => ({ ...pune, seen: "x" }) }),
  "POST /manage/stores/{id}/picture": all(415, { id: () => "delhi", body: () => ({ picture: "no bytes" }) }),
  "GET /manage/stores/{id}/changes": all(200, { id: () => "none" }),
  "POST /manage/stores/{id}/changes/{deed}/back": all(409, { id: () => "none", body: () => ({}) }),
  "DELETE /manage/stores/{id}": all(404, { id: () => "none", body: () => ({ seen: "x" }) }),
};
