import { modules } from "#modules";
import { type SettingsService, settingsKey } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { everything, followInvalidations } from "#platform/invalidation/invalidations.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { ShopServices } from "#server/shop-services.ts";

/** What other processes have changed is forgotten here: first by the services that keep it in memory, then by the page cache. */
export function followChanges({
  db,
  shop,
  shopSettings,
  cache,
}: {
  db: Pick<Database, "replicas" | "watch">;
  shop: ShopServices;
  shopSettings: SettingsService;
  cache: PageCache;
}): () => Promise<void> {
  let shown = shopSettings.now();
  return followInvalidations(db, async (keys) => {
    const isOfSettings = keys.has(settingsKey);
    await Promise.all([
      db.replicas.keepUp(),
      shop.catalogue.forget(keys),
      (isOfSettings || keys.has(everything)) && readSettings(),
    ]);
    const now = shopSettings.now();
    if (isOfSettings || now !== shown) cache.clear();
    else cache.invalidate(keys);
    shown = now;
  });

  async function readSettings(): Promise<void> {
    await Promise.all([shopSettings.catchUp(), ...modules.map((one) => one.followSettings?.(shop))]);
  }
}
