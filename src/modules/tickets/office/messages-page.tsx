import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { minute } from "#web/ui/format-dates.ts";
import type { ticketOfficeEndpoints } from "../office-endpoints.ts";
import type { TicketCard } from "../office-views.ts";
import { type TicketState, ticketStates } from "../rules/ticket.ts";
import { TicketClock } from "./ticket-clock.tsx";

type MessagesPageProps = Pick<AnswerOf<typeof ticketOfficeEndpoints.list>, "tickets" | "next" | "counts"> & {
  readonly filter: Readonly<Record<string, string>>;
  readonly now: number;
};

export function MessagesPage({ tickets, next, counts, filter, now }: MessagesPageProps) {
  const { messages: words } = useOffice().words;
  const path = officePath("messages");
  const state = ticketStates.find((one) => one === filter.state) ?? "waiting";
  return (
    <>
      <h1>{words.title}</h1>
      <SearchForm label={words.searchLabel} hint={words.searchHint} search={filter.search} clear={path} />
      {!filter.search && <Tabs state={state} counts={counts} />}
      {tickets.length === 0 && filter.search && (
        <NothingHere scene="search" title={words.noneFound} text={words.noneFoundHint} />
      )}
      {tickets.length === 0 && !filter.search && (
        <NothingHere scene="done" title={words.none[state]} text={words.noneHint} />
      )}
      {tickets.length > 0 && (
        <ul className="rows">
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} now={now} isMixed={Boolean(filter.search)} />
          ))}
        </ul>
      )}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{words.more}</a>
        </p>
      )}
    </>
  );
}

type TabsProps = Pick<MessagesPageProps, "counts"> & { readonly state: TicketState };

function Tabs({ state, counts }: TabsProps) {
  const { messages: words, count } = useOffice().words;
  const path = officePath("messages");
  return (
    <nav aria-label={words.title} className="tabs">
      <ul>
        {ticketStates.map((one) => (
          <li key={one}>
            <a href={`${path}?state=${one}`} aria-current={one === state ? "page" : undefined}>
              {words.states[one]}{" "}
              <span className="tab-count">{count(counts[one].count, counts[one].isMore)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TicketRowProps = {
  readonly ticket: TicketCard;
  readonly now: number;
  /** Of several states. */
  readonly isMixed: boolean;
};

function TicketRow({ ticket, now, isMixed }: TicketRowProps) {
  const { shell, words } = useOffice();
  const { number, kind, state, name, words: text, clock, changedAt } = ticket;
  return (
    <li className="row">
      <a href={officePath(`messages/${number}`)} className="row-link" data-row>
        <span className="row-head">
          <b className="truncate">
            <AsWritten text={name} />
          </b>
          <span className={kind === "grievance" ? "badge badge-danger" : "badge"}>
            {words.messages.kinds[kind]}
          </span>
          <span className="number push">{number}</span>
        </span>
        <span className="row-said">
          <AsWritten text={text} />
        </span>
        <span className="row-facts">
          {isMixed && `${words.messages.states[state]} · `}
          {clock ? <TicketClock clock={clock} now={now} /> : minute(changedAt, shell.lang)}
        </span>
      </a>
    </li>
  );
}
