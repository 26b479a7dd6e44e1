import type { Endpoint } from "#contract/endpoint.ts";
import type { CallOptions, ShopForTests } from "#support/running-shop.ts";
import { forged } from "./forged.ts";
import type { Owned, Row } from "./row.ts";

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A call on somebody's things, as its row says, with more in it than one may say. */
export async function askRow(
  shop: ShopForTests,
  { method, path }: Endpoint,
  { row, owned, by }: { readonly row: Row; readonly owned: Owned; readonly by: CallOptions },
) {
  const at = path.replace(/\{\w+\}/g, () => encodeURIComponent(row.id?.(owned) ?? "none"));
  const body = row.body && forged(row.body(owned), owned);
  return shop.call(method, row.query ? `${at}?${row.query}` : at, { ...by, ...(body && { body }) });
}
