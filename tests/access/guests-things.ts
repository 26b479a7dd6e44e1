import type { Database } from "#platform/database/database.ts";
import { plainProducts } from "#support/buyers.ts";
import type { ShopForTests } from "#support/running-shop.ts";
import { address } from "./owned-things.ts";
import type { Owned } from "./row.ts";

export interface GuestWithThings {
  readonly cookie: string;
  readonly owned: Owned;
}

/** A guest with all that a guest may have; ordered, where the order is asked for. */
export async function guestWithThings(
  db: Database,
  shop: ShopForTests,
  { isOrdered = true } = {},
): Promise<GuestWithThings> {
  const [first = "", second = ""] = await plainProducts(db, 2);
  const added = await shop.call("POST", "/cart/add", { body: { productId: first } });
  const cookie = added.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const call = async (method: string, path: string, body?: object) =>
    (await shop.call(method, path, { cookie, ...(body && { body }) })).body;
  await call("POST", "/wishlist/add", { productId: first });
  const [line] = (await call("GET", "/cart")).data.items;
  const order = isOrdered ? await call("POST", "/cart/checkout", { paymentMethod: "card", address }) : {};
  const { user_id: userId } = await db.read
    .selectFrom("cart_lines")
    .select("user_id")
    .where("id", "=", line.id)
    .executeTakeFirstOrThrow();
  const owned = {
    userId,
    email: `${userId}@nowhere.example`,
    sessionId: "none",
    addressId: "none",
    lineId: line.id,
    wishedId: first,
    productId: second,
    orderId: order.orderId ?? "",
    gatewayOrderId: order.order_id ?? "",
    refundId: "",
    returnId: "",
  };
  return { cookie, owned };
}
