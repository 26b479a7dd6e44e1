import { createHash } from "node:crypto";
import type { MachineFacts } from "#contract/set-up-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Carriers } from "#platform/outbox/message.ts";
import type { Settings } from "#platform/settings.ts";
import { hasDemo, sellsOwn } from "#seed/demo-facts.ts";
import { emptyDemo } from "#seed/empty-demo.ts";
import type { AccountsService } from "#shop/accounts/accounts-service.ts";
import { tryRazorpay } from "#shop/payments/gateways/try-razorpay.ts";
import type { PaymentsService } from "#shop/payments/payments-service.ts";
import { createPromisesService } from "#shop/set-up/promises-service.ts";
import { createSetUpService, type SetUpService } from "#shop/set-up/set-up-service.ts";
import { forgetDemoLinks } from "#shop/settings/forget-demo-links.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";
import type { ToldService } from "#shop/told/told-service.ts";
import { hasLiveKeys } from "./has-live-keys.ts";

export interface SetUpOf {
  readonly settings: Settings;
  readonly shopSettings: SettingsService;
  readonly db: Database;
  readonly clock: Clock;
  readonly carriers: Carriers;
  readonly payments: Pick<PaymentsService, "trial">;
  readonly told: Pick<ToldService, "isChosen">;
  readonly accounts: Pick<AccountsService, "ownersHaveTwoWays">;
}

export function setUpOf({
  settings,
  shopSettings,
  db,
  clock,
  carriers,
  payments,
  told,
  accounts,
}: SetUpOf): SetUpService {
  const { RAZORPAY_KEY_ID: keyId = "", RAZORPAY_KEY_SECRET: keySecret = "" } = settings;
  const empty = async (by: string) => {
    const emptied = await emptyDemo(db, { now: clock.now(), by });
    await forgetDemoLinks(shopSettings, by);
    return emptied;
  };
  return createSetUpService({
    db,
    clock,
    settings: async () => {
      await shopSettings.catchUp();
      return shopSettings.now();
    },
    machine: machineFacts(settings),
    mail: carriers.mail,
    mailMark: markOf(settings),
    tryGateway: () => tryRazorpay({ keyId, keySecret, apiUrl: settings.RAZORPAY_API_URL }),
    trial: payments.trial,
    sellsOwn: () => sellsOwn(db),
    toldChosen: told.isChosen,
    ownersHaveTwoWays: accounts.ownersHaveTwoWays,
    promises: createPromisesService(shopSettings),
    demo: { isThere: () => hasDemo(db), empty },
  });
}

function machineFacts(settings: Settings): MachineFacts {
  return {
    publicUrl: settings.publicUrl,
    payments: settings.payments === "mock" ? "mock" : hasLiveKeys(settings) ? "live" : "test",
    hearsGateway: Boolean(settings.RAZORPAY_WEBHOOK_SECRET),
    mail: settings.SMTP_URL ? "server" : "files",
  };
}

/** A letter that went by one server says nothing of another. */
function markOf({ SMTP_URL = "", MAIL_FROM }: Settings): number {
  const hash = createHash("sha256").update(`${SMTP_URL} ${MAIL_FROM?.address ?? ""}`);
  return hash.digest().readUIntBE(0, 6);
}
