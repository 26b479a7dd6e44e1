import { parseArgs } from "node:util";
import { inShop, onSqlite } from "../load/bench-shop.ts";
import { loadTable } from "../load/load-table.ts";
import { freshListings, searchCall, searchesOfTitles, suggestCall } from "../load/words.ts";

export const question =
  "How many searches that nobody asked before, and suggestions, does the shop answer in a second?";

/** npm run bench -- search [--products N] */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { products: { type: "string", default: "1000" }, folder: { type: "string" } },
  });
  await onSqlite(
    (where) =>
      inShop(
        where,
        async (filled) => {
          const { load, print } = loadTable(filled, { connections: 16, seconds: 8 });
          const searches = await searchesOfTitles(filled.db);
          const half = Math.floor(searches.length / 2);
          await load("searches, the first", searches.slice(0, half).map(searchCall));
          await load("searches, all others", searches.slice(half).map(searchCall));
          await load("listings", freshListings());
          await load("suggestions", searches.map(suggestCall), { connections: 4 });
          print();
        },
        { products: Number(values.products) },
      ),
    values.folder,
  );
}
