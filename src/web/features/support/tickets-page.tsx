import { policyPath } from "#contract/policies.ts";
import type { TicketListView } from "#contract/ticket-view.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, none, noneText, write, tickets } = list;
  const toWrite = `${policyPath("contact")}#write`;
  const way = <LinkButton to={toWrite}>{write}</LinkButton>;
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} />
      {tickets.length === 0 ? (
        <EmptyState scene="store" heading="h1" title={none} text={noneText}>
          {way}
        </EmptyState>
      ) : (
        <>
          <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <h1 className="text-3xl">{title}</h1>
            {way}
          </header>
          <ul className="grid gap-3">
            {tickets.map(({ number, href, facts }) => (
              <li key={number} className="card">
                <PlainLink href={href} className="flex min-h-11 items-center gap-3 p-5">
                  <span className="min-w-0 flex-1">
                    <b>{number}</b>
                    <span className="block text-muted">{facts}</span>
                  </span>
                  <Icon name="chevron-right" className="text-muted" />
                </PlainLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
