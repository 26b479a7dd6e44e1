import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { fillShoppers, type Shopper } from "./shoppers.ts";

export interface Filled {
  readonly shop: ShopProcess;
  readonly shoppers: readonly Shopper[];
  readonly products: readonly string[];
}

/** A shop of its own with shoppers in it, who are signed in, for as long as the bench takes. */
export async function amongShoppers(count: number, bench: (filled: Filled) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error", DEMO_FULFILMENT: "0" });
  try {
    await bench({ shop, ...(await fillShoppers({ DATA_DIR: folder }, count)) });
    console.log(`the machine: ${cpus().length} cores, load average ${(loadavg()[0] ?? 0).toFixed(1)}`);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
