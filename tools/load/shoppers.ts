import type { Database, Engine } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { plainProducts } from "#support/buyers.ts";
import { fillOrders } from "#support/fill-orders.ts";

const linesEach = 5;
const ordersEach = 12;

export interface Shopper {
  /** A whole Cookie header. */
  readonly cookie: string;
  /** For calls without a browser. */
  readonly token: string;
}

/** People who are signed in, each with an address, five things in the cart and a year of orders; and what they may buy without end. */
export async function fillShoppers(
  db: Database & Engine,
  count: number,
): Promise<{ readonly shoppers: readonly Shopper[]; readonly products: readonly string[] }> {
  await fillOrders(db, { orders: count * ordersEach, customers: count });
  const products = await plainProducts(db, 40);
  const tokens = Array.from({ length: count }, () => ({ cookie: newToken(), token: newToken() }));
  const now = Date.now();
  const id = () => newId(now);
  await db.write(async (tx) => {
    // They hold pieces of goods that are not there, which ending them would give back.
    await tx.updateTable("orders").set({ status: "cancelled" }).where("status", "=", "pending").execute();
    await tx.updateTable("stock").set({ free: 1_000_000 }).where("product_id", "in", products).execute();
    for (const [at, { cookie, token }] of tokens.entries()) {
      const user_id = `person-${at}`;
      const session = {
        ...{ id: id(), user_id, cookie_hash: tokenHash(cookie), token_hash: tokenHash(token) },
        ...{ remember: 1 as const, browser: "Firefox, Linux", created_at: now, seen_at: now },
        expires_at: now + 30 * 24 * 3_600_000,
      };
      const address = {
        ...{ id: id(), user_id, name: "Asha Rao", phone: "+919812345678", street: "12 Lake Road" },
        ...{ city: "Bengaluru", state: "Karnataka", pin_code: "560001", country: "India" },
        ...{ is_default: 1 as const, created_at: now },
      };
      const lines = Array.from({ length: linesEach }, (_, nth) => ({
        ...{ id: id(), user_id, product_id: products[(at + nth * 7) % products.length] ?? "" },
        ...{ colour: "", size: "", quantity: 1, price_when_added_paise: 0, added_at: now },
      }));
      await tx.insertInto("sessions").values(session).execute();
      await tx.insertInto("addresses").values(address).execute();
      await tx.insertInto("carts").values({ user_id, version: 1, promo_code: null, extras: "[]" }).execute();
      await tx.insertInto("cart_lines").values(lines).execute();
    }
  });
  return {
    shoppers: tokens.map(({ cookie, token }) => ({ cookie: `haat-session=${cookie}`, token })),
    products,
  };
}
