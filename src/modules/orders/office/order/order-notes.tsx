import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { ActionArea } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { about, can, type OrderPart } from "../public/order-parts.ts";

export function OrderNotes({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const { notes = [] } = order;
  const canWrite = can(order, "note") || can(order, "message");
  if (notes.length === 0 && !canWrite) return null;
  return (
    <Section title={words.order.notes}>
      {notes.length > 0 && (
        <ul className="history below-m">
          {notes.map(({ kind, words: text, by, at }) => (
            <li key={at}>
              <p className="as-typed">
                <AsWritten text={text} />
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
