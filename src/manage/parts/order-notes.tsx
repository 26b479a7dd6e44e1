import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionArea } from "./action-field.tsx";
import { ActionFold } from "./action-fold.tsx";
import { actorName } from "./actor-name.ts";
import { AsWritten } from "./as-written.tsx";
import { about, can, type OrderPart } from "./order-parts.ts";
import { Section } from "./section.tsx";

export function OrderNotes({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const { notes = [] } = order;
  const canWrite = can(order, "note") || can(order, "message");
  if (notes.length === 0 && !canWrite) return null;
  return (
    <Section title={words.order.notes}>
      {notes.length > 0 && (
        <ul className="history below-m">
          {notes.map(({ kind, words: said, by, at }) => (
            <li key={at}>
              <p className="as-typed">
                <AsWritten text={said} />
              </p>
              <span className="row-facts">
                {words.order.noteKind[kind]} · {minute(at, shell.lang)} · {actorName(by, words.order)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {can(order, "note") && (
        <ActionFold
          title={words.order.addNote}
          press={words.order.writeNote}
          endpoint={fulfilmentEndpoints.note}
          input={about(order)}
        >
          {(state) => <ActionArea state={state} name="words" label={words.order.note} />}
        </ActionFold>
      )}
      {can(order, "message") && (
        <ActionFold
          title={words.order.addLetter}
          press={words.order.writeLetter}
          endpoint={fulfilmentEndpoints.message}
          input={about(order)}
        >
          {(state) => <ActionArea state={state} name="words" label={words.order.letter} />}
        </ActionFold>
      )}
    </Section>
  );
}
