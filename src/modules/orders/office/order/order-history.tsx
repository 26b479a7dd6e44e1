import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/parts/actor-name.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { minute } from "#web/ui/format-dates.ts";
import type { OrderPart } from "../public/order-parts.ts";

export function OrderHistory({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const states: Readonly<Record<string, string>> = { ...words.state, ...words.happened };
  return (
    <Section title={words.order.history}>
      <ol className="history">
        {order.events.map(({ what, by, note, at, version }) => (
          <li key={`${what}${at}${version}`}>
            <b>{states[what] ?? what}</b> {note && <AsWritten text={note} />}
            <span className="row-facts">
              {minute(at, shell.lang)} · {actorName(by, words.order)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
