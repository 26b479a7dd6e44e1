import { setTimeout } from "node:timers/promises";
import { createSettingsService } from "#modules/settings/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { plainProduct } from "./buyers.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

export interface GuestShop extends ShopProcess {
  /** One without colours and sizes. */
  readonly productId: string;
}

/** A shop as its owner runs it, in which one may buy without an account. */
export async function startGuestShop(env: Record<string, string> = {}): Promise<GuestShop> {
  const shop = await startShopProcess(env);
  return { ...shop, productId: await admitGuests(shop) };
}

/** While it runs; gives a product without colours and sizes. */
export async function admitGuests({ folder, url }: Pick<ShopProcess, "folder" | "url">): Promise<string> {
  const db = openDatabase({ DATA_DIR: folder });
  const clock = { now: () => Date.now() };
  const settings = createSettingsService({ db, clock, log: createLog("silent") });
  await settings.change("guests", { seen: 0, fields: { allowed: "yes" }, by: "owner" });
  const productId = await plainProduct(db);
  await db.close();
  // The shop hears what the owner says within half a second.
  for (let tries = 0; !(await fetch(`${url}/api/cart`)).ok; tries++) {
    if (tries === 100) throw new Error("The shop lets no guests in.");
    await setTimeout(100);
  }
  return productId;
}
