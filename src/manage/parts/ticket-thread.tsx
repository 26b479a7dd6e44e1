import type { TicketAtDesk } from "#contract/desk-view.ts";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "./as-written.tsx";
import { doerName } from "./doer-name.ts";
import { Section } from "./section.tsx";
import { minute } from "./when.ts";

export function TicketThread({ ticket }: { readonly ticket: TicketAtDesk }) {
  const { shell, words } = useOffice();
  return (
    <Section title={words.messages.thread}>
      <ol className="thread">
        {ticket.messages.map(({ kind, words: said, by, at }) => (
          <li key={`${at}${kind}`} className={`said said-${kind}`}>
            <p className="as-typed breaks">
              <AsWritten text={said} />
            </p>
            <span className="row-facts">
              {kind === "note" && `${words.messages.note} · `}
              {kind === "words" ? ticket.name : doerName(by, words.order)} · {minute(at, shell.lang)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
