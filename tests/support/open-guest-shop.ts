import { onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "./buyers.ts";
import type { OpenFresh } from "./engines.ts";
import { letGuestsIn } from "./let-guests-in.ts";
import { openShop } from "./running-shop.ts";

/** A shop in which one may buy without an account; it closes with the test that opened it. */
export async function openGuestShop(
  openFresh: OpenFresh,
  options?: Parameters<typeof openShop>[1],
  guests?: object,
) {
  const { settings } = await openFresh({ demo: true });
  await letGuestsIn(settings, guests);
  const shop = await openShop(settings, options);
  const db = openDatabase(settings);
  onTestFinished(async () => {
    await shop.stop();
    await db.close();
  });
  return { settings, shop, db, productId: await plainProduct(db) };
}
