import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { bookingEndpoints } from "#modules/parcels/endpoints.ts";
import { TextField } from "#web/ui/field.tsx";
import { nextOfBooking } from "./next-of-booking.ts";

export type OrderBookingView = Omit<AnswerOf<typeof bookingEndpoints.ofOrder>, "success" | "message">;
type Offer = OrderBookingView["offers"][number];

type OrderBookingProps = { readonly order: OfficeOrder; readonly booking: OrderBookingView };
type MaybeBooking = Pick<OrderBookingProps, "order"> & { readonly booking: OrderBookingView | undefined };

/** One press books a courier, the next prints the label. */
export function OrderBooking({ order, booking }: MaybeBooking) {
  const { order: words } = textsOf(useOffice().shell.lang).parcels;
  if (!booking) return null;
  const { isOpen, foreseen } = booking;
  return (
    <>
      {foreseen && <MayComeBack foreseen={foreseen} pinCode={order.to.pinCode} />}
      {isOpen && (
        <Section title={words.title}>
          <Offers order={order} booking={booking} />
        </Section>
      )}
    </>
  );
}

type MayComeBackProps = {
  readonly foreseen: NonNullable<OrderBookingView["foreseen"]>;
  readonly pinCode: string;
};

/** Said before it is sent, by whichever way. */
function MayComeBack({ foreseen: { refused, place }, pinCode }: MayComeBackProps) {
  const { mayComeBack: words } = textsOf(useOffice().shell.lang).parcels;
  return (
    <Section title={words.title}>
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {place && <p>{words.place(place.back, place.all, pinCode)}</p>}
      <p className="muted">{words.hint}</p>
    </Section>
  );
}

function Offers({ order, booking }: OrderBookingProps) {
  const { order: words } = textsOf(useOffice().shell.lang).parcels;
  const { offers, grams, lacksPinCode, isSilent } = booking;
  if (lacksPinCode)
    return (
      <p>
        <a href={officePath("shop/seller")}>{words.lacksPinCode}</a>
      </p>
    );
  return (
    <>
      {offers.map((offer) => (
        <OfferForm key={offer.courier + offer.service} order={order} booking={booking} offer={offer} />
      ))}
      {isSilent && <p className="muted">{words.silent}</p>}
      {offers.length === 0 && !isSilent && <p>{words.nobody}</p>}
      <form method="get" className="above-m">
        <TextField
          label={words.grams}
          name="grams"
          inputMode="numeric"
          maxLength={5}
          required
          defaultValue={String(grams)}
          autoComplete="off"
        />
        <p className="above-s">
          <button type="submit" className="button button-quiet button-small">
            {words.weigh}
          </button>
        </p>
      </form>
    </>
  );
}

type OfferFormProps = OrderBookingProps & { readonly offer: Offer };

function OfferForm({ order, booking, offer }: OfferFormProps) {
  const { order: words } = textsOf(useOffice().shell.lang).parcels;
  const { grams } = booking;
  const { courier, carrier, service, name, paise, days, isCheapest, isQuickest } = offer;
  const input = { id: order.id, seen: order.version, grams, courier, service, shownPaise: paise };
  const isNext = nextOfBooking(order, booking) === "book";
  const which = isCheapest ? (isQuickest ? "both" : "cheapest") : "quickest";
  const facts = [words.offer[which], days !== null && words.days(days), !name.startsWith(carrier) && carrier];
  return (
    <ActionForm endpoint={bookingEndpoints.book} input={input} className="above-m">
      <button
        type="submit"
        className={`button button-large ${isNext && isCheapest ? "button-primary" : "button-quiet"}`}
      >
        {words.book(name, formatRupees(paise))}
      </button>
      <p className="field-hint">{facts.filter(Boolean).join(" · ")}</p>
    </ActionForm>
  );
}
