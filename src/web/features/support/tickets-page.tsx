import type { ReactNode } from "react";
import { policyPath } from "#contract/policies.ts";
import type { TicketListView } from "#contract/ticket-view.ts";
import { AccountStyle } from "#web/features/accounts/parts/account-style.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { AboutOrder } from "./about-order.tsx";
import { QuickWays } from "./quick-ways.tsx";

/** Answers first, beside them what somebody wrote and heard; who has written comes for that first. */
export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, tickets, about, help, talk, write } = list;
  const hasWritten = tickets.length > 0;
  return (
    <div className="page-width py-8 lg:py-12">
      <AccountStyle />
      <PageHead title={title} />
      <h1 className="mb-6 text-3xl">{title}</h1>
      <div className="page-columns">
        <QuickWays
          ways={talk.map(({ by, href, short }) => ({ by, href, name: short }))}
          write={{ to: toForm, name: write }}
        />
        {hasWritten && <OwnTickets {...list} />}
        <div className="page-main grid gap-6">
          {about && <AboutOrder about={about} />}
          <Help {...help} />
        </div>
        {!hasWritten && <NoneYet {...list} />}
      </div>
    </div>
  );
}

function OwnTickets({ own, tickets, write }: TicketListView) {
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="own">
      <h2 id="own" className="mb-3 text-xl">
        {own}
      </h2>
      <ul className="row-links">
        {tickets.map(({ number, href, facts }) => (
          <li key={number}>
            <PlainLink href={href} className="row-link">
              <span className="min-w-0 flex-1">
                <b>{number}</b>
                <span className="block text-balance text-muted">{facts}</span>
              </span>
              <Icon name="chevron-right" />
            </PlainLink>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <WriteLink>{write}</WriteLink>
      </p>
    </section>
  );
}

function NoneYet({ none, noneText, write, talk }: TicketListView) {
  return (
    <div className="card empty-state page-aside p-5">
      <Scene name="store" />
      <h2 className="text-xl">{none}</h2>
      <p className="text-muted">{noneText}</p>
      <WriteLink>{write}</WriteLink>
      <p className="flex flex-wrap justify-center gap-x-5 max-lg:hidden">
        {talk.map(({ by, href, name }) => (
          <a key={by} href={href} rel="noreferrer" className="link-quiet flex min-h-11 items-center gap-2">
            <Icon name={by} className="text-accent" /> {name}
          </a>
        ))}
      </p>
    </div>
  );
}

const toForm = `${policyPath("contact")}#write`;

function WriteLink({ children }: { readonly children: ReactNode }) {
  return <LinkButton to={toForm}>{children}</LinkButton>;
}

/** Of an order, a return, a delivery, a change of mind, the money, an answer. */
const helpIcons: readonly IconName[] = ["package", "return", "truck", "close", "card", "mail"];

function Help({ title, answers }: TicketListView["help"]) {
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="help">
      <h2 id="help" className="mb-3 text-xl">
        {title}
      </h2>
      <div className="row-links">
        {answers.map(({ question, text, to }, at) => (
          <details key={question} open={at === 0}>
            <summary className="row-link">
              <Icon name={helpIcons[at] ?? "info"} /> {question}{" "}
              <Icon name="chevron-down" className="turns" />
            </summary>
            <p className="pb-4">
              {text}{" "}
              {to && (
                <ShopLink to={to.href} className="link">
                  {to.name}
                </ShopLink>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
