import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { about, can, type OrderPart } from "../public/order-parts.ts";

export function OrderParcels({ order }: OrderPart) {
  const { shell, words } = useOffice();
  // What was handed over a counter was in no parcel.
  if (order.parcels.length === 0 || order.collect) return null;
  return (
    <Section title={words.order.parcels}>
      {order.parcels.map(({ parcel, carrier, trackingNumber, state, sentAt, goods }) => (
        <div key={parcel} className="parcel">
          <p>
            <b>{[carrier, trackingNumber ?? words.order.noNumber].filter(Boolean).join(" ")}</b>
          </p>
          <p className="row-facts">
            {words.order.parcel(parcel)} · {words.order.parcelState[state]} · {minute(sentAt, shell.lang)}
            {goods.length > 0 && (
              <>
                {" · "}
                <AsWritten text={goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")} />
              </>
            )}
          </p>
          {can(order, "correctNumber") && (state === "sent" || state === "returning") && (
            <ActionFold
              title={words.order.correctNumber}
              endpoint={fulfilmentEndpoints.correctNumber}
              input={{ ...about(order), parcel }}
            >
              {(form) => (
                <>
                  <ActionField
                    state={form}
                    name="trackingNumber"
                    label={words.order.trackingNumber}
                    defaultValue={trackingNumber ?? undefined}
                    required
                  />
                  <ActionField
                    state={form}
                    name="carrier"
                    label={words.order.carrier}
                    defaultValue={carrier ?? undefined}
                  />
                </>
              )}
            </ActionFold>
          )}
        </div>
      ))}
    </Section>
  );
}
