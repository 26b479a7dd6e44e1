import type { Books } from "./read-books.ts";

/** Of an order one parcel at most is to be brought, what is over here is over at the courier's, and each is paid for once. */
export function wrongBookings({ bookings, parcels, courier, billed }: Books): string[] {
  const open = bookings.filter(
    ({ state, order_id, tracking_number }) =>
      state === "asked" ||
      state === "booked" ||
      (state === "sent" &&
        !parcels.some(
          (one) =>
            one.order_id === order_id && one.tracking_number === tracking_number && one.state === "returned",
        )),
  );
  const several = [...Map.groupBy(open, ({ order_id }) => order_id)].filter(([, own]) => own.length > 1);
  const brought = bookings.filter(
    ({ state, reference }) =>
      (state === "refused" || state === "cancelled") &&
      courier.taken.some((one) => one.reference === reference && !one.isCancelled),
  );
  const paid = billed.filter(
    (one) => one.tracking_number !== "" && !["unknown", "twice"].includes(one.verdict),
  );
  const twice = [...Map.groupBy(paid, ({ tracking_number }) => tracking_number)].filter(
    ([, lines]) => lines.length > 1,
  );
  return [
    ...several.map(([order, own]) => `${own.length} parcels are booked for order ${order}`),
    ...brought.map(({ reference, state }) => `parcel ${reference} is ${state}, and the courier brings it`),
    ...twice.map(([number, lines]) => `parcel ${number} is paid for ${lines.length} times`),
  ];
}

/** Once the courier answers, nothing is with it that no order leaves with, but what it told of a day too late. */
export function wrongOfThoseBooked({ bookings, courier }: Books): string[] {
  return courier.taken.flatMap(({ reference, isCancelled }) => {
    if (isCancelled) return [];
    const { state, look_at } = bookings.find((one) => one.reference === reference) ?? {};
    const isKnown = state === "sent" || (state === "lost" && look_at === null);
    return isKnown ? [] : [`the courier brings parcel ${reference}, which is ${state}`];
  });
}
