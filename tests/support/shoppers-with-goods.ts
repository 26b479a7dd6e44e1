import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyerWith, plainProducts } from "./buyers.ts";
import type { Person } from "./people.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

export type ShoppersWithGoods = Awaited<ReturnType<typeof openForShoppers>>;

/** A shop with people of whom something is to be seen in its header and on its cards. */
export async function openForShoppers() {
  const shop = await startShopProcess();
  const db = openDatabase({ DATA_DIR: shop.folder });
  const goods = await plainProducts(db, 3);
  const ask = asked(shop);
  return {
    shop,
    db,
    goods,
    ask,
    shopper: shopperIn(db, goods, ask),
    async stop(): Promise<void> {
      await db.close();
      await shop.stop();
    },
  };
}

function asked(shop: ShopProcess) {
  return (path: string, cookie: string, body?: object): Promise<Response> =>
    fetch(shop.url + path, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { cookie, ...(body && { origin: shop.url, "content-type": "application/json" }) },
    });
}

/** Somebody with a name of their own, one thing in the cart and one wish. */
function shopperIn(db: Database, goods: readonly string[], ask: ReturnType<typeof asked>) {
  return async (name: string): Promise<Person> => {
    const [inCart = "", wished = ""] = goods;
    const person = await buyerWith(db, inCart);
    await db.write((tx) => tx.updateTable("users").set({ name }).where("id", "=", person.userId).execute());
    await ask("/api/wishlist/add", person.cookie, { productId: wished });
    return person;
  };
}
