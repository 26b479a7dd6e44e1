import type { ParcelState } from "#contract/order-view.ts";
import type { Parcel } from "#shop/orders/parcels-service.ts";

/** The parcel that is named, or the last one that fits. */
export function parcelAt(
  parcels: readonly Parcel[],
  position: number | undefined,
  states: readonly ParcelState[],
): Parcel | undefined {
  return parcels.findLast(
    (parcel) => states.includes(parcel.state) && (position === undefined || parcel.position === position),
  );
}
