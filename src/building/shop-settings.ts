import type { SomeSettings } from "#modules/settings/read-settings.ts";
import { createSettingsService, type SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { hasLiveKeys } from "#ports/payment-gateways/has-live-keys.ts";

export interface SettingsParts {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** What the shop says of itself, read once and ready to be asked. */
export async function openShopSettings({ settings, ...parts }: SettingsParts): Promise<SettingsService> {
  const service = createSettingsService({
    ...parts,
    fallback: fallbackOf(settings),
    isReal: hasLiveKeys(settings),
  });
  await service.catchUp();
  return service;
}

/** What is the owner's, but may stand in the environment too: it holds until she says otherwise in the shop. */
function fallbackOf(settings: Settings): SomeSettings {
  const { SHOP_NAME, CASH_ON_DELIVERY, publicUrl } = settings;
  // A shop that takes money and has no name yet is called as it is found.
  const name = SHOP_NAME ?? (hasLiveKeys(settings) ? new URL(publicUrl).hostname : undefined);
  return {
    ...(name !== undefined && { shop: { name: { en: name.slice(0, 40), hi: "" } } }),
    ...(CASH_ON_DELIVERY !== undefined && { payments: { cash: CASH_ON_DELIVERY } }),
  };
}
