import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { actorName } from "./actor-name.ts";
import { AsWritten } from "./as-written.tsx";
import type { OrderPart } from "./order-parts.ts";
import { Section } from "./section.tsx";

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
