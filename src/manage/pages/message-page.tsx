import { messagesCalls } from "#contract/calls/messages.ts";
import type { TicketAtDesk } from "#contract/desk-view.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "../parts/as-written.tsx";
import { BackTo } from "../parts/back-to.tsx";
import { Section } from "../parts/section.tsx";
import { TicketAsker } from "../parts/ticket-asker.tsx";
import { TicketClock } from "../parts/ticket-clock.tsx";
import { TicketDeeds } from "../parts/ticket-deeds.tsx";
import { TicketThread } from "../parts/ticket-thread.tsx";
import { minute } from "../parts/when.ts";

export type TicketPart = { readonly ticket: TicketAtDesk };

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
      {roleHolds(role, messagesCalls.answer.right) && <TicketDeeds ticket={ticket} />}
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
