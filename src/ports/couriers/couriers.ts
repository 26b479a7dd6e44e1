import type { Clock } from "#platform/clock.ts";
import type { BookableCourier } from "./courier.ts";
import type { CourierAdapter } from "./courier-adapter.ts";
import { delhivery } from "./delhivery/adapter.ts";
import { shiprocket } from "./shiprocket/adapter.ts";

/** Every courier; the first that has its keys narrows the owner's table. Shiprocket knows the days. */
export const couriers: readonly CourierAdapter[] = [shiprocket, delhivery];

export function chosenCourier(settings: Readonly<Record<string, unknown>>): CourierAdapter | undefined {
  return couriers.find((one) => hasKeys(one, settings));
}

/** All that take bookings, each by itself: the cheapest of them is to be found. */
export function bookableCouriers(
  settings: Readonly<Record<string, unknown>>,
  clock: Clock,
): readonly BookableCourier[] {
  return couriers
    .filter((one) => hasKeys(one, settings))
    .map((one) => one.open(settings, clock))
    .filter((one): one is BookableCourier => one.booking !== undefined);
}

function hasKeys({ keys }: CourierAdapter, settings: Readonly<Record<string, unknown>>): boolean {
  return keys.every((name) => settings[name] !== undefined);
}
