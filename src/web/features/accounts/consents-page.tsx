import type { ConsentsView } from "#contract/consents-view.ts";
import { paths } from "#contract/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

/** Plain forms: taking back is the same press as giving. */
export function ConsentsPage({ view }: { readonly view: ConsentsView }) {
  const { title, lead, back, consents, history } = view;
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} />
      <PlainLink href={paths.profile()} className="inline-flex min-h-11 items-center">
        ‹ {back}
      </PlainLink>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {consents.map(({ purpose, name, words, isGiven, standing, button, needs }) => (
          <section key={purpose} className="card p-5 sm:p-6" aria-labelledby={purpose}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id={purpose} className="text-xl">
                {name}
              </h2>
              <Badge look={isGiven ? "leaf" : "plain"}>{standing}</Badge>
            </div>
            <p className="mt-2 mb-3">{words}</p>
            {button === null ? (
              <p className="text-muted">{needs}</p>
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
        <section className="card p-5 sm:p-6 lg:col-span-2">
          <h2 className="text-xl">{history.title}</h2>
          {history.lines.length === 0 && <p className="mt-1 text-muted">{history.none}</p>}
          <ul className="mt-2 grid gap-1">
            {history.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
