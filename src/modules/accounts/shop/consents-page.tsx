import { paths } from "#contract/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import type { ConsentsView } from "../consents-view.ts";
import { AccountStyle } from "./public/account-style.tsx";

/** Plain forms: taking back is the same press as giving. */
export function ConsentsPage({ view }: { readonly view: ConsentsView }) {
  const { title, lead, back, consents, history } = view;
  return (
    <div className="page-width page-room">
      <AccountStyle />
      <PageHead title={title} />
      <PlainLink href={paths.profile()} className="target">
        ‹ {back}
      </PlainLink>
      <h1 className="title-1">{title}</h1>
      <p className="above-s below-xl muted">{lead}</p>
      <div className="consents stack gap-l">
        {consents.map(({ purpose, name, words, isGiven, state, button, needs }) => (
          <section key={purpose} className="card padded" aria-labelledby={purpose}>
            <div className="line gap-s wraps apart">
              <h2 id={purpose} className="title-3">
                {name}
              </h2>
              <Badge look={isGiven ? "leaf" : "plain"}>{state}</Badge>
            </div>
            <p className="above-s below-m">{words}</p>
            {button === null ? (
              <p className="muted">{needs}</p>
            ) : (
              <form method="post">
                <input type="hidden" name="purpose" value={purpose} />
                {!isGiven && <input type="hidden" name="given" value="on" />}
                <Button type="submit" look="quiet" aria-describedby={purpose}>
                  {button}
                </Button>
              </form>
            )}
          </section>
        ))}
        <section className="card consents-wide padded">
          <h2 className="title-3">{history.title}</h2>
          {history.lines.length === 0 && <p className="above-xs muted">{history.none}</p>}
          <ul className="stack gap-xs above-s">
            {history.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
