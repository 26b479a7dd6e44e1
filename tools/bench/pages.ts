import { startShopProcess } from "#support/shop-process.ts";
import { type Measured, measure, measureFloor, printTable } from "../load/measure.ts";

const paths = ["/", "/products", "/stores", "/api/products", "/api/products?search=kurta"];

/** Pages and calls for visitors, kept and served again, beside the floor of the largest; and what the process needs at rest. */
export async function run(): Promise<void> {
  const shop = await startShopProcess({ LOG_LEVEL: "error" });
  try {
    const headers = { "accept-encoding": "gzip" };
    const rows: Measured[] = [];
    let most = 0;
    for (const path of paths) {
      const answer = await fetch(shop.url + path, { headers: { "accept-encoding": "identity" } });
      if (!answer.ok) continue;
      const size = await fetch(shop.url + path, { headers, method: "HEAD" });
      const bytes = Number(size.headers.get("content-length"));
      most = Math.max(most, bytes);
      rows.push(await measure({ name: `${path} (${bytes} bytes)`, url: shop.url + path, headers }));
    }
    printTable(await measureFloor(most), rows);
    const figures = await (await fetch(`${shop.url}/metrics`)).text();
    console.log(
      `resident: ${Math.round(Number(/haat_resident_bytes (\d+)/.exec(figures)?.[1]) / 1e6)} MB after the load`,
    );
  } finally {
    await shop.stop();
  }
}
