import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { nextOfBooking } from "#modules/parcels/office/public/next-of-booking.ts";
import type { OrderBookingView } from "#modules/parcels/office/public/order-booking.tsx";
import { about, type OrderPart } from "../public/order-parts.ts";
import { Scanned } from "./scanned.tsx";

type OrderNextProps = OrderPart & { readonly booking: OrderBookingView | undefined };

/** The one step that follows, within a thumb's reach; where a booking comes first, it is beside that. */
export function OrderNext({ order, booking }: OrderNextProps) {
  const { words } = useOffice();
  const { next } = order;
  if (!next) return null;
  const look = nextOfBooking(order, booking) ? "button-quiet" : "button-primary";
  return (
    <ActionForm endpoint={fulfilmentEndpoints[next]} input={about(order)} id="next" className="next-step">
      {(state) => (
        <>
          {next === "send" && (
            <div className="next-fields">
              <Scanned>
                <ActionField
                  state={state}
                  name="trackingNumber"
                  label={words.order.trackingNumber}
                  autoComplete="off"
                  autoCapitalize="characters"
                  enterKeyHint="send"
                />
              </Scanned>
              <ActionField
                state={state}
                name="carrier"
                label={words.order.carrier}
                list="carriers"
                defaultValue={order.carrier ?? undefined}
              />
              <datalist id="carriers">
                {["India Post", "Delhivery", "Blue Dart", "DTDC", "Xpressbees", "Ekart"].map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </div>
          )}
          <button type="submit" className={`button button-large ${look}`}>
            {words.next[next]}
          </button>
        </>
      )}
    </ActionForm>
  );
}
