import type { ReactNode } from "react";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import type { OrderBookingView } from "#modules/parcels/office/public/order-booking.tsx";
import { ParcelBooking } from "#modules/parcels/office/public/parcel-booking.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { about, can, type OrderPart } from "../public/order-parts.ts";

type Parcel = OrderPart["order"]["parcels"][number];
type Booking = OrderBookingView["bookings"][number];
type OrderParcelsProps = OrderPart & { readonly booking: OrderBookingView | undefined };

/** Of each its pieces, its number, and its booking where a courier was booked here. */
export function OrderParcels({ order, booking }: OrderParcelsProps) {
  const { words } = useOffice();
  const bookings = booking?.bookings ?? [];
  // What was handed over a counter was in no parcel.
  if (order.parcels.length + bookings.length === 0 || order.collect) return null;
  const alone = bookings.filter(({ parcel }) => parcel === null);
  return (
    <Section title={words.order.parcels}>
      {alone.filter((one) => !isOver(one)).map(bookedAlone)}
      {order.parcels.map((one) => (
        <OrderParcel
          key={one.parcel}
          order={order}
          parcel={one}
          booking={bookings.find(({ parcel }) => parcel === one.parcel)}
        />
      ))}
      {alone.filter(isOver).map(bookedAlone)}
    </Section>
  );
}

/** Nothing comes of it any more. */
function isOver({ state }: Booking): boolean {
  return state === "refused" || state === "cancelled";
}

function bookedAlone(booking: Booking): ReactNode {
  return (
    <div key={booking.id} className="parcel">
      <p>
        <b>{[booking.carrier, booking.trackingNumber].filter(Boolean).join(" ")}</b>
      </p>
      <ParcelBooking booking={booking} />
    </div>
  );
}

type OrderParcelProps = OrderPart & { readonly parcel: Parcel; readonly booking: Booking | undefined };

function OrderParcel({ order, parcel: one, booking }: OrderParcelProps) {
  const { shell, words } = useOffice();
  const { parcel, carrier, trackingNumber, state, sentAt, goods } = one;
  // Another number is written down once its booking is cancelled.
  const isBooked = booking?.state === "sent";
  return (
    <div className="parcel">
      <p>
        <b>{[carrier, trackingNumber ?? words.order.noNumber].filter(Boolean).join(" ")}</b>
      </p>
      <p className="row-facts">
        {words.order.parcel(parcel)} · {words.order.parcelState[booking?.canAskPickup ? "booked" : state]} ·{" "}
        {minute(sentAt, shell.lang)}
        {goods.length > 0 && (
          <>
            {" · "}
            <AsWritten text={goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")} />
          </>
        )}
      </p>
      {booking && <ParcelBooking booking={booking} />}
      {can(order, "correctNumber") && !isBooked && (state === "sent" || state === "returning") && (
        <CorrectNumber order={order} parcel={one} />
      )}
    </div>
  );
}

function CorrectNumber({
  order,
  parcel: { parcel, carrier, trackingNumber },
}: Omit<OrderParcelProps, "booking">) {
  const { order: words } = useOffice().words;
  return (
    <ActionFold
      title={words.correctNumber}
      endpoint={fulfilmentEndpoints.correctNumber}
      input={{ ...about(order), parcel }}
    >
      {(form) => (
        <>
          <ActionField
            state={form}
            name="trackingNumber"
            label={words.trackingNumber}
            defaultValue={trackingNumber ?? undefined}
            required
          />
          <ActionField
            state={form}
            name="carrier"
            label={words.carrier}
            defaultValue={carrier ?? undefined}
          />
        </>
      )}
    </ActionFold>
  );
}
