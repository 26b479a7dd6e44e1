import { type AccessOfModule, action, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /cash/{token}": all(404, { id: () => "none" }),
  "POST /cash/{token}": all(404, { id: () => "none", body: () => ({ code: "123456" }) }),
  "POST /cash/{token}/code": all(404, { id: () => "none", body: () => ({}) }),
  "GET /manage/cash": all(200),
  "POST /manage/cash": action(
    "owed",
    {},
    { body: ({ orderId }) => ({ orders: orderId, reference: "UTR 1" }) },
  ),
  "POST /manage/cash/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/cash/file": all(200),
};
