import { useContext } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { useDates } from "#modules/orders/shop/public/order-dates.ts";
import { useOrderTexts } from "#modules/orders/shop/public/order-texts.ts";
import type { ReturnLineView } from "#modules/returns/views.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Amount } from "#web/ui/price.tsx";
import { TranslationContext } from "#web/ui/words.ts";

/** What comes back of an order, the way to more of it, and the money with the bank's own number. */
export function OrderReturns({ order }: { readonly order: OrderView }) {
  const { returns: words } = useOrderTexts();
  const { day } = useDates();
  const { returns, refunds, returnPath } = order;
  const isHindi = useContext(TranslationContext)?.lang === "hi";
  const nameOf = ({ title, titleHi }: ReturnLineView) => (isHindi && titleHi) || title;
  if (returns.length === 0 && refunds.length === 0 && returnPath === null) return null;
  return (
    <section className="card padded" aria-labelledby="order-returns">
      <h2 id="order-returns" className="below-m title-3">
        {words.title}
      </h2>
      <ul className="stack gap-s">
        {returns.map(({ id, state, lines, changedAt, newNumber }) => (
          <li key={id}>
            <b>{words.state[state]}</b>{" "}
            <span className="muted">
              {[
                day(changedAt),
                lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join(", "),
                newNumber && words.newOrder(newNumber),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
        {refunds.map(({ paise, state, askedAt, changedAt, bankReference }) => (
          <li key={`${askedAt} ${paise}`}>
            <b>
              <Amount of={formatRupees(paise)} />
            </b>{" "}
            {words.money[state]}{" "}
            <span className="muted">
              {[day(changedAt), bankReference && words.bank(bankReference)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {order.creditNotes.map((number) => (
        <a
          key={number}
          href={`/api${ordersEndpoints.invoice.path.replace("{id}", order.id)}?number=${encodeURIComponent(number)}`}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass("quiet")} return-paper above-l screen-only`}
        >
          <Icon name="download" /> {words.creditNote(number)}
        </a>
      ))}
      {returnPath !== null && (
        <PlainLink href={returnPath} className={`${buttonClass("quiet")} above-l screen-only`}>
          {returns.length > 0 ? words.see : words.ask}
        </PlainLink>
      )}
    </section>
  );
}
