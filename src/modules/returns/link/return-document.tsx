import { textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { linkHtml } from "#links/link-html.tsx";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { day } from "#web/ui/format-dates.ts";
import type { ReturnPageView } from "../views.ts";
import { RefundSteps } from "./public/refund-steps.tsx";
import { ReturnForm } from "./return-form.tsx";
import { ReturnState } from "./return-state.tsx";

/** What a customer sees behind the link of a return. */
export function returnPage(request: LinkPageRequest<ReturnPageView>): string {
  return linkHtml(request.shell.lang, <ReturnDocument {...request} />);
}

function ReturnDocument({ view, shell, nonce, path, now, problem }: LinkPageRequest<ReturnPageView>) {
  const { returns: words } = textsOf(shell.lang);
  const isOpen = view.lines.some(({ most }) => most > 0);
  // All of it may have come back long before its days are over.
  const isOver = view.lines.every(({ until: last }) => last === null || last < now);
  const until = Math.max(...view.lines.map(({ most, until: last }) => (most > 0 ? (last ?? 0) : 0)));
  return (
    <LinkDocument title={words.title(view.number)} order={view} call={words.help} {...{ shell, nonce, path }}>
      {view.returns.length > 0 && (
        <section aria-labelledby="yours" className="returns-yours">
          <h2 id="yours">{words.yours}</h2>
          {view.returns.toReversed().map((one) => (
            <ReturnState key={one.id} one={one} lang={shell.lang} sendTo={view.sendTo} problem={problem} />
          ))}
        </section>
      )}
      <RefundSteps refunds={view.refunds} lang={shell.lang} />
      {isOpen ? (
        <>
          <p>{words.lead(day(until, shell.lang))}</p>
          <ReturnForm view={view} lang={shell.lang} problem={problem} />
        </>
      ) : (
        <p className="above-l muted">{isOver ? words.isOver : words.nothingLeft}</p>
      )}
    </LinkDocument>
  );
}
