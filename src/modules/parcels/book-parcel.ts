import { randomBytes } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { type BookableCourier, CourierUnavailable } from "#ports/couriers/courier.ts";
import { type BookedParcel, CourierRefused, type FoundParcel } from "#ports/couriers/courier-booking.ts";
import { cancelBooking } from "./cancel-parcel.ts";
import { parcelBooked } from "./events.ts";
import { cashOf, parcelOf } from "./parcel-of.ts";
import type { OfficeOrder, ParcelParts } from "./parcel-parts.ts";
import * as rows from "./repository.ts";
import { isInTheWay, parcelWith } from "./rules/booking-state.ts";
import type { Offer } from "./rules/offers.ts";

export interface ParcelWish {
  readonly actor: string;
  readonly grams: number;
  readonly offer: Offer;
}

const minute = 60_000;
/** Nobody of the staff has asked for it to be cancelled. */
const byShop = "shop";
/** Longer than all questions to a courier take together: until then whoever asked is still at it. */
const askingMs = 3 * minute;
const againMs = minute;
/** A courier who answers and knows nothing of it for so long has not booked it. */
const lostMs = 5 * minute;
/** What turns up later than that is looked for no more. */
const lookedForMs = 24 * 60 * minute;

/** Written down before the courier is asked, and asked once: what became of it is looked up by its reference. */
export async function bookParcel(
  parts: ParcelParts,
  courier: BookableCourier,
  order: OfficeOrder,
  wish: ParcelWish,
): Promise<Outcome<object>> {
  const row = newRow(parts, order, wish);
  const begun = await parts.db.write((tx) => begin(parts, tx, order, row));
  if (!begun.ok) return begun;
  parts.at("parcel:noted");
  return ask(parts, courier, row, order);
}

/** Whatever waits to be known or done, by whichever process looks first. */
export async function lookAtBooking(parts: ParcelParts, row: rows.BookingRow): Promise<void> {
  const { db, clock, couriers, log } = parts;
  const courier = couriers.find(({ name }) => name === row.courier);
  const isMine = await db.write((tx) => rows.claimBooking(tx, row, clock.now() + againMs));
  if (!isMine) return;
  // Without its keys nobody can be asked; they may come back.
  if (!courier) return noLongerAsked(parts, row);
  try {
    if (row.state === "booked") await sendOrder(parts, courier, row);
    else if (row.state === "cancelling") await cancelBooking(parts, courier, row);
    else await lookUp(parts, courier, row);
  } catch (err) {
    if (!(err instanceof CourierUnavailable || err instanceof CourierRefused)) throw err;
    log.warn({ courier: courier.name, err: err.message }, "a courier does not say what became of a parcel");
    await noLongerAsked(parts, row);
  }
}

/** So long the courier has not said it: what became of it stands on the courier's own pages. */
async function noLongerAsked(parts: ParcelParts, row: rows.BookingRow): Promise<void> {
  if (parts.clock.now() - row.asked_at > lookedForMs)
    await move(parts, row, ["asked"], { state: "lost", look_at: null });
}

function newRow({ clock }: ParcelParts, order: OfficeOrder, { actor, grams, offer }: ParcelWish) {
  const now = clock.now();
  return {
    id: newId(now),
    order_id: order.id,
    // As somebody finds it in the courier's own pages; of no earlier shop on the same account.
    reference: `${order.number}-${randomBytes(4).toString("hex").toUpperCase()}`,
    courier: offer.courier,
    service: offer.service,
    service_name: offer.name,
    state: "asked",
    tracking_number: null,
    courier_key: "",
    why: null,
    grams,
    quoted_paise: offer.paise,
    cash_paise: cashOf(order),
    order_version: order.version,
    actor,
    asked_at: now,
    changed_at: now,
    pickup_at: null,
    look_at: now + askingMs,
  } satisfies rows.BookingRow;
}

async function begin(
  { services: { orders } }: ParcelParts,
  tx: Tx,
  order: OfficeOrder,
  row: rows.BookingRow,
): Promise<Outcome<undefined>> {
  const now = await orders.lock(tx, order.id);
  if (now?.version !== order.version) return failure("orderChanged");
  const parcels = await orders.parcels.of(tx, order.id);
  const earlier = await rows.bookingsOf(tx, order.id);
  if (earlier.some((one) => isInTheWay({ ...one, trackingNumber: one.tracking_number }, parcels)))
    return failure("bookingUnderWay");
  await rows.insertBooking(tx, row);
  return success(undefined);
}

async function ask(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
  order: OfficeOrder,
): Promise<Outcome<object>> {
  let made: BookedParcel;
  try {
    made = await courier.booking.book(parcelOf(parts, order, row));
  } catch (error) {
    if (error instanceof CourierRefused || error instanceof CourierUnavailable)
      return inDoubt(parts, courier, row, error);
    throw error;
  }
  parts.at("parcel:answered");
  return noteBooked(parts, courier, row, made);
}

