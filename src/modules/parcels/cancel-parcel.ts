import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { type BookableCourier, CourierUnavailable } from "#ports/couriers/courier.ts";
import { CourierRefused } from "#ports/couriers/courier-booking.ts";
import { parcelCancelled } from "./events.ts";
import type { ParcelParts } from "./parcel-parts.ts";
import * as rows from "./repository.ts";

/** Before it is fetched: the courier lets it go, and the order is packed again. */
export async function cancelParcel(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
  actor: string,
): Promise<Outcome<object>> {
  const { db, clock } = parts;
  const now = clock.now();
  const set = { state: "cancelling", why: null, actor, changed_at: now, look_at: now + 60_000 } as const;
  const begun = await db.write((tx) => rows.moveBooking(tx, row.id, ["booked", "sent"], set));
  if (!begun) return failure("parcelGone");
  try {
    return await cancelBooking(parts, courier, begun);
  } catch (error) {
    if (error instanceof CourierUnavailable) return failure("courierSilent");
    throw error;
  }
}

/** One that is being cancelled. Done again after a kill, it is the same. */
export async function cancelBooking(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
): Promise<Outcome<object>> {
  const { db, clock } = parts;
  const move = (tx: Tx, set: Partial<rows.BookingRow>) =>
    rows.moveBooking(tx, row.id, ["cancelling"], { ...set, changed_at: clock.now(), look_at: null });
  try {
    await courier.booking.cancel({ trackingNumber: row.tracking_number ?? "", key: row.courier_key });
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error;
    const found = await courier.booking.find(row.reference);
    if (found && !found.isCancelled) {
      // The courier has it by now, or keeps it for another reason: it stays what it was.
      await db.write((tx) => move(tx, { state: "sent", why: error.message }));
      return failure("courierRefused", { message: error.message });
    }
  }
  parts.at("parcel:let-go");
  await orderStays(parts, courier, row);
  await db.write(async (tx) => {
    const done = await move(tx, { state: "cancelled" });
    if (!done) return;
    const { carrier } = courier.booking;
    // Of who has left the log says no number any more.
    const isErased = (await parts.services.orders.find(tx, row.order_id))?.isErased;
    const trackingNumber = isErased ? null : row.tracking_number;
    const before = { carrier, service: row.service_name, trackingNumber };
    await emit(tx, parcelCancelled, {
      ...{ by: row.actor, action: "cancel parcel", subject: row.order_id },
      ...{ before, after: {}, at: clock.now() },
    });
  });
  return success({});
}

/** Where the order left with it and nothing came after that, it is here again. */
async function orderStays(parts: ParcelParts, courier: BookableCourier, row: rows.BookingRow): Promise<void> {
  const { db, services } = parts;
  const { orders, checkout } = services;
  const [order, parcels] = await Promise.all([
    orders.find(db.read, row.order_id),
    orders.parcels.of(db.read, row.order_id),
  ]);
  const last = parcels.at(-1);
  if (!order || last?.state !== "sent" || last.trackingNumber !== row.tracking_number) return;
  const by = { orderId: order.id, actor: row.actor, seen: order.version, once: `${row.id} back` };
  const parcel = `${courier.booking.carrier} ${row.tracking_number}`;
  const back = await checkout.fulfilment.stepBack(by, parcel, "unbooked");
  if (!back.ok && back.reason === "orderChanged") await orderStays(parts, courier, row);
}
