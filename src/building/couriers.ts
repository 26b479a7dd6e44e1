import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { chosenCourier } from "#ports/couriers/couriers.ts";
import { type AskedCourier, createAskedCourier } from "#shop/delivery/asked-courier.ts";

/** Whose word narrows the owner's table. */
export function courierOf(settings: Settings, clock: Clock, log: Log): AskedCourier | undefined {
  const courier = chosenCourier(settings)?.open(settings, clock);
  return courier && createAskedCourier({ courier, clock, log });
}
