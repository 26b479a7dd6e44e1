import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/money": all(200),
  "GET /manage/money/files/{table}": all(200, { id: () => "orders", query: "month=2026-11" }),
  "GET /manage/money/taxes": all(200, { query: "month=2026-11" }),
  "GET /manage/money/gstr1": all(409, { query: "month=2026-11" }),
  "GET /manage/money/e-invoices": all(409, { query: "month=2026-11" }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  await office("GET", "/money?period=2026");
  await office("GET", "/money/files/orders?month=2026-11");
  await office("GET", "/money/taxes?month=2026-11");
  const { state } = await office("GET", "/shop/seller");
  await office("PUT", "/shop/seller", { seen: state.version, fields: { gstin: "29AAGCB7383J1Z4" } });
  await office("GET", "/money/gstr1?month=2026-11");
  await office("GET", "/money/e-invoices?month=2026-11");
};
