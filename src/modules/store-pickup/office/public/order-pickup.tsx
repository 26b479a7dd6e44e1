import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { about, can, type OrderPart } from "#modules/orders/office/public/order-parts.ts";
import { paidAtCounter } from "#modules/orders/order-view.ts";
import { pickupOfficeEndpoints } from "#modules/store-pickup/office-endpoints.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { day } from "#web/ui/format-dates.ts";

/** Where an order is collected, and what is done at the counter: it is laid ready, and handed over for its code. */
export function OrderPickup({ order }: OrderPart) {
  const { shell } = useOffice();
  const words = textsOf(shell.lang).storePickup.order;
  const { collect } = order;
  if (!collect) return null;
  const { name, address, keptUntil } = collect;
  return (
    <Section title={words.title}>
      <p>
        <b>
          <AsWritten text={name} />
        </b>
        <br />
        <AsWritten text={address} />
      </p>
      {keptUntil !== null && <p>{words.keptUntil(day(keptUntil - 1, shell.lang))}</p>}
      {(order.state === "ordered" || order.state === "processing") && <p className="muted">{words.toPack}</p>}
      {can(order, "makeReady") && (
        <ActionForm endpoint={pickupOfficeEndpoints.makeReady} input={about(order)} className="above-m">
          <button type="submit" className="button button-primary button-large">
            {words.makeReady}
          </button>
          <p className="field-hint">{words.readyHint}</p>
        </ActionForm>
      )}
      {can(order, "collect") && <HandOut order={order} />}
    </Section>
  );
}

function HandOut({ order }: OrderPart) {
  const words = textsOf(useOffice().shell.lang).storePickup.order;
  return (
    <>
      <ActionForm endpoint={pickupOfficeEndpoints.collect} input={about(order)} className="above-m">
        {(state) => (
          <>
            <ActionField
              state={state}
              name="code"
              label={words.code}
              hint={words.codeHint}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
            />
            <PaidHow order={order} state={state} />
            <button type="submit" className="button button-primary button-large">
              {words.collect}
            </button>
          </>
        )}
      </ActionForm>
      <ActionFold
        title={words.without}
        press={words.collect}
        endpoint={pickupOfficeEndpoints.collect}
        input={{ ...about(order), code: "" }}
      >
        {(state) => (
          <>
            <ActionField state={state} name="reason" label={words.reason} required maxLength={300} />
            <PaidHow order={order} state={state} />
          </>
        )}
      </ActionFold>
    </>
  );
}

/** Of what was not paid before: how it is paid now. */
function PaidHow({ order, state }: OrderPart & { readonly state: ActionState }) {
  const words = textsOf(useOffice().shell.lang).storePickup.order;
  const error = state.errorOf("paid");
  if (order.collect?.isPaid !== false) return null;
  return (
    <fieldset className="above-m below-m">
      <legend className="field-label">{words.paid}</legend>
      {order.money && <p>{words.toPay(formatRupees(order.money.payment.paise))}</p>}
      {paidAtCounter.map((way) => (
        <Checkbox
          key={way}
          kind="radio"
          name="paid"
          value={way}
          label={words.paidHow[way]}
          defaultChecked={state.typedOf("paid") === way}
        />
      ))}
      {error !== undefined && <FieldError id="paid-error" text={error} />}
    </fieldset>
  );
}
