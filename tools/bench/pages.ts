import { cpuSeconds } from "../load/cpu-seconds.ts";
import { loadKeptPages } from "../load/kept-pages.ts";
import { withHint } from "../load/known-browser.ts";
import { type Measured, measure, measureFloor, printTable } from "../load/measure.ts";
import { residentMegabytes } from "../load/resident.ts";
import { amongShoppers } from "../load/shopping-bench.ts";

const connections = 32;
const duration = 3;
const forAll = ["/", "/products", "/stores", "/api/products", "/api/products?search=kurta"];
const personal = ["/cart", "/checkout", "/orders", "/profile", "/wishlist"];

/**
 * npm run bench -- pages: pages and calls that are kept for visitors, the same for browsers that know who is signed in,
 * and pages that are made for each, beside the floor of the largest; then, by wrk, five hundred pages in turn, and
 * pages while the catalogue changes. `pages kept` is the second half alone.
 */
export async function run([half]: readonly string[] = []): Promise<void> {
  if (half !== "kept") await eachPage();
  await loadKeptPages();
}

async function eachPage(): Promise<void> {
  await amongShoppers(connections, async ({ shop, shoppers }) => {
    const visitor = [{ headers: { "accept-encoding": "br" } }];
    const signedIn = shoppers.map(({ cookie }) => ({ headers: { "accept-encoding": "br", cookie } }));
    const known = signedIn.map(withHint);
    const rows: Measured[] = [];
    let most = 0;
    const load = async (path: string, who: string, all: typeof visitor) => {
      const size = await fetch(shop.url + path, { ...all[0], method: "HEAD" });
      const bytes = Number(size.headers.get("content-length"));
      most = Math.max(most, bytes);
      const requests = all.map((one) => ({ ...one, path, method: "GET" as const }));
      const asked = { name: path, url: shop.url, connections, requests };
      await measure({ ...asked, duration: 1 });
      const before = cpuSeconds(shop.process.pid);
      const figures = await measure({ ...asked, duration });
      const each = ((cpuSeconds(shop.process.pid) - before) * 1_000) / (figures.served.rps * duration);
      rows.push({
        ...figures,
        rps: figures.served.rps,
        name: `${who} ${path} (${bytes} bytes, ${each.toFixed(2)} ms of processor)`,
      });
    };
    for (const path of forAll) await load(path, "visitor", visitor);
    for (const path of forAll) await load(path, "signed in", known);
    await load("/", "signed in, for the first time", signedIn);
    for (const path of personal) await load(path, "personal", signedIn);
    printTable(await measureFloor(most, { connections, duration }), rows);
    console.log(`resident: ${residentMegabytes(shop.process.pid).now.toFixed(0)} MB after the load`);
  });
}
