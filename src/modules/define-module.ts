import type { Lang } from "#contract/texts/lang.ts";
import type { AccountsService } from "#modules/accounts/service.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import type { OrdersService } from "#modules/orders/records/orders-service.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import type { Log } from "#platform/log.ts";
import type { Messengers } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { Settings } from "#platform/settings.ts";
import type { AskedCourier } from "#ports/couriers/asked-courier.ts";
import type { PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import type { BoundEndpoint } from "#server/handlers/handler.ts";
import type { LinkPage } from "#server/links/link-page.ts";
import type { ModuleServices, Shop } from "#server/shop.ts";
import type { DevicesService } from "./notifications/devices-service.ts";

/** What a module brings to the server. Every list that names modules is made of these. */
export interface Module {
  readonly name: string;
  /** What each of its endpoints does. */
  readonly handlers: readonly BoundEndpoint[];
  /** Its part of `ModuleServices`, which it declares. */
  readonly services?: (parts: ModuleParts) => Partial<ModuleServices>;
  /** Its pages behind signed links; how they are drawn is told by its browser's half. */
  readonly linkPages?: readonly LinkPage[];
  /** Reads anew what it keeps in memory of tables that change with the settings: at the start, and at each new version. */
  readonly followSettings?: (services: ModuleServices, version: number) => Promise<void>;
  /** What it does by itself. */
  readonly jobs?: (shop: Shop) => readonly Job[];
  readonly personalData?: (shop: ModuleServices) => PersonalData;
  /** What waits for the staff, each counted. */
  readonly needs?: (services: ModuleServices, shopSettings: SettingsService) => Shop["needs"];
  /** What it sends by SMS, with `varies` where something stands that changes: these are registered with the operators. */
  readonly smsTexts?: (lang: Lang, varies: string) => Readonly<Record<string, string>>;
}

/** What services are made of. */
export interface ModuleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly shopSettings: SettingsService;
  readonly messengers: Messengers;
  /** Absent where the shop has no account with one. */
  readonly courier: AskedCourier | undefined;
  readonly gateway: PaymentGateway;
  readonly pdfPrinter: PdfPrinter;
  /** Browsers of the staff that take messages. */
  readonly devices: DevicesService;
  /** Of the modules themselves: complete once each has given its own, so to be asked later. */
  readonly services: ModuleServices;
  /** Of what has not moved to a module of its own. */
  readonly accounts: AccountsService;
  readonly catalogue: CatalogueService;
  readonly orders: OrdersService;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  /** What links that need no sign-in are signed with. */
  readonly linkKey: string;
}

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** What it keeps of a person: given out, and let go of. */
export interface PersonalData {
  /** The name that it is given out under, where that is not the module's. */
  readonly under?: string;
  readonly exportOf: (q: Reads, person: Person) => Promise<unknown>;
  readonly forget: (tx: Tx, person: Person) => Promise<void>;
}

interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export function defineModule(module: Module): Module {
  return module;
}
