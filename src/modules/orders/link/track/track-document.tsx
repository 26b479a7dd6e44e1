import { textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { LinkGoods } from "#links/link-goods.tsx";
import { linkHtml } from "#links/link-html.tsx";
import { changedBill } from "#modules/orders/rules/changed-bill.ts";
import type { TrackPageView } from "#modules/orders/track-page-view.ts";
import { RefundSteps } from "#modules/returns/link/public/refund-steps.tsx";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { minute } from "#web/ui/format-dates.ts";
import { TrackChange } from "./track-change.tsx";
import { TrackFacts } from "./track-facts.tsx";
import { TrackKeep } from "./track-keep.tsx";
import { TrackState } from "./track-state.tsx";

/** What whoever holds a tracking link sees. */
export function trackPage(request: LinkPageRequest<TrackPageView>): string {
  return linkHtml(request.shell.lang, <TrackDocument {...request} />);
}

function TrackDocument({ view, shell, nonce, path, problem }: LinkPageRequest<TrackPageView>) {
  const { lang } = shell;
  const { track: words, orders } = textsOf(lang);
  const names: Readonly<Record<string, string>> = orders.status;
  return (
    <LinkDocument title={words.title(view.number)} order={view} call={words.help} {...{ shell, nonce, path }}>
      <TrackState view={view} lang={lang} isThanks={view.isThanks} />
      {view.isGuests && <TrackKeep view={view} lang={lang} problem={problem} path={path} />}
      <TrackFacts view={view} lang={lang} />
      <LinkGoods
        view={view}
        names={words}
        lang={lang}
        changed={changedBill({ ...view, total: view.bill.total }, orders.bill)}
      />
      <div className="track-ways">
        {view.hasInvoice && (
          <a href={view.invoicePath} className="button button-quiet">
            {words.invoice}
          </a>
        )}
        {view.returnPath && (
          <a href={view.returnPath} className="button button-quiet">
            {words.back}
          </a>
        )}
      </div>
      {view.hasInvoice && <p className="muted small">{words.invoiceHint}</p>}
      <TrackChange view={view} lang={lang} problem={problem} path={path} />
      <RefundSteps refunds={view.refunds} lang={lang} />
      <h2>{words.history}</h2>
      <ol className="history">
        {view.events.map(({ status, at }) => (
          <li key={`${status}${at}`}>
            <b>{names[status] ?? status}</b> <span className="row-facts">{minute(at, lang)}</span>
          </li>
        ))}
      </ol>
    </LinkDocument>
  );
}
