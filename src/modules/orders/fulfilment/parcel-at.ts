import type { ParcelState } from "../order-view.ts";
import type { Parcel } from "../records/parcels-service.ts";

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
