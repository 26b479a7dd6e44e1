import type { ReactNode } from "react";
import { AccountStyle } from "#modules/accounts/shop/public/account-style.tsx";
import { policyPath } from "#modules/policies/rules/policy-pages.ts";
import { ReadingStyle } from "#modules/policies/shop/public/reading-style.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { TicketListView } from "../page-views.ts";
import { AboutOrder } from "./about-order.tsx";
import { QuickContacts } from "./quick-contacts.tsx";

/** Answers first, beside them what somebody wrote and heard; who has written comes for that first. */
export function TicketsPage({ list }: { readonly list: TicketListView }) {
  const { title, tickets, about, help, talk, write } = list;
  const hasWritten = tickets.length > 0;
  return (
    <div className="page-width page-room">
      <AccountStyle />
      <ReadingStyle />
      <PageHead title={title} />
      <h1 className="below-xl title-1">{title}</h1>
      <div className="page-columns">
        <QuickContacts
          ways={talk.map(({ by, href, short }) => ({ by, href, name: short }))}
          write={{ to: toForm, name: write }}
        />
        {hasWritten && <OwnTickets {...list} />}
        <div className="page-main stack gap-xl">
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
    <section className="card padded" aria-labelledby="own">
      <h2 id="own" className="below-m title-3">
        {own}
      </h2>
      <ul className="row-links">
        {tickets.map(({ number, href, facts }) => (
          <li key={number}>
            <PlainLink href={href} className="row-link">
              <span className="grow">
                <b>{number}</b>
                <span className="block balanced muted">{facts}</span>
              </span>
              <Icon name="chevron-right" />
            </PlainLink>
          </li>
        ))}
      </ul>
      <p className="above-xl">
        <WriteLink>{write}</WriteLink>
      </p>
    </section>
  );
}

function NoneYet({ none, noneText, write, talk }: TicketListView) {
  return (
    <div className="card empty-state page-aside tickets-none">
      <Scene name="store" />
      <h2 className="title-3">{none}</h2>
      <p className="muted">{noneText}</p>
      <WriteLink>{write}</WriteLink>
      <p className="tickets-ways">
        {talk.map(({ by, href, name }) => (
          <a key={by} href={href} rel="noreferrer" className="link-quiet tickets-way line gap-s">
            <Icon name={by} className="accent" /> {name}
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
    <section className="card padded" aria-labelledby="help">
      <h2 id="help" className="below-m title-3">
        {title}
      </h2>
      <div className="row-links">
        {answers.map(({ question, text, to }, at) => (
          <details key={question} open={at === 0}>
            <summary className="row-link">
              <Icon name={helpIcons[at] ?? "info"} /> {question}{" "}
              <Icon name="chevron-down" className="turns" />
            </summary>
            <p className="tickets-more">
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
