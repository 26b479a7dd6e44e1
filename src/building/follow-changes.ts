import { modules } from "#modules";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { followInvalidations } from "#platform/invalidation/invalidations.ts";
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
}) {
  const { keepUp } = db.replicas;
  return {
    invalidations: followInvalidations(db, async (keys) => {
      await Promise.all([keepUp(), shop.catalogue.forget(keys)]);
      cache.invalidate(keys);
    }),
    settings: followVersion(
      async () => {
        const version = await shopSettings.catchUp();
        await Promise.all(modules.map((one) => one.followSettings?.(shop, version)));
        return version;
      },
      () => keepUp().then(cache.clear),
    ),
  };
}

/** Asks which version of the settings is true now; whatever was kept of another one goes. */
function followVersion(read: () => Promise<number>, forget: () => void | Promise<void>): () => Promise<void> {
  let known: number | undefined;
  return async () => {
    const version = await read();
    if (known !== version) await forget();
    known = version;
  };
}
