import { failure, type Outcome, success } from "#contract/outcome.ts";
import { CourierUnavailable } from "#ports/couriers/courier.ts";
import { CourierRefused } from "#ports/couriers/courier-booking.ts";
import { createCourierBills } from "./bills.ts";
import { bookParcel, lookAtBooking } from "./book-parcel.ts";
import { cancelParcel } from "./cancel-parcel.ts";
import { followOrders } from "./follow-orders.ts";
import { canBeBooked, cashOf, gramsOfOrder } from "./parcel-of.ts";
import type { OfficeOrder, ParcelParts } from "./parcel-parts.ts";
import { createQuotes } from "./quotes.ts";
import * as rows from "./repository.ts";
import { isInTheWay, parcelWith } from "./rules/booking-state.ts";
import { foreseenBack } from "./rules/foreseen.ts";
import { bestOffers, type Offer } from "./rules/offers.ts";
import { pickupDay } from "./rules/pickup-day.ts";

export type ParcelsService = ReturnType<typeof createParcels>;

export interface WishedParcel {
  readonly actor: string;
  readonly seen?: number | undefined;
  readonly grams: number;
  readonly courier: string;
  readonly service: string;
  /** What was shown: nobody pays more than that unseen. */
  readonly shownPaise: number;
}

const atOnce = 20;
const year = 365 * 24 * 3_600_000;

