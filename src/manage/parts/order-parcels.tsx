import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionField } from "./action-field.tsx";
import { ActionFold } from "./action-fold.tsx";
import { AsWritten } from "./as-written.tsx";
import { about, can, type OrderPart } from "./order-parts.ts";
import { Section } from "./section.tsx";

export function OrderParcels({ order }: OrderPart) {
  const { shell, words } = useOffice();
  if (order.parcels.length === 0) return null;
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
