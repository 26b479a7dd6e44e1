import { setTimeout as wait } from "node:timers/promises";
import { signedUpUser } from "#support/people.ts";
import { type BenchShop, inShop, onSqlite } from "#tools/load/bench-shop.ts";
import { crowd } from "#tools/load/crowd.ts";
import { daysOf, type Shoppers, shoppersIn } from "#tools/load/day.ts";
import { importFile } from "#tools/load/import-file.ts";
import { withHint } from "#tools/load/known-browser.ts";
import type { LoadRequest } from "#tools/load/load-request.ts";
import { residentMegabytes, theMachine } from "#tools/load/process-figures.ts";
import { freshListings, searchCall } from "#tools/load/words.ts";

const shoppers = 32;
const clerks = 3;
const parts = 5;
const imported = 1_000;

export const question =
  "How much memory does the shop hold at most while everything is done in it, and does it grow on?";

/**
 * npm run bench -- machine memory [MINUTES, 25]: 32 shoppers with and without script, programs, the staff's screens,
 * and files of goods, in five parts.
 */
export async function run([minutes = "25"]: readonly string[]): Promise<void> {
  await onSqlite((where) =>
    inShop(where, async (filled) => {
      const { url, process } = filled.shop;
      const all = await shoppersIn(filled, shoppers);
      const { token, cookie } = await signedUpUser(filled.db, { role: "owner" });
      const people = [
        ...daysOf(all, 500).slice(0, shoppers / 2),
        ...daysOf(all, 500, withHint).slice(shoppers / 2),
        ...calls(all),
        ...Array.from({ length: clerks }, () => officePages(cookie)),
      ];
      const seconds = (Number(minutes) * 60) / parts;
      console.log(`${theMachine()}\nat rest: ${say(filled)}`);
      for (let part = 1; part <= parts; part++) {
        const [{ rps, busy, bad, failed }] = await Promise.all([
          crowd({ url, people, seconds }),
          importFile(url, token, { products: imported, from: part * imported }),
        ]);
        console.log(
          `after ${((part * seconds) / 60).toFixed(1)} minutes: ${say(filled)}; ${rps.toFixed(0)} answers a second, ${busy} told to come again, ${bad} bad`,
        );
        if (bad > 0) console.log(failed);
      }
      await wait(15_000);
      console.log(`15 s later: ${say(filled)}`);
      console.log(`highest: ${residentMegabytes(process.pid).most.toFixed(0)} MB`);
    }),
  );
}

/** What programs ask, and the data of pages without the page. */
function calls({ searches, shoppers: [one], goods }: Shoppers): LoadRequest[][] {
  const mine = { headers: { authorization: `Bearer ${one?.token}`, "accept-encoding": "gzip" } };
  return [
    searches.map(searchCall),
    freshListings(),
    ["/api/cart", "/api/orders", "/api/addresses"].map((path) => ({ ...mine, path })),
    goods.flatMap((id) => [{ path: `/product/${id}.data` }, { path: `/api/products/${id}` }]),
  ];
}

function officePages(cookie: string): LoadRequest[] {
  const screens = [
    "",
    "/orders",
    "/orders?search=asha",
    "/goods",
    "/scarce",
    "/payments",
    "/customers",
    "/log",
  ];
  return screens.map((screen) => ({
    path: `/manage${screen}`,
    headers: { cookie, "accept-encoding": "br" },
  }));
}

function say({ shop: { process } }: BenchShop): string {
  const { now, most } = residentMegabytes(process.pid);
  return `${now.toFixed(0)} MB, highest ${most.toFixed(0)} MB`;
}
