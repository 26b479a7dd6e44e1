import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { ticketOfficeEndpoints } from "../office-endpoints.ts";
import type { TicketForOffice } from "../office-views.ts";
import { TicketActions } from "./ticket-actions.tsx";
import { TicketAsker } from "./ticket-asker.tsx";
import { TicketClock } from "./ticket-clock.tsx";
import { TicketThread } from "./ticket-thread.tsx";

export type TicketPart = { readonly ticket: TicketForOffice };

export function MessagePage({ ticket, now }: TicketPart & { readonly now: number }) {
  const { words, role } = useOffice();
  const { messages } = words;
  const { number, name, kind, state, clock } = ticket;
  return (
    <>
      <BackTo to={`messages?state=${state}`} name={messages.back} />
      <div className="head-row">
        <h1 className="shrinks breaks">
          <AsWritten text={name} />
        </h1>
        <span className={kind === "grievance" ? "badge badge-danger" : "badge"}>{messages.kinds[kind]}</span>
        <span className={`badge ${state === "waiting" ? "badge-accent" : "badge-leaf"}`}>
          {messages.states[state]}
        </span>
      </div>
      <p className="muted">
        {number}
        {clock && " · "}
        {clock && <TicketClock clock={clock} now={now} />}
      </p>
      <TicketAsker ticket={ticket} />
      <TicketThread ticket={ticket} />
      {roleHolds(role, ticketOfficeEndpoints.answer.right) && <TicketActions ticket={ticket} />}
      <Law ticket={ticket} />
    </>
  );
}

function Law({ ticket: { law } }: TicketPart) {
  const { shell, words } = useOffice();
  if (!law) return null;
  const { acknowledgeBy, acknowledgedAt, resolveBy } = law;
  const dates = words.messages.law;
  const when = (at: number) => minute(at, shell.lang);
  return (
    <Section title={dates.title}>
      <ul className="history">
        <li>
          {acknowledgedAt === null
            ? dates.acknowledge(when(acknowledgeBy))
            : dates.acknowledged(when(acknowledgedAt))}
        </li>
        <li>{dates.resolve(when(resolveBy))}</li>
      </ul>
    </Section>
  );
}
