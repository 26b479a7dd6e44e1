import { createHash } from "node:crypto";
import type { MachineFacts } from "#contract/set-up-view.ts";
import type { NotificationsService } from "#modules/notifications/service.ts";
import type { PaymentsService } from "#modules/payments/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Messengers } from "#platform/outbox/message.ts";
import { isSet, type Settings } from "#platform/settings.ts";
import { chosenMessenger, mailMessengers, sendsMail } from "#ports/messengers/messengers.ts";
import type { GatewayAdapter } from "#ports/payment-gateways/gateway-adapter.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import { hasDemo, sellsOwn } from "#seed/demo-facts.ts";
import { emptyDemo } from "#seed/empty-demo.ts";
import type { AccountsService } from "#shop/accounts/accounts-service.ts";
import { createPromisesService } from "#shop/set-up/promises-service.ts";
import { createSetUpService, type SetUpService } from "#shop/set-up/set-up-service.ts";
import { forgetDemoLinks } from "#shop/settings/forget-demo-links.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";
import { hasLiveKeys } from "./has-live-keys.ts";

export interface SetUpOf {
  readonly settings: Settings;
  readonly shopSettings: SettingsService;
  readonly db: Database;
  readonly clock: Clock;
  readonly messengers: Messengers;
  readonly payments: Pick<PaymentsService, "trial">;
  readonly told: Pick<NotificationsService, "isChosen">;
  readonly accounts: Pick<AccountsService, "ownersHaveTwoWays">;
}

export function setUpOf({
  settings,
  shopSettings,
  db,
  clock,
  messengers,
  payments,
  told,
  accounts,
}: SetUpOf): SetUpService {
  const gateway = gatewayNamed(settings.payments);
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
    machine: machineFacts(settings, gateway),
    mail: messengers.mail,
    mailMark: markOf(settings),
    tryGateway: () => gateway.tryKeys(settings),
    trial: payments.trial,
    sellsOwn: () => sellsOwn(db),
    notificationsChosen: told.isChosen,
    ownersHaveTwoWays: accounts.ownersHaveTwoWays,
    promises: createPromisesService(shopSettings),
    demo: { isThere: () => hasDemo(db), empty },
  });
}

function machineFacts(settings: Settings, { name, webhook }: GatewayAdapter): MachineFacts {
  return {
    publicUrl: settings.publicUrl,
    gateway: name,
    payments: name === "mock" ? "mock" : hasLiveKeys(settings) ? "live" : "test",
    hearsGateway: webhook !== undefined && isSet(settings, webhook.secret),
    mail: sendsMail(settings) ? "server" : "files",
  };
}

/** A letter that went by one server says nothing of another. */
function markOf(settings: Settings): number {
  const { keys = [] } = chosenMessenger(mailMessengers, settings) ?? {};
  const given: Readonly<Record<string, unknown>> = settings;
  const way = keys.map((name) => given[name]).join(" ");
  const hash = createHash("sha256").update(`${way} ${settings.MAIL_FROM?.address ?? ""}`);
  return hash.digest().readUIntBE(0, 6);
}
