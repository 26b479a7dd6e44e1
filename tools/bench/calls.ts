import { inShop, onEngines } from "../load/bench-shop.ts";
import { loadTable } from "../load/load-table.ts";
import { freshListings, listingCall, searchCall, searchesOfTitles } from "../load/words.ts";

export const question = "How many calls of each kind does the shop answer in a second?";

/** npm run bench -- calls [sqlite|postgres] */
export async function run([only]: readonly string[]): Promise<void> {
  await onEngines(only, (where) =>
    inShop(where, async (filled) => {
      const { load, print } = loadTable(filled);
      const goods = await filled.db.read.selectFrom("products").select("id").execute();
      await load("a listing, kept", [listingCall("")]);
      await load("listings, no two alike", freshListings());
      await load("searches, no two alike", (await searchesOfTitles(filled.db)).map(searchCall));
      // What is asked for in a way that no page does is kept for nobody.
      await load(
        "details, made anew",
        goods.map(({ id }, at) => ({ path: `/api/products/${id}?nth=${at}` })),
      );
      print();
    }),
  );
}
