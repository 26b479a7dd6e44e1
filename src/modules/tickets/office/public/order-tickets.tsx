import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { OrderPart } from "#modules/orders/office/public/order-parts.ts";
import { minute } from "#web/ui/format-dates.ts";

/** What was written about it, each with its own page. */
export function OrderTickets({ order: { tickets = [] } }: OrderPart) {
  const { shell, words } = useOffice();
  const { messages } = words;
  if (tickets.length === 0) return null;
  return (
    <Section title={messages.title}>
      <ul className="rows">
        {tickets.map(({ number, kind, state, words: last, askedAt }) => (
          <li key={number} className="row">
            <a href={officePath(`messages/${number}`)} className="row-link" data-row>
              <span className="row-head">
                <b>{messages.kinds[kind]}</b> <span>{messages.states[state]}</span>
                <span className="number push">{number}</span>
              </span>
              <span className="as-typed">
                <AsWritten text={last} />
              </span>
              <span className="row-facts">{minute(askedAt, shell.lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
