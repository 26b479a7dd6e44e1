import { plainProducts } from "#support/buyers.ts";
import { signedUpUser } from "#support/people.ts";
import { inShop, onEngines } from "../load/bench-shop.ts";
import { jsonRequest } from "../load/load-request.ts";
import { loadTable } from "../load/load-table.ts";

const people = 1_000;
const productsEach = 6;

export const question = "How many things are put into carts in a second?";

/** npm run bench -- cart [sqlite|postgres] */
export async function run([only]: readonly string[]): Promise<void> {
  await onEngines(only, (where) =>
    inShop(where, async (filled) => {
      const { db } = filled;
      const products = await plainProducts(db, productsEach);
      await db.write((tx) =>
        tx.updateTable("stock").set({ free: 1_000_000 }).where("product_id", "in", products).execute(),
      );
      const tokens: string[] = [];
      for (let at = 0; at < people; at++) tokens.push((await signedUpUser(db)).token);
      const { load, print } = loadTable(filled);
      await load(
        "add to a cart",
        products.flatMap((productId) =>
          tokens.map((token) => jsonRequest(token, "/api/cart/add", { productId, quantity: 1 })),
        ),
      );
      print();
    }),
  );
}
