import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { bookingEndpoints } from "#modules/parcels/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { OrderBookingView } from "./order-booking.tsx";

type Booking = OrderBookingView["bookings"][number];

/** How far the booking of a parcel is with its courier, and what can be done about it. */
export function ParcelBooking({ booking }: { readonly booking: Booking }) {
  const { lang } = useOffice().shell;
  const { order: words } = textsOf(lang).parcels;
  const { id, service, state, reference, grams, paise, why, at, pickupAskedAt, canAskPickup } = booking;
  return (
    <>
      {/* Of one that left with its order the parcel says how far it is. */}
      {(state !== "sent" || why) && (
        <p>
          {words.state[state]}
          {why && `: ${why}`}
        </p>
      )}
      <p className="row-facts">
        {service} · {words.facts(grams, formatRupees(paise))} · {words.reference(reference)}
        {/* A parcel says itself when it left. */}
        {booking.parcel === null && ` · ${minute(at, lang)}`}
      </p>
      {booking.hasLabel && (
        <p className="above-s">
          <a
            href={`/api${bookingEndpoints.label.path.replace("{id}", id)}`}
            className={`button ${canAskPickup ? "button-primary" : "button-quiet"}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="download" /> {words.label}
          </a>
        </p>
      )}
      {canAskPickup && (
        <ActionForm endpoint={bookingEndpoints.askPickup} input={{ id }} className="above-s">
          <button type="submit" className="button button-quiet">
            {words.pickup}
          </button>
        </ActionForm>
      )}
      {pickupAskedAt !== null && (
        <p className="row-facts">{words.pickupAsked(minute(pickupAskedAt, lang))}</p>
      )}
      {booking.canCancel && (
        <ActionFold title={words.cancel} endpoint={bookingEndpoints.cancel} input={{ id }} look="danger">
          {() => <p className="field-hint">{words.cancelHint}</p>}
        </ActionFold>
      )}
    </>
  );
}
