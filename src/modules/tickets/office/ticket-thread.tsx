import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { minute } from "#web/ui/format-dates.ts";
import type { TicketForOffice } from "../office-views.ts";

export function TicketThread({ ticket }: { readonly ticket: TicketForOffice }) {
  const { shell, words } = useOffice();
  return (
    <Section title={words.messages.thread}>
      <ol className="thread">
        {ticket.messages.map(({ kind, words: text, by, at }) => (
          <li key={`${at}${kind}`} className={`said said-${kind}`}>
            <p className="as-typed breaks">
              <AsWritten text={text} />
            </p>
            <span className="row-facts">
              {kind === "note" && `${words.messages.note} · `}
              {kind === "words" ? ticket.name : actorName(by, words.order)} · {minute(at, shell.lang)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
