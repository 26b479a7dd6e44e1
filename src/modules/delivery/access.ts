import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /pin-codes/{pinCode}": all(200, { id: () => "560034" }),
  "GET /delivery/{pinCode}": all(200, { id: () => "560034" }),
};