/** It said no, or nothing: its books are looked at before either is believed. */
async function inDoubt(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
  error: CourierRefused | CourierUnavailable,
): Promise<Outcome<object>> {
  const found = await courier.booking.find(row.reference).catch(() => "silent" as const);
  if (found && found !== "silent" && !found.isCancelled) return noteBooked(parts, courier, row, found);
  const isRefused = error instanceof CourierRefused && found !== "silent";
  const why = error.message;
  await move(parts, row, ["asked"], isRefused ? { state: "refused", why, look_at: null } : { why });
  return isRefused ? failure("courierRefused", { message: why }) : failure("bookingUnsure");
}

async function noteBooked(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
  { trackingNumber, key }: BookedParcel,
): Promise<Outcome<object>> {
  const { db, clock } = parts;
  const now = clock.now();
  const booked = await db.write(async (tx) => {
    const noted = await rows.moveBooking(tx, row.id, ["asked"], {
      state: "booked",
      ...{ tracking_number: trackingNumber, courier_key: key, why: null },
      ...{ changed_at: now, look_at: now + againMs },
    });
    const { carrier } = courier.booking;
    const after = { carrier, service: row.service_name, trackingNumber };
    if (noted)
      await emit(tx, parcelBooked, {
        ...{ by: row.actor, action: "book parcel", subject: row.order_id },
        ...{ before: {}, after, at: now },
      });
    return noted;
  });
  parts.at("parcel:booked");
  return booked ? sendOrder(parts, courier, booked) : success({});
}

/** The order leaves with this parcel, by the step that everybody takes; one that may not leave any more lets it go. */
async function sendOrder(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
): Promise<Outcome<object>> {
  const seen = await versionAsBooked(parts, row);
  const by = { orderId: row.order_id, actor: row.actor, seen, once: row.id };
  const parcel = {
    carrier: courier.booking.carrier,
    ...(row.tracking_number !== null && { trackingNumber: row.tracking_number }),
  };
  const sent = await parts.services.checkout.fulfilment.send(by, parcel);
  parts.at("parcel:sent");
  // It is sent since that step; or somebody has sent the order by hand with this very number.
  if (sent.ok || (await hasLeftWith(parts, row.order_id, row.tracking_number))) {
    await move(parts, row, ["booked"], { state: "sent", look_at: null });
    return success({});
  }
  const letGo = await move(parts, row, ["booked"], { state: "cancelling", actor: byShop });
  try {
    if (letGo) await cancelBooking(parts, courier, letGo);
  } catch (error) {
    // Cancelled again by the job.
    if (!(error instanceof CourierUnavailable)) throw error;
  }
  return failure("orderChanged");
}

/** Nothing of what was booked is another by what the staff only wrote down since. */
async function versionAsBooked(
  { db, services: { orders } }: ParcelParts,
  { order_id, order_version }: rows.BookingRow,
): Promise<number> {
  const since = await orders.eventsSince(db.read, order_id, order_version);
  const isAsBooked = since.every(({ status }) => status === "note" || status === "message");
  return isAsBooked ? Math.max(order_version, ...since.map(({ version }) => version)) : order_version;
}

async function hasLeftWith(
  { db, services: { orders } }: ParcelParts,
  orderId: string,
  trackingNumber: string | null,
): Promise<boolean> {
  return parcelWith(trackingNumber, await orders.parcels.of(db.read, orderId)) !== undefined;
}

/** What the courier's own books say of one of which no answer came. */
async function lookUp(parts: ParcelParts, courier: BookableCourier, row: rows.BookingRow): Promise<void> {
  const found = await courier.booking.find(row.reference);
  const age = parts.clock.now() - row.asked_at;
  if (row.state === "lost") await lookForLost(parts, courier, row, { found, age });
  else if (found?.isCancelled) await move(parts, row, ["asked"], { state: "cancelled", look_at: null });
  else if (found) await noteBooked(parts, courier, row, found);
  else if (age > lostMs) await move(parts, row, ["asked"], { state: "lost" });
}

/** Another one may have been booked since: one that turns up after all is cancelled, unless the order left with it. */
async function lookForLost(
  parts: ParcelParts,
  courier: BookableCourier,
  row: rows.BookingRow,
  { found, age }: { readonly found: FoundParcel | undefined; readonly age: number },
): Promise<void> {
  if (found && !found.isCancelled) {
    const isOut = await hasLeftWith(parts, row.order_id, found.trackingNumber);
    const back = await move(parts, row, ["lost"], {
      ...(isOut ? { state: "sent", look_at: null } : { state: "cancelling", actor: byShop }),
      tracking_number: found.trackingNumber,
      courier_key: found.key,
    });
    if (back && !isOut) await cancelBooking(parts, courier, back);
  } else {
    const again = parts.clock.now() + Math.max(againMs, age / 10);
    await move(parts, row, ["lost"], { look_at: age > lookedForMs ? null : Math.round(again) });
  }
}

function move(
  { db, clock }: ParcelParts,
  { id }: rows.BookingRow,
  from: Parameters<typeof rows.moveBooking>[2],
  set: Partial<rows.BookingRow>,
) {
  return db.write((tx) => rows.moveBooking(tx, id, from, { ...set, changed_at: clock.now() }));
}
