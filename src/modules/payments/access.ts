import { type AccessOfModule, action, all, because, refundOf } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "POST /manage/orders/{id}/refunds": action("paid", { sum: "all", key: "k", ...because }),
  "POST /manage/orders/{id}/ask": action("unpaid", {}, { isIdle: true }),
  "POST /manage/refunds/{id}/retry": action("refused", {}, { id: refundOf }),
  "POST /manage/refunds/{id}/by-hand": action("owing", { reference: "x" }, { id: refundOf }),
  "GET /manage/payments": all(200),
};
