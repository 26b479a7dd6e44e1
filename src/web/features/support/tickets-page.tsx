import { policyPath } from "#contract/policies.ts";
import type { TicketListView } from "#contract/ticket-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, none, noneText, write, tickets, help } = list;
  const toWrite = `${policyPath("contact")}#write`;
  const way = <LinkButton to={toWrite}>{write}</LinkButton>;
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {tickets.length > 0 && way}
      </header>
      {tickets.length === 0 ? (
        <div className="card grid items-center gap-4 p-6 text-center sm:grid-cols-2 sm:text-start">
          <Scene name="store" />
          <div>
            <h2 className="text-2xl">{none}</h2>
            <p className="mt-2 mb-4 text-muted">{noneText}</p>
            {way}
          </div>
        </div>
      ) : (
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
      )}
      <Help {...help} />
    </div>
  );
}

/** Of an order, a return, a delivery. */
const helpIcons: readonly IconName[] = ["package", "return", "truck"];

function Help({ title, links }: TicketListView["help"]) {
  return (
    <nav aria-labelledby="help" className="mt-8">
      <h2 id="help" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {links.map(({ href, name }, at) => (
          <li key={href} className="card grid">
            <ShopLink to={href} className="flex min-h-11 items-center gap-3 p-5 font-semibold">
              <Icon name={helpIcons[at] ?? "info"} className="text-accent" />
              {name}
              <Icon name="chevron-right" className="ms-auto text-muted" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
