import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { type AskedCourier, createAskedCourier } from "#shop/delivery/asked-courier.ts";
import type { Courier } from "#shop/delivery/courier.ts";
import { delhivery } from "#shop/delivery/couriers/delhivery.ts";
import { shiprocket } from "#shop/delivery/couriers/shiprocket.ts";

/** Whose word narrows the owner's table; Shiprocket, which knows the days, comes first. */
export function courierOf(settings: Settings, clock: Clock, log: Log): AskedCourier | undefined {
  const courier = namedCourier(settings, clock);
  return courier && createAskedCourier({ courier, clock, log });
}

function namedCourier(settings: Settings, clock: Clock): Courier | undefined {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password, DELHIVERY_TOKEN: token } = settings;
  if (email && password) return shiprocket({ email, password, apiUrl: settings.SHIPROCKET_API_URL, clock });
  return token ? delhivery({ token, apiUrl: settings.DELHIVERY_API_URL }) : undefined;
}
