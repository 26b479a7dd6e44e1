import { openDatabase } from "#platform/database/open-database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { plainProducts } from "#support/buyers.ts";
import { fillOrders } from "#support/fill-orders.ts";

const linesEach = 5;
const ordersEach = 12;

export interface Shopper {
  /** A whole Cookie header. */
  readonly cookie: string;
}

/** People who are signed in, each with an address, five things in the cart and a year of orders. */
export async function fillShoppers(
  where: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  count: number,
): Promise<{ readonly shoppers: readonly Shopper[]; readonly products: readonly string[] }> {
  const db = openDatabase(where);
  try {
    await fillOrders(db, { orders: count * ordersEach, customers: count });
    const products = await plainProducts(db, 40);
    const tokens = Array.from({ length: count }, () => newToken());
    const now = Date.now();
    const ofEach = <Row>(make: (user_id: string, at: number) => Row) =>
      tokens.map((_, at) => make(`person-${at}`, at));
    await db.write(async (tx) => {
      const sessions = ofEach((user_id, at) => ({
        id: newId(now),
        user_id,
        cookie_hash: tokenHash(tokens[at] ?? ""),
        token_hash: tokenHash(newToken()),
        remember: 1 as const,
        browser: "Firefox, Linux",
        created_at: now,
        seen_at: now,
        expires_at: now + 30 * 24 * 3_600_000,
      }));
      const addresses = ofEach((user_id) => ({
        id: newId(now),
        user_id,
        name: "Asha Rao",
        phone: "+919812345678",
        street: "12 Lake Road",
        city: "Bengaluru",
        state: "Karnataka",
        pin_code: "560001",
        country: "India",
        is_default: 1 as const,
        created_at: now,
      }));
      const carts = ofEach((user_id) => ({ user_id, version: 1, promo_code: null, extras: "[]" }));
      const lines = ofEach((user_id, at) =>
        Array.from({ length: linesEach }, (_, nth) => ({
          id: newId(now),
          user_id,
          product_id: products[(at + nth * 7) % products.length] ?? "",
          colour: "",
          size: "",
          quantity: 1,
          price_when_added_paise: 0,
          added_at: now,
        })),
      ).flat();
      await tx.insertInto("sessions").values(sessions).execute();
      await tx.insertInto("addresses").values(addresses).execute();
      await tx.insertInto("carts").values(carts).execute();
      await tx.insertInto("cart_lines").values(lines).execute();
    });
    return { shoppers: tokens.map((cookie) => ({ cookie: `haat-session=${cookie}` })), products };
  } finally {
    await db.close();
  }
}
