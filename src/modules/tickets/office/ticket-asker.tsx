import { phoneShown } from "#contract/format/phone-shown.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { TicketForOffice } from "../office-views.ts";

/** Who asks, and what leads on from there. */
export function TicketAsker({ ticket }: { readonly ticket: TicketForOffice }) {
  const { shell, words } = useOffice();
  const { email, phone, customerId, order } = ticket;
  return (
    <Section title={words.messages.from}>
      <p className="muted breaks">{[email, phone && phoneShown(phone)].filter(Boolean).join(" · ")}</p>
      {phone && (
        <p className="reach">
          <a href={`tel:${phone}`} className="button button-quiet button-small">
            <Icon name="phone" /> {words.order.call}
          </a>
          <a
            href={whatsappOf(ticket, phone, shell.shop.name)}
            className="button button-quiet button-small"
            rel="noreferrer"
          >
            <Icon name="whatsapp" /> {words.messages.whatsapp}
          </a>
        </p>
      )}
      {customerId && (
        <p>
          <a href={officePath(`customers/${customerId}`)} className="link-row">
            {words.messages.customer}
          </a>
        </p>
      )}
      {order && (
        <p className="breaks">
          {order.canSee ? (
            <a href={officePath(`orders/${encodeURIComponent(order.number)}#change`)} className="link-row">
              {words.messages.order(order.number)}
            </a>
          ) : (
            words.messages.order(order.number)
          )}
          {!order.isOwn && <span className="row-facts">{words.messages.orderUnproven}</span>}
        </p>
      )}
    </Section>
  );
}

/** With words ready, in the language in which they wrote. */
function whatsappOf({ lang, name, number }: TicketForOffice, phone: string, shop: string): string {
  const text = textsOf(lang).manage.messages.whatsappWords(name, shop, number);
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
