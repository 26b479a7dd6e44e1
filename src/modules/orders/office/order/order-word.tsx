import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { about, type OrderPart } from "../public/order-parts.ts";

/** Of a cash order that its buyer has not confirmed: what is waited for, and the way without a code. */
export function OrderWord({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const asked = order.deeds.find(({ deed: action }) => action === "pack" || action === "confirmCash");
  const waits = order.deeds.some(({ reason }) => reason === "CASH_NOT_CONFIRMED");
  const isOpen = order.deeds.some(({ deed: action, can }) => action === "confirmCash" && can);
  if (!asked || !(waits || isOpen)) return null;
  return (
    <section className="strip strip-info">
      <div>
        <p>
          <b>{words.order.toConfirm}</b>
        </p>
        <p>{words.order.toConfirmHint(minute(order.heldUntil, shell.lang))}</p>
        {isOpen && (
          <ActionForm endpoint={fulfilmentEndpoints.confirmCash} input={about(order)} className="above-m">
            <button type="submit" className="button button-primary">
              {words.order.confirmCash}
            </button>
          </ActionForm>
        )}
      </div>
    </section>
  );
}
