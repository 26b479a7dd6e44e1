import { createHash } from "node:crypto";
import { forgetDemoLinks } from "#modules/settings/public/forget-demo-links.ts";
import { isSet, type Settings } from "#platform/settings.ts";
import { chosenMessenger, mailMessengers, sendsMail } from "#ports/messengers/messengers.ts";
import type { GatewayAdapter } from "#ports/payment-gateways/gateway-adapter.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import { hasLiveKeys } from "#ports/payment-gateways/has-live-keys.ts";
import { hasDemo, sellsOwn } from "#seed/demo-products.ts";
import { emptyDemo } from "#seed/empty-demo.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { setUpEndpoints } from "./endpoints.ts";
import { setUpHandlers } from "./handlers.ts";
import { createPromisesService } from "./promises-service.ts";
import { createSetUpService, type SetUpService } from "./service.ts";
import type { MachineEnvironment } from "./views.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly setUp: SetUpService;
  }
}

/** What is left to do before the shop is one, and what it promises until its owner has looked at it. */
export const setUp = defineModule({
  name: "set-up",
  handlers: bindHandlers(setUpEndpoints, setUpHandlers),
  services({ db, clock, settings, shopSettings, messengers, services }) {
    const gateway = gatewayNamed(settings.payments);
    return {
      setUp: createSetUpService({
        db,
        clock,
        settings: async () => {
          await shopSettings.catchUp();
          return shopSettings.now();
        },
        machine: machineEnvironment(settings, gateway),
        mail: messengers.mail,
        mailFingerprint: mailFingerprintOf(settings),
        tryGateway: () => gateway.tryKeys(settings),
        trial: () => services.payments.trial,
        sellsOwn: () => sellsOwn(db),
        notificationsChosen: () => services.notifications.isChosen(),
        ownersHaveTwoWays: services.accounts.ownersHaveTwoWays,
        promises: createPromisesService(shopSettings),
        isOwnFile: !settings.DATABASE_URL,
        demo: {
          isThere: () => hasDemo(db),
          async empty(by) {
            const emptied = await emptyDemo(db, { now: clock.now(), by });
            await forgetDemoLinks(shopSettings, by);
            return emptied;
          },
        },
      }),
    };
  },
  needs: ({ setUp }) => [
    async () => ({ promises: { count: await setUp.unseenPromises(), isMore: false } }),
    async () => ({ backup: { count: (await setUp.isBackupLate()) ? 1 : 0, isMore: false } }),
    async () => ({ setUp: { count: await setUp.stepsLeft(), isMore: false } }),
  ],
});

function machineEnvironment(settings: Settings, { name, webhook }: GatewayAdapter): MachineEnvironment {
  return {
    publicUrl: settings.publicUrl,
    gateway: name,
    payments: name === "mock" ? "mock" : hasLiveKeys(settings) ? "live" : "test",
    hearsGateway: webhook !== undefined && isSet(settings, webhook.secret),
    mail: sendsMail(settings) ? "server" : "files",
  };
}

/** A letter that went by one server says nothing of another. */
function mailFingerprintOf(settings: Settings): number {
  const { keys = [] } = chosenMessenger(mailMessengers, settings) ?? {};
  const fields: Readonly<Record<string, unknown>> = settings;
  const way = keys.map((name) => fields[name]).join(" ");
  const hash = createHash("sha256").update(`${way} ${settings.MAIL_FROM?.address ?? ""}`);
  return hash.digest().readUIntBE(0, 6);
}
