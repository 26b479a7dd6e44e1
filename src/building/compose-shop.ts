import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { createPdfPrinter } from "#platform/documents/pdf-printer.ts";
import { readLinkKey } from "#platform/keys/link-key.ts";
import type { Log } from "#platform/log.ts";
import { createOutbox, type Outbox } from "#platform/outbox/outbox.ts";
import type { SharedPictures } from "#platform/pictures/shared-pictures.ts";
import type { Settings } from "#platform/settings.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { devicesFor, messengersOf, sharedPicturesOf } from "./adapters.ts";
import { buildServices } from "./services.ts";
import { openShopSettings } from "./shop-settings.ts";

export interface ComposedShop {
  readonly shop: ShopServices;
  readonly shopSettings: SettingsService;
  readonly outbox: Outbox;
  readonly sharedPictures: SharedPictures | undefined;
  /** Resolves when nothing of it is under way; the database is still open. */
  stop(): Promise<void>;
}

/**
 * The composition root of the shop: all services over prepared data, without a server and without jobs. main.ts serves
 * it, a command calls it.
 */
export async function composeShop({
  settings,
  db,
  clock,
  log,
  at = () => {},
}: {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Named points of checkout, for tests that end the process there. */
  readonly at?: (point: string) => void;
}): Promise<ComposedShop> {
  const shopSettings = await openShopSettings({ settings, db, clock, log });
  const linkKey = await readLinkKey(db, settings);
  const devices = devicesFor(settings, { db, clock, linkKey });
  const messengers = messengersOf(settings, shopSettings, { devices, db, clock, log });
  const outbox = createOutbox({ db, clock, messengers, log });
  const pdfPrinter = createPdfPrinter();
  const sharedPictures = sharedPicturesOf(settings, log);
  const parts = {
    settings,
    shopSettings,
    db,
    clock,
    log,
    messengers,
    outbox,
    pdfPrinter,
    devices,
    linkKey,
    sharedPictures,
  };
  const shop = await buildServices({ ...parts, at });
  return {
    shop,
    shopSettings,
    outbox,
    sharedPictures,
    async stop() {
      await shop.accounts.settled();
      await pdfPrinter.stop();
    },
  };
}
