import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { BookableCourier } from "#ports/couriers/courier.ts";
import type { ModuleServices } from "#server/shop-services.ts";

export interface ParcelParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Those that take bookings. */
  readonly couriers: readonly BookableCourier[];
  readonly settings: () => Pick<ShopSettings, "parcels" | "seller" | "contact" | "delivery">;
  /** To be asked once all modules have given theirs. */
  readonly services: Pick<ModuleServices, "orders" | "checkout" | "catalogue" | "cash">;
  /** Named points, for tests that end the process there. */
  readonly at: (point: string) => void;
}

export type OfficeOrder = NonNullable<Awaited<ReturnType<ModuleServices["checkout"]["orderLists"]["show"]>>>;
