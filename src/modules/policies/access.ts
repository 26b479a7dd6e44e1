import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/files/pages": all(200),
  "GET /manage/shop-pages/{page}": all(200, { id: () => "terms" }),
};
