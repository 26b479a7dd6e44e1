import type { AnswerOf } from "#contract/endpoint.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import type { bookingEndpoints } from "#modules/parcels/endpoints.ts";

/**
 * Whether the next press is one about the booking, so that no other button stands out: a packed parcel that a courier
 * would bring is to be booked, and a booked one to be given to its courier.
 */
export function nextOfBooking(
  { next }: Pick<OfficeOrder, "next">,
  booking: Pick<AnswerOf<typeof bookingEndpoints.ofOrder>, "isOpen" | "offers" | "bookings"> | undefined,
): "book" | "giveAway" | undefined {
  if (booking?.bookings.some(({ canAskPickup }) => canAskPickup)) return "giveAway";
  return next === "send" && booking?.isOpen && booking.offers.length > 0 ? "book" : undefined;
}
