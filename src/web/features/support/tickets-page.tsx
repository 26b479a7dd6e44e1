import { policyPath } from "#contract/policies.ts";
import type { TicketListView } from "#contract/ticket-view.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, none, write, tickets } = list;
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} />
      <h1 className="mb-6 text-3xl">{title}</h1>
      {tickets.length === 0 ? (
        <p className="mb-6 text-muted">{none}</p>
      ) : (
        <ul className="mb-6">
          {tickets.map(({ number, href, facts }) => (
            <li key={number} className="border-t border-line">
              <PlainLink href={href} className="block min-h-11 py-3">
                <b>{number}</b>
                <span className="block text-muted">{facts}</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={`${policyPath("contact")}#write`}>{write}</LinkButton>
      <PageScene name="store" />
    </div>
  );
}
