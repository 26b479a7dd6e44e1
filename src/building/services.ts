import { countedTo, mostCounted } from "#contract/format/counted.ts";
import { wordsIn } from "#contract/format/words.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { modules } from "#modules";
import { areGuestsAllowed } from "#modules/accounts/rules/guests-allowed.ts";
import type { ModuleParts } from "#modules/define-module.ts";
import type { DevicesService } from "#modules/notifications/devices-service.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import { logEvents } from "#platform/events/log-events.ts";
import type { Log } from "#platform/log.ts";
import type { Messengers } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { createUnsentMessages } from "#platform/outbox/unsent.ts";
import { createKeptPictures } from "#platform/pictures/kept-pictures.ts";
import { createPictureMaker } from "#platform/pictures/picture-maker.ts";
import type { SharedPictures } from "#platform/pictures/shared-pictures.ts";
import type { Settings } from "#platform/settings.ts";
import { createCachedCourier } from "#ports/couriers/cached-courier.ts";
import { chosenCourier } from "#ports/couriers/couriers.ts";
import { sendsMail, sendsSms } from "#ports/messengers/messengers.ts";
import { createPromotions } from "#ports/promotions/promotions.ts";
import { createGuestSessions } from "#server/auth/guest-sessions.ts";
import { createPendingActions } from "#server/auth/pending-action.ts";
import { createSessionCookies } from "#server/auth/session.ts";
import { isThisMachine } from "#server/http/metrics-access.ts";
import type { ModuleServices, ShopServices } from "#server/shop-services.ts";
import {
  gatewayOf,
  googleOf,
  messageFolder,
  pictureFolder,
  returnPictureFolder,
  sharedPicturesOf,
} from "./adapters.ts";
import { keptOfPeople } from "./kept-of-people.ts";
import { smsTexts, smsTextsCsv } from "./sms-texts.ts";
import { takesMoney } from "./takes-money.ts";

export interface ServiceParts {
  readonly shopSettings: SettingsService;
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly messengers: Messengers;
  readonly outbox: Outbox;
  readonly pdfPrinter: PdfPrinter;
  readonly devices: DevicesService;
  readonly linkKey: string;
  readonly sharedPictures: SharedPictures | undefined;
  readonly at: (point: string) => void;
}

/** Every service of the shop: each module makes its own, in the order of the list. */
export async function buildServices({
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
  at,
}: ServiceParts): Promise<ShopServices> {
  const shopName = (lang: Lang) => wordsIn(shopSettings.now().shop.name, lang);
  const { publicUrl } = settings;
  const https = publicUrl.startsWith("https:");
  // Each module gives what it declares in ModuleServices.
  const services = {} as ModuleServices;
  const orders = createOrdersService({ db, clock, promised: (to) => services.delivery.promisedAt(to) });
  const opened = chosenCourier(settings)?.open(settings, clock);
  const kept = keptOfPeople({
    services,
    orders,
    keptPictures: () => keptPictures,
    messageFolder: messageFolder(settings),
  });
  const parts: ModuleParts = {
    ...{ db, clock, log, outbox, settings, shopSettings, shopName, publicUrl, linkKey, at },
    ...{ services, orders, kept, messengers, devices, pdfPrinter },
    courier: opened && createCachedCourier({ courier: opened, clock, log }),
    gateway: await gatewayOf(settings, linkKey, clock),
    promotions: createPromotions(() => modules.flatMap((one) => one.promotions?.(services) ?? [])),
    deliveryOptions: () => modules.flatMap((one) => one.deliveryOptions?.(services) ?? []),
    searchEngine: modules.find((one) => one.searchEngine)?.searchEngine?.({ db, settings, clock, log }),
    takesMoney: takesMoney({ settings, shopSettings, db }),
    isLive: isLive(settings),
  };
  for (const one of modules) Object.assign(services, await one.services?.(parts));
  await Promise.all(modules.map((one) => one.followSettings?.(services)));
  db.events.onEvery(logEvents(log));
  const keptPictures = createKeptPictures({
    folder: returnPictureFolder(settings),
    shared: sharedPicturesOf(settings, log, {
      folder: returnPictureFolder(settings),
      under: "return-pictures",
    }),
    loose: services.returns.loose,
  });
  const { accounts } = services;
  const { carryOut } = createPendingActions({ shop: () => shop, log });
  const guests = createGuestSessions({
    accounts,
    log,
    https,
    isOpen: () => areGuestsAllowed(shopSettings.now()),
  });
  const session = createSessionCookies({ accounts, https, carryOut, guests });
  const google = googleOf(settings);
  const unsent = createUnsentMessages({ db, clock });
  const shop: ShopServices = {
    ...services,
    clock,
    shopSettings,
    pictures: createPictureMaker({ folder: pictureFolder(settings), shared: sharedPictures }),
    keptPictures,
    session,
    guests,
    google,
    smsTexts: smsTextsCsv,
    smsTextList: smsTexts,
    unsent,
    needs: officeNeeds({ shopSettings, services, unsent }),
  };
  return shop;
}

/** Others can reach the shop, and money moves or codes can be sent: from here on a password alone opens no back office. */
function isLive(settings: Settings): boolean {
  const { publicUrl, payments } = settings;
  return !isThisMachine(publicUrl) && (payments !== "mock" || sendsMail(settings) || sendsSms(settings));
}

type Parts = Pick<ShopServices, "shopSettings" | "unsent"> & {
  readonly services: ModuleServices;
};

/** What waits for the staff, each counted by who keeps it. */
function officeNeeds({ shopSettings, services, unsent }: Parts): ShopServices["needs"] {
  return [
    async () => ({ closed: { count: shopSettings.now().pause.isClosed ? 1 : 0, isMore: false } }),
    ...modules.flatMap(({ needs }) => needs?.(services, shopSettings) ?? []),
    async () => ({ unsent: countedTo(mostCounted, await unsent.countGivenUp(mostCounted + 1)) }),
  ];
}
