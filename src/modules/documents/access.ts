import { type AccessOfModule, all, orderOf } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/papers/labels": all(404, { query: "orders=H-0" }),
  "GET /manage/papers/slips": all(404, { query: "orders=H-0" }),
  "GET /manage/papers/pick": all(404, { query: "orders=H-0" }),
  "GET /manage/orders/{id}/invoice": all(404, { ordered: true, id: orderOf }),
  "GET /manage/pick": all(200, { query: "orders=H-0" }),
};
