import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm } from "./action-form.tsx";
import { about, type OrderPart } from "./order-parts.ts";

/** Of a cash order that its buyer has not confirmed: what is waited for, and the way without a code. */
export function OrderWord({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const asked = order.deeds.find(({ deed }) => deed === "pack" || deed === "confirmCash");
  const waits = order.deeds.some(({ reason }) => reason === "CASH_NOT_CONFIRMED");
  const isOpen = order.deeds.some(({ deed, can }) => deed === "confirmCash" && can);
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
