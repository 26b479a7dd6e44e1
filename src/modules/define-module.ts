import type { z } from "zod";
import type { Reason } from "#contract/failures.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { OrdersService } from "#modules/orders/records/orders-service.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import type { Log } from "#platform/log.ts";
import type { Messengers } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { Settings } from "#platform/settings.ts";
import type { CachedCourier } from "#ports/couriers/cached-courier.ts";
import type { DeliveryOption } from "#ports/delivery-options/delivery-option.ts";
import type { PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import type { Promotion } from "#ports/promotions/promotion.ts";
import type { SearchEngine } from "#ports/search-engines/search-engine.ts";
import type { BoundEndpoint } from "#server/handlers/handler.ts";
import type { LinkPage } from "#server/links/link-page.ts";
import type { ModuleServices, ShopServices } from "#server/shop-services.ts";
import type { KeptOfPeople, Person } from "./accounts/account-parts.ts";
import type { DevicesService } from "./notifications/devices-service.ts";

/** What a module brings to the server. Every list that names modules is made of these. */
export interface Module {
  readonly name: string;
  /** What each of its endpoints does. */
  readonly handlers: readonly BoundEndpoint[];
  /** Its part of `ModuleServices`, which it declares. */
  readonly services?: (parts: ModuleParts) => Partial<ModuleServices> | Promise<Partial<ModuleServices>>;
  /** Its pages behind signed links; how they are drawn is told by its browser's half. */
  readonly linkPages?: readonly LinkPage[];
  /** Reads anew what it keeps in memory of tables that change with the settings: at the start, and whenever those are invalidated. */
  readonly followSettings?: (services: ModuleServices) => Promise<void>;
  /** Its kinds of promotion. Of two that know a code, the one that comes first in the list of modules answers. */
  readonly promotions?: (services: ModuleServices) => readonly Promotion[];
  /** Its ways to bring goods. */
  readonly deliveryOptions?: (services: ModuleServices) => readonly DeliveryOption[];
  /** What finds goods in place of the shop's own search. */
  readonly searchEngine?: (parts: Pick<ModuleParts, "db" | "settings" | "clock" | "log">) => SearchEngine;
  /** What a refusal brings along, by its reason; of what nobody describes, nothing is said. */
  readonly refusalData?: Partial<Readonly<Record<Reason, z.ZodType>>>;
  /** What it does by itself. */
  readonly jobs?: (shop: ShopServices, settings: Settings) => readonly Job[];
  readonly personalData?: (shop: ModuleServices) => PersonalData;
  /** What waits for the staff, each counted. */
  readonly needs?: (services: ModuleServices, shopSettings: SettingsService) => ShopServices["needs"];
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
  readonly courier: CachedCourier | undefined;
  readonly gateway: PaymentGateway;
  /** Those of all modules as one. */
  readonly promotions: Promotion;
  readonly deliveryOptions: () => readonly DeliveryOption[];
  /** Absent where no module brings one. */
  readonly searchEngine: SearchEngine | undefined;
  readonly pdfPrinter: PdfPrinter;
  /** Browsers of the staff that take messages. */
  readonly devices: DevicesService;
  /** Of the modules that stand before it in the list; of the others, to be asked once all have given theirs. */
  readonly services: ModuleServices;
  /** The records of orders, which nearly every module reads. */
  readonly orders: OrdersService;
  /** What all modules keep of a person. */
  readonly kept: KeptOfPeople;
  /** Whether anybody can pay yet. */
  readonly takesMoney: () => Promise<boolean>;
  /** Others can reach the shop, and money moves or codes can be sent. */
  readonly isLive: boolean;
  /** Named points, for tests that end the process there. */
  readonly at: (point: string) => void;
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

/** What it keeps of a person: given out, each thing under its name, and let go of. */
export interface PersonalData {
  readonly exportOf: (q: Reads, person: Buyer) => Promise<Readonly<Record<string, unknown>>>;
  /** Pictures that lie outside of the database are named, and deleted once nothing can be undone. */
  readonly forget?: (tx: Tx, person: Person) => Promise<readonly string[]> | Promise<void>;
}

interface Buyer extends Person {
  readonly orderIds: readonly string[];
}

export function defineModule(module: Module): Module {
  return module;
}
