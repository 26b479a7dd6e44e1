export const bookingStates = [
  "asked",
  "refused",
  "lost",
  "booked",
  "sent",
  "cancelling",
  "cancelled",
] as const;
export type BookingState = (typeof bookingStates)[number];

interface OutParcel {
  readonly trackingNumber: string | null;
  readonly state: string;
}

/** That of an order which has its number. */
export function parcelWith<P extends Pick<OutParcel, "trackingNumber">>(
  number: string | null,
  parcels: readonly P[],
): P | undefined {
  return parcels.find(({ trackingNumber }) => number !== null && trackingNumber === number);
}

/** Whether it is in the way of another parcel for the same order: it may be on its way, or become so. */
export function isInTheWay(
  { state, trackingNumber }: { readonly state: BookingState; readonly trackingNumber: string | null },
  parcels: readonly OutParcel[],
): boolean {
  if (state === "refused" || state === "lost" || state === "cancelled") return false;
  // Here again, and the courier would not cancel it: it had brought it.
  return state !== "sent" || parcelWith(trackingNumber, parcels)?.state !== "returned";
}
