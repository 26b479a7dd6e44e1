import { startShopProcess } from "#support/shop-process.ts";
import { type Measured, measure, measureFloor, printTable } from "../load/measure.ts";

/** Pages for visitors, kept and served again, beside the floor of the same size; and what the process needs at rest. */
export async function run(): Promise<void> {
  const shop = await startShopProcess({ LOG_LEVEL: "error" });
  try {
    const headers = { "accept-encoding": "gzip" };
    const rows: Measured[] = [];
    let bytes = 0;
    for (const path of ["/", "/products", "/stores"]) {
      const answer = await fetch(shop.url + path, { headers: { "accept-encoding": "identity" } });
      if (!answer.ok) continue;
      bytes = Number(
        (await fetch(shop.url + path, { headers, method: "HEAD" })).headers.get("content-length"),
      );
      rows.push(await measure({ name: `${path} (${bytes} bytes)`, url: shop.url + path, headers }));
    }
    printTable(await measureFloor(bytes), rows);
    const figures = await (await fetch(`${shop.url}/metrics`)).text();
    console.log(
      `resident: ${Math.round(Number(/haat_resident_bytes (\d+)/.exec(figures)?.[1]) / 1e6)} MB after the load`,
    );
  } finally {
    await shop.stop();
  }
}
