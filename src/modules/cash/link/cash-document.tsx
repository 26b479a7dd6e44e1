import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { linkHtml } from "#links/link-html.tsx";
import { findOrderPath } from "#modules/orders/rules/order-links.ts";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { TextField } from "#web/ui/field.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { cashCodeEndpoints } from "../endpoints.ts";
import type { CashView } from "../views.ts";

/** Where the buyer of a cash order types the code that went to the phone. */
export function cashPage(request: LinkPageRequest<CashView>): string {
  return linkHtml(request.shell.lang, <CashDocument {...request} />);
}

function CashDocument({ view, shell, nonce, path, problem }: LinkPageRequest<CashView>) {
  const { cash } = textsOf(shell.lang);
  return (
    <LinkDocument title={cash.title(view.number)} order={view} call={cash.call} {...{ shell, nonce, path }}>
      {view.state === "open" ? (
        <CashQuestion view={view} lang={shell.lang} problem={problem} />
      ) : (
        <CashConfirmed view={view} lang={shell.lang} isKnown={shell.user !== null} />
      )}
    </LinkDocument>
  );
}

type Part = Pick<LinkPageRequest<CashView>, "view"> & { readonly lang: Lang };

function CashQuestion({ view, lang, problem }: Part & Pick<LinkPageRequest<CashView>, "problem">) {
  const { cash } = textsOf(lang);
  const { isSent, phoneEnd, pieces, isCollected, totalPaise, until } = view;
  const sum = isCollected ? cash.sumAtCounter : cash.sum;
  const isCode = problem?.call === cashCodeEndpoints.confirm.name;
  const error = isCode && problem.field === "code" ? problem.message : undefined;
  return (
    <div className="pay-open">
      <h2>{cash.open}</h2>
      <p>{sum(pieces, formatRupees(totalPaise))}</p>
      {problem && error === undefined && (
        <p role="alert" className="strip strip-error">
          <Icon name="alert" /> {problem.message}
        </p>
      )}
      <p role="status">{isSent ? cash.sentTo(phoneEnd) : cash.notSent(phoneEnd)}</p>
      {isSent && (
        <form method="post" className="pay-open" noValidate>
          <input type="hidden" name="call" value={cashCodeEndpoints.confirm.name} />
          <TextField
            label={cash.code}
            name="code"
            error={error}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            autoFocus
          />
          <button type="submit" className="button button-primary button-large">
            {cash.confirm}
          </button>
        </form>
      )}
      <form method="post">
        <input type="hidden" name="call" value={cashCodeEndpoints.again.name} />
        <button type="submit" className={`button ${isSent ? "button-quiet" : "button-primary button-large"}`}>
          {isSent ? cash.again : cash.first}
        </button>
      </form>
      <p className="muted">{cash.until(minute(until, lang))}</p>
    </div>
  );
}

function CashConfirmed({
  view: { state, orderId, isCollected, totalPaise },
  lang,
  isKnown,
}: Part & { readonly isKnown: boolean }) {
  const { cash } = textsOf(lang);
  const hint = isCollected ? cash.confirmedAtCounter : cash.confirmedHint;
  const isConfirmed = state === "confirmed";
  // Who bought as a guest finds it by number and phone.
  const toOrder = isKnown ? paths.order(orderId) : findOrderPath();
  return (
    <>
      <div className="pay-state" role="status">
        <p>
          <Icon name={isConfirmed ? "done" : "alert"} /> <b>{isConfirmed ? cash.confirmed : cash.ended}</b>
        </p>
        <p>{isConfirmed ? hint(formatRupees(totalPaise)) : cash.endedHint}</p>
      </div>
      <p>
        <a href={isConfirmed ? toOrder : paths.home()} className="button button-primary button-large">
          {isConfirmed ? cash.toOrder : cash.toShop}
        </a>
      </p>
    </>
  );
}
