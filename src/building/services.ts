import type { Lang } from "#contract/texts/lang.ts";
import { wordsIn } from "#contract/words.ts";
import { modules } from "#modules";
import { createPasswordHashing } from "#modules/accounts/passwords/password-hashing.ts";
import { areGuestsAllowed } from "#modules/accounts/rules/guests-allowed.ts";
import { createAccountsService } from "#modules/accounts/service.ts";
import { createCartService } from "#modules/cart/service.ts";
import { payRulesOf } from "#modules/cash/rules/why-no-cash.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { sellsToBusinesses } from "#modules/invoices/rules/seller-of.ts";
import type { DevicesService } from "#modules/notifications/devices-service.ts";
import { createCheckout } from "#modules/orders/checkout.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import { waysToPay } from "#modules/orders/rules/ways-to-pay.ts";
import { returnRulesOf } from "#modules/returns/rules/return-rules-of.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import { logEvents } from "#platform/events/log-events.ts";
import { codeKeyOf } from "#platform/keys/derived-key.ts";
import type { Log } from "#platform/log.ts";
import type { Messengers } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { createUnsentMessages } from "#platform/outbox/unsent.ts";
import { createKeptPictures } from "#platform/pictures/kept-pictures.ts";
import { createPictureMaker } from "#platform/pictures/picture-maker.ts";
import type { SharedPictures } from "#platform/pictures/shared-pictures.ts";
import type { Settings } from "#platform/settings.ts";
import { createAskedCourier } from "#ports/couriers/asked-courier.ts";
import { chosenCourier } from "#ports/couriers/couriers.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import { read } from "#seed/read-seed.ts";
import { createGuestEdge } from "#server/auth/guest-edge.ts";
import { createPendingActions } from "#server/auth/pending-action.ts";
import { createSessionEdge } from "#server/auth/session.ts";
import type { ModuleServices, Shop } from "#server/shop.ts";
import {
  gatewayOf,
  googleOf,
  messageFolder,
  pictureFolder,
  returnPictureFolder,
  sharedPicturesOf,
} from "./adapters.ts";
import { isLive } from "./is-live.ts";
import { keptOfPeople } from "./kept-of-people.ts";
import { officeNeeds } from "./office-needs.ts";
import { smsTextsCsv } from "./sms-texts.ts";
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

/** Every service of the shop, each given the methods of others that it needs and no more. */
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
}: ServiceParts): Promise<Shop> {
  const shopName = (lang: Lang) => wordsIn(shopSettings.now().shop.name, lang);
  const { publicUrl } = settings;
  const https = publicUrl.startsWith("https:");
  const accounts = createAccountsService({
    db,
    clock,
    outbox,
    log,
    hashing: createPasswordHashing(),
    shopName,
    publicUrl,
    codeKey: codeKeyOf(linkKey),
    mailPerHour: settings.MAIL_PER_HOUR,
    smsPerDay: settings.SMS_PER_DAY,
    smsCountries: settings.SMS_COUNTRIES,
    asksForFactor: () => shopSettings.now().staff.secondFactor === "always" || isLive(settings),
    guestDays: () => shopSettings.now().guests.days,
    ...keptOfPeople({
      others: () => ({
        cart,
        orders,
        payments,
        invoices,
        modules: services,
        keptPictures,
        consents: accounts.consents,
      }),
      messageFolder: messageFolder(settings),
    }),
  });
  const catalogue = createCatalogueService({
    db,
    clock,
    rate: settings.RUPEES_PER_UNIT,
    synonyms: read("synonyms", {}),
    learns: settings.SEARCH_LEARNS,
    at,
    failed: (err) => log.error({ err }, "goods were passed by in bulk work"),
  });
  await catalogue.prepare();
  const orders = createOrdersService({ db, clock, promised: (to) => services.delivery.promisedAt(to) });
  const opened = chosenCourier(settings)?.open(settings, clock);
  const courier = opened && createAskedCourier({ courier: opened, clock, log });
  // Each module gives what it declares in ModuleServices.
  const services = {} as ModuleServices;
  const parts = {
    ...{ db, clock, log, outbox, settings, shopSettings, shopName, publicUrl, linkKey },
    ...{ accounts, catalogue, orders, services },
    ...{ messengers, courier, devices, pdfPrinter, gateway: await gatewayOf(settings, linkKey, clock) },
  };
  for (const one of modules) Object.assign(services, one.services?.(parts));
  const version = await shopSettings.catchUp();
  await Promise.all(modules.map((one) => one.followSettings?.(services, version)));
  const { pricing, delivery, payments, invoices } = services;
  const cart = createCartService({
    db,
    clock,
    catalogue,
    rate: settings.RUPEES_PER_UNIT,
    pricing,
    promoCodes: services.promoCodes,
    heldFor: orders.heldFor,
  });
  db.events.onEvery(logEvents(log));
  const keptPictures = createKeptPictures({
    folder: returnPictureFolder(settings),
    shared: sharedPicturesOf(settings, log, {
      folder: returnPictureFolder(settings),
      under: "return-pictures",
    }),
    loose: services.returns.loose,
  });
  const checkout = createCheckout({
    db,
    clock,
    log,
    outbox,
    orders,
    payments,
    invoices,
    returns: services.returns,
    returnRules: () => returnRulesOf(shopSettings.now()),
    stores: services.stores.openStores,
    catalogue,
    cart,
    pricing,
    promoCodes: services.promoCodes,
    accounts,
    rate: settings.RUPEES_PER_UNIT,
    payRules: () => payRulesOf(shopSettings.now()),
    cash: services.cash,
    sms: { perDay: settings.SMS_PER_DAY, countries: settings.SMS_COUNTRIES },
    mailPerHour: settings.MAIL_PER_HOUR,
    linkMs: () => shopSettings.now().payments.linkHours * 3_600_000,
    linkKey,
    methods: () => waysToPay(shopSettings.now()),
    sellsToBusinesses: () => sellsToBusinesses(shopSettings.now()),
    ownGstin: () => shopSettings.now().seller.gstin,
    arrivesBy: delivery.arrivesBy,
    hearCourier: (pinCodes, address) => delivery.hearCourier(pinCodes, { grams: 0, address }),
    shopName,
    publicUrl,
    scriptUrl: gatewayNamed(settings.payments).scriptUrl(settings),
    takesMoney: takesMoney({ settings, shopSettings, db }),
    at,
  });
  const { carryOut } = createPendingActions({ shop: () => shop, log });
  const guests = createGuestEdge({
    accounts,
    log,
    https,
    isOpen: () => areGuestsAllowed(shopSettings.now()),
  });
  const session = createSessionEdge({ accounts, https, carryOut, guests });
  const google = googleOf(settings);
  const unsent = createUnsentMessages({ db, clock });
  const shop: Shop = {
    shopSettings,
    accounts,
    catalogue,
    cart,
    pictures: createPictureMaker({ folder: pictureFolder(settings), shared: sharedPictures }),
    keptPictures,
    session,
    guests,
    google,
    checkout,
    consents: accounts.consents,
    ...services,
    smsTexts: smsTextsCsv,
    unsent,
    needs: officeNeeds({ shopSettings, services, checkout, catalogue, unsent }),
  };
  return shop;
}
