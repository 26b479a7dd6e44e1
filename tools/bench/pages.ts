import { inShop, onSqlite } from "../load/bench-shop.ts";
import { shoppersIn } from "../load/day.ts";
import { withHint } from "../load/known-browser.ts";
import { loadTable } from "../load/load-table.ts";

const forAll = ["/", "/products", "/stores"];
const personal = ["/cart", "/checkout", "/orders", "/profile", "/wishlist"];

export const question =
  "How many pages does the shop give in a second: kept ones, and those made for one person?";

/** npm run bench -- pages: for visitors, for browsers that know who is signed in, and for each person alone. */
export async function run(): Promise<void> {
  await onSqlite((where) =>
    inShop(where, async (filled) => {
      const { shoppers } = await shoppersIn(filled, 32);
      const { load, print } = loadTable(filled);
      const signedIn = (path: string) =>
        shoppers.map(({ cookie }) => ({ path, headers: { "accept-encoding": "br", cookie } }));
      for (const path of forAll)
        await load(`visitor ${path}`, [{ path, headers: { "accept-encoding": "br" } }]);
      for (const path of forAll) await load(`signed in ${path}`, signedIn(path).map(withHint));
      await load("signed in, for the first time /", signedIn("/"));
      for (const path of personal) await load(`personal ${path}`, signedIn(path));
      print();
    }),
  );
}
