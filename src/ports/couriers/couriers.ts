import type { CourierAdapter } from "./courier-adapter.ts";
import { delhivery } from "./delhivery/adapter.ts";
import { shiprocket } from "./shiprocket/adapter.ts";

/** Every courier; the first that has its keys narrows the owner's table. Shiprocket knows the days. */
export const couriers: readonly CourierAdapter[] = [shiprocket, delhivery];

export function chosenCourier(settings: Readonly<Record<string, unknown>>): CourierAdapter | undefined {
  return couriers.find(({ keys }) => keys.every((name) => settings[name] !== undefined));
}
