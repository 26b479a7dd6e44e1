import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Section } from "#manage/parts/section.tsx";
import type { OrderPart } from "#modules/orders/office/public/order-parts.ts";
import { minute } from "#web/ui/format-dates.ts";

/** What of it comes back, each with its own page. */
export function OrderReturns({ order: { returns = [] } }: OrderPart) {
  const { lang } = useOffice().shell;
  const { office, pieces: count } = textsOf(lang).returns;
  if (returns.length === 0) return null;
  return (
    <Section title={office.title}>
      <ul className="rows">
        {returns.map(({ id, state: now, wish, pieces, askedAt }) => (
          <li key={id} className="row">
            <a href={officePath(`returns/${id}`)} className="row-link" data-row>
              <span className="row-head">
                <b>{office.state[now]}</b> <span>{office.wish[wish]}</span>
              </span>
              <span className="row-facts">
                {count(pieces)} · {minute(askedAt, lang)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
