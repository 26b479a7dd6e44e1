import { createPromisesService } from "#modules/set-up/promises-service.ts";
import { mayTakeMoney } from "#modules/set-up/rules/set-up-steps.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { readValue, setValue } from "#platform/database/key-values.ts";
import type { Settings } from "#platform/settings.ts";
import { hasLiveKeys } from "#ports/payment-gateways/has-live-keys.ts";

interface Parts {
  readonly settings: Settings;
  readonly shopSettings: SettingsService;
  readonly db: Database;
}

/** For whoever starts it: why nobody can pay, or what shoppers do not see. */
export async function notLookedAt(parts: Parts): Promise<string | undefined> {
  if (!hasLiveKeys(parts.settings)) return undefined;
  const open = await createPromisesService(parts.shopSettings).countOpen();
  if (!(await takesMoney(parts)()))
    return `Nobody can pay yet: seller, contact, grievance officer and promises are to be looked at first (Set-up in the back office; ${open} promises are open).`;
  return open > 0
    ? `${open} promises of the shop are not looked at, and shoppers do not see them (Set-up in the back office).`
    : undefined;
}

const openedKey = "took_money";

/** Whether the shop takes real money yet. Once it did, only its owner closes it. */
export function takesMoney({ settings, shopSettings, db }: Parts): () => Promise<boolean> {
  let isOpen = !hasLiveKeys(settings);
  return async () => {
    if (isOpen) return true;
    isOpen = (await readValue(db.read, openedKey)) === 1;
    if (isOpen) return true;
    await shopSettings.catchUp();
    const openPromises = await createPromisesService(shopSettings).countOpen();
    isOpen = mayTakeMoney({ settings: shopSettings.now(), openPromises });
    if (isOpen) await db.write((tx) => setValue(tx, openedKey, 1));
    return isOpen;
  };
}
