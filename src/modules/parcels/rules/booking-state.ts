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

/** Whether it is in the way of another parcel for the same order: it may be on its way, or become so. */
export function isInTheWay(
  { state, trackingNumber }: { readonly state: BookingState; readonly trackingNumber: string | null },
  parcels: readonly OutParcel[],
): boolean {
  if (state === "refused" || state === "lost" || state === "cancelled") return false;
  // One that came back is over; what was brought there is no order to send.
  const own = parcels.find((one) => trackingNumber !== null && one.trackingNumber === trackingNumber);
  return own?.state !== "returned";
}
