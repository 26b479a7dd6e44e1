import { phoneShown } from "#contract/format/phone-shown.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Paragraphs } from "#manage/parts/paragraphs.tsx";
import { Section } from "#manage/parts/section.tsx";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { OrderPart } from "../public/order-parts.ts";

export function OrderCustomer({ order }: OrderPart) {
  const { words, shell, role } = useOffice();
  const { reach, to, customer } = order;
  const { erase } = words.customers;
  const { stateName } = textsOf(shell.lang).checkout.address;
  return (
    <Section title={words.order.customer}>
      {to.name && (
        <p className="strong">
          <AsWritten text={to.name} />
        </p>
      )}
      {customer?.isGone && <p className="muted">{words.order.gone}</p>}
      {customer?.isGuest && <p className="muted">{words.order.guest}</p>}
      {to.city && (
        <address className="customer-address">
          {to.street && (
            <>
              <AsWritten text={to.street} />
              <br />
            </>
          )}
          <AsWritten text={to.city} />, {stateName(to.state)} {to.pinCode}
        </address>
      )}
      {reach && (
        <>
          {reach.phone && (
            <p className="reach">
              <a href={`tel:${reach.phone}`} className="button button-quiet button-small">
                <Icon name="phone" /> {words.order.call}
              </a>
              <a
                href={whatsappOf(order, reach.phone, shell.shop.name)}
                className="button button-quiet button-small"
                rel="noreferrer"
              >
                <Icon name="whatsapp" /> {words.order.whatsapp}
              </a>
            </p>
          )}
          <p className="muted">
            {phoneShown(reach.phone)}
            {reach.email && (
              <>
                <br />
                {reach.email}
              </>
            )}
          </p>
        </>
      )}
      {customer?.isGuest && roleHolds(role, customersEndpoints.erase.right) && (
        <ActionFold
          title={erase.guest.title}
          press={erase.press}
          endpoint={customersEndpoints.erase}
          input={{ id: customer.id }}
          look="danger"
        >
          {() => (
            <>
              <Paragraphs texts={erase.guest.lead} />
              <Checkbox name="sure" label={erase.sure} required />
            </>
          )}
        </ActionFold>
      )}
    </Section>
  );
}

/** With words ready, in the customer's language. */
function whatsappOf(order: OrderPart["order"], phone: string, shop: string): string {
  const { lang, number, to, state, trackingNumber } = order;
  const { words } = textsOf(lang).manage.order;
  const isOut = state === "shipped" || state === "partSent";
  const text = isOut
    ? words.sent(to.name, shop, number, trackingNumber ?? "").trim()
    : words.ordered(to.name, shop, number);
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
