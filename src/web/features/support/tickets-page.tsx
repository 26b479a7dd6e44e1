import { policyPath } from "#contract/policies.ts";
import type { TicketListView } from "#contract/ticket-view.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, none, noneText, write, tickets } = list;
  const toWrite = `${policyPath("contact")}#write`;
  if (tickets.length === 0)
    return (
      <div className="page-width py-8 lg:py-12">
        <PageHead title={title} />
        <h1 className="text-3xl">{title}</h1>
        <EmptyState scene="store" title={none} text={noneText}>
          <LinkButton to={toWrite}>{write}</LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} />
      <h1 className="mb-6 text-3xl">{title}</h1>
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
      <LinkButton to={toWrite} className="mt-6">
        {write}
      </LinkButton>
      <PageScene name="store" />
    </div>
  );
}
