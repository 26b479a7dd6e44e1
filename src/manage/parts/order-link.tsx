import { textsOf } from "#contract/texts/texts.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { about } from "#modules/orders/office/public/order-parts.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import type { OfficeOrder } from "../office-view.ts";
import { ActionForm } from "./action-form.tsx";

type Link = NonNullable<NonNullable<OfficeOrder["money"]>["payment"]["link"]>;
type OrderLinkProps = { readonly order: OfficeOrder; readonly link: Link };

/** The way to pay, as it was sent: to send again, or to hand over by another way. */
export function OrderLink({ order, link }: OrderLinkProps) {
  const { shell, words } = useOffice();
  const { lang, number, to, reach } = order;
  const text = textsOf(lang).manage.order.words.pay(to.name, shell.shop.name, number, link.url);
  return (
    <div className="pay-link">
      <p>
        {words.order.linkSent(minute(link.sentAt, shell.lang), minute(link.until, shell.lang))}{" "}
        <a href={link.url} rel="noreferrer">
          {words.order.link}
        </a>
      </p>
      <div className="reach">
        <ActionForm endpoint={fulfilmentEndpoints.sendLink} input={about(order)}>
          {(state) => (
            <>
              {state.errorOf() && <p className="field-error">{state.errorOf()}</p>}
              <button type="submit" className="button button-quiet button-small">
                {words.order.sendLink}
              </button>
            </>
          )}
        </ActionForm>
        {reach?.phone && (
          <a
            href={`https://wa.me/${reach.phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`}
            className="button button-quiet button-small"
            rel="noreferrer"
          >
            <Icon name="whatsapp" /> {words.order.whatsapp}
          </a>
        )}
      </div>
    </div>
  );
}
