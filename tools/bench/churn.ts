import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bumpVersion } from "#modules/catalogue/storage/version-repository.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { type Measured, measure, measureFloor } from "../load/measure.ts";

const betweenChangesMs = 500;
const addresses = 84;

/** npm run bench -- churn: visitors' pages while nothing changes, and with two changes of the catalogue a second. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-churn-"));
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const db = openDatabase({ DATA_DIR: folder });
  try {
    const changed = await shownProducts(shop.url);
    const requests = visitorsPaths(changed);
    const load = { url: shop.url, duration: 8, requests };
    await measure({ ...load, name: "warming", duration: 4 });
    const floor = await measureFloor(15_000, { duration: 4 });
    const calm = await measure({ ...load, name: "calm" });
    let isRunning = true;
    let changes = 0;
    const changing = (async () => {
      for (; isRunning; changes++) {
        const id = changed[changes % changed.length] ?? "";
        await db.write(async (tx) => {
          await tx
            .updateTable("products")
            .set({ title: `Changed ${changes}` })
            .where("id", "=", id)
            .execute();
          await bumpVersion(tx);
        });
        await wait(betweenChangesMs);
      }
    })();
    const churned = await measure({ ...load, name: "churned" });
    isRunning = false;
    await changing;
    say("nothing changes", calm, floor);
    say(`${changes} changes`, churned, floor);
    console.log(`with changes: ${(churned.rps / calm.rps).toFixed(2)} of what it is without`);
  } finally {
    await db.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Home, listings, products and the data of each: what visitors walk through. */
function visitorsPaths(products: readonly string[]) {
  const pages = ["/products", "/stores", "/flash-sale", ...products.map((id) => `/product/${id}`)];
  const all = ["/", "/_.data", ...pages, ...pages.map((path) => `${path}.data`)];
  const headers = { "accept-encoding": "br" };
  return all.map((path) => ({ method: "GET" as const, path, headers }));
}

async function shownProducts(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?limit=${addresses / 2 - 4}`);
  const { products } = (await answer.json()) as { products: readonly { id: string }[] };
  return products.map(({ id }) => id);
}

function say(name: string, { rps, p99, bad }: Measured, floor: Measured): void {
  console.log(
    `${name}: ${rps.toFixed(0)}/s, ${(rps / floor.rps).toFixed(3)} of the floor, p99 ${p99} ms, ${bad} bad`,
  );
}