/** Parcels that the shop books with couriers: what they cost, what became of them, their labels. */
export function createParcels(parts: ParcelParts) {
  const { db, clock, couriers, settings, services } = parts;
  const quotes = createQuotes(parts);
  followOrders(parts);
  const courierOf = (name: string) => couriers.find((one) => one.name === name);

  const questionFor = (order: OfficeOrder, grams: number) => ({
    from: settings().seller.pinCode,
    to: order.to.pinCode,
    grams,
    cashPaise: cashOf(order),
  });

  return {
    bills: createCourierBills(parts),

    /** What there is to choose from and what was booked, as somebody looks at an order. */
    async ofOrder(typed: string, wish: { readonly grams?: number | undefined }) {
      const order = await services.checkout.orderLists.show(typed);
      if (!order) return undefined;
      const foreseen = await foreseenOf(order);
      const bookings = await rows.bookingsOf(db.read, order.id);
      const isFree = !bookings.some((one) =>
        isInTheWay({ ...one, trackingNumber: one.tracking_number }, order.parcels),
      );
      const isOpen = couriers.length > 0 && canBeBooked(order) && isFree;
      const grams = wish.grams ?? (await gramsOfOrder(parts, order));
      const asked = isOpen ? await offersFor(order, grams) : { offers: [], isSilent: false };
      const lacksPinCode = settings().seller.pinCode === "";
      return { order, bookings, isOpen, grams, ...asked, lacksPinCode, foreseen };
    },

    async book(typed: string, wish: WishedParcel): Promise<Outcome<object>> {
      const order = await services.checkout.orderLists.show(typed);
      if (!order) return failure("notFound");
      if (wish.seen !== undefined && wish.seen !== order.version) return failure("orderChanged");
      if (!canBeBooked(order)) return failure("wrongMove");
      const courier = courierOf(wish.courier);
      const question = questionFor(order, wish.grams);
      if (!courier || question.from === "") return failure("notFound");
      const said = await quotes.of(courier, question);
      const found = said?.find(({ service }) => service === wish.service);
      if (!said) return failure("courierSilent");
      if (!found || found.paise > wish.shownPaise) return failure("courierDearer");
      const { name, booking } = courier;
      const offer = { courier: name, carrier: booking.carrier, ...found };
      return bookParcel(parts, courier, order, { actor: wish.actor, grams: wish.grams, offer });
    },

    async label(id: string): Promise<Outcome<{ name: string; body: Uint8Array }>> {
      const out = await leaving(id);
      if (!out) return failure("notFound");
      const { courier, parcel } = out;
      const { trackingNumber } = parcel;
      try {
        const body = await courier.booking.label(parcel);
        return success({ name: `label-${trackingNumber.replace(/[^\w-]/g, "")}.pdf`, body });
      } catch (error) {
        return inWords(error);
      }
    },

    /** Today, or tomorrow where it is too late for that; what lies on a holiday the courier moves by itself. */
    async askPickup(id: string): Promise<Outcome<object>> {
      const out = await leaving(id);
      if (!out) return failure("notFound");
      try {
        await out.courier.booking.askPickup(
          [out.parcel],
          pickupDay(clock.now(), settings().delivery.cutOffHour),
        );
      } catch (error) {
        return inWords(error);
      }
      await db.write((tx) => rows.moveBooking(tx, id, ["sent"], { pickup_at: clock.now() }));
      return success({});
    },

    async cancel(id: string, actor: string): Promise<Outcome<object>> {
      const row = await rows.findBooking(db.read, id);
      const courier = row && courierOf(row.courier);
      if (!courier) return failure("notFound");
      // Of who has left nobody knows the number, and the courier would be asked for no parcel at all.
      if (row.tracking_number === null) return failure("parcelGone");
      const parcels = await services.orders.parcels.of(db.read, row.order_id);
      const own = parcelWith(row.tracking_number, parcels);
      if (own && own.state !== "sent") return failure("parcelGone");
      return cancelParcel(parts, courier, row, actor);
    },

    /** A booking as the staff see it beside its order. */
    shown(row: rows.BookingRow, { parcels }: OfficeOrder) {
      const own = parcelWith(row.tracking_number, parcels);
      const isBooked = row.tracking_number !== null && (row.state === "booked" || row.state === "sent");
      const isAnswered = row.state !== "asked" && row.state !== "lost";
      const isLeaving = row.state === "sent" && own?.state === "sent";
      return {
        id: row.id,
        parcel: own?.parcel ?? null,
        carrier: courierOf(row.courier)?.booking.carrier ?? row.courier,
        service: row.service_name,
        // Somebody has taken the step back, and the courier still has it.
        state: row.state === "sent" && own === undefined ? ("booked" as const) : row.state,
        reference: row.reference,
        trackingNumber: row.tracking_number,
        grams: row.grams,
        paise: row.quoted_paise,
        // In the courier's words; that it could not cancel what it has brought back says nothing.
        why: isAnswered && own?.state !== "returned" ? row.why : null,
        at: row.asked_at,
        pickupAskedAt: row.pickup_at,
        hasLabel: isLeaving,
        canAskPickup: isLeaving && row.pickup_at === null,
        canCancel: isBooked && (own === undefined || own.state === "sent"),
      };
    },

    exportOf: rows.labelsOf,
    /** A number leads to an address at the courier's: it goes with those of the orders of who has left. */
    forgetLabels: () => db.write(rows.forgetLabels),

    /** Called again and again by every process. */
    async runJob(): Promise<void> {
      for (const row of await rows.dueBookings(db.read, clock.now(), atOnce)) await lookAtBooking(parts, row);
    },
  };

  /** A booked parcel with which its order is marked as sent, and no more than that. */
  async function leaving(id: string) {
    const row = await rows.findBooking(db.read, id);
    const courier = row && courierOf(row.courier);
    if (!courier || row.state !== "sent" || row.tracking_number === null) return undefined;
    const own = parcelWith(row.tracking_number, await services.orders.parcels.of(db.read, row.order_id));
    const parcel = { trackingNumber: row.tracking_number, key: row.courier_key };
    return own?.state === "sent" ? { courier, parcel } : undefined;
  }

  async function offersFor(order: OfficeOrder, grams: number) {
    const question = questionFor(order, grams);
    if (question.from === "") return { offers: [], isSilent: false };
    const said = await Promise.all(couriers.map((one) => quotes.soon(one, question)));
    const all = couriers.flatMap(({ name, booking: { carrier } }, at) =>
      (said[at] ?? []).map((quote): Offer => ({ courier: name, carrier, ...quote })),
    );
    return { offers: bestOffers(all), isSilent: said.some((one) => one === undefined) };
  }

  /** Of a cash parcel that may still leave: what speaks for its coming back. */
  async function foreseenOf(order: OfficeOrder) {
    const isToSend = order.deeds.some(({ deed, reason }) => deed === "send" && reason === null);
    if (!isToSend || cashOf(order) === 0) return null;
    const [refused, place] = await Promise.all([
      services.cash.refusedBy(db.read, { userId: order.userId, phones: [order.reach.phone] }),
      rows.cashOrdersTo(db.read, order.to.pinCode, clock.now() - year),
    ]);
    return foreseenBack(refused, place);
  }
}

function inWords(error: unknown): ReturnType<typeof failure> {
  if (error instanceof CourierRefused) return failure("courierRefused", { message: error.message });
  if (error instanceof CourierUnavailable) return failure("courierSilent");
  throw error;
}
