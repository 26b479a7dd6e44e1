import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { LinkGoods } from "#links/link-goods.tsx";
import { linkHtml } from "#links/link-html.tsx";
import type { PayPageView } from "#modules/orders/pay-view.ts";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { UpiPart } from "./upi-part.tsx";
import script from "./watch-pay.ts?worker&url";

/** What a customer sees behind a payment link. */
export function payPage(request: LinkPageRequest<PayPageView>): string {
  return linkHtml(request.shell.lang, <PayDocument {...request} />);
}

function PayDocument({ view, shell, nonce, path, now, problem }: LinkPageRequest<PayPageView>) {
  const words = textsOf(shell.lang);
  const { pay } = words;
  return (
    <LinkDocument
      title={pay.title(view.number)}
      order={view}
      call={pay.call}
      {...{ shell, nonce, path }}
      isCheckout={view.state === "open"}
      {...(view.state === "open" && { script })}
    >
      {view.together.length > 0 && <p>{pay.together(view.together.join(", "), view.together.length)}</p>}
      <PaymentState view={view} now={now} problem={problem} words={words} lang={shell.lang} />
      <LinkGoods view={view} names={pay} lang={shell.lang} />
    </LinkDocument>
  );
}

type PaymentStateProps = Pick<LinkPageRequest<PayPageView>, "view" | "now" | "problem"> & {
  readonly words: ServerTexts;
  readonly lang: Lang;
};

/** Where it stands, and the one button. */
function PaymentState({ view, now, problem, words: { pay }, lang }: PaymentStateProps) {
  const { state, url, upiLink, upiCode, isMock, isBuyer, bill, until } = view;
  if (state !== "open")
    return (
      <div className={`pay-state pay-${state}`} role="status">
        <p>
          <Icon name={state === "paid" ? "done" : "alert"} /> <b>{pay[state]}</b>
        </p>
        <p>{pay[`${state}Hint`]}</p>
        {state === "ended" && isBuyer && (
          <p>
            <a href={paths.cart()}>{pay.toCart}</a>
          </p>
        )}
      </div>
    );
  const amount = pay.pay(formatRupees(bill.total));
  return (
    <div className="pay-open">
      {problem && (
        <p role="alert" className="strip strip-error">
          <Icon name="alert" /> {problem.message}
        </p>
      )}
      <p>{pay.open(minute(until, lang))}</p>
      {upiLink !== null && upiCode !== null && (
        <UpiPart link={upiLink} code={upiCode} amount={formatRupees(bill.total)} words={pay} />
      )}
      {upiLink === null && url !== null && (
        <a href={url} className="button button-primary button-large" rel="noreferrer">
          {amount}
        </a>
      )}
      <form method="post">
        {url === null && upiLink === null ? (
          <button type="submit" className="button button-primary button-large">
            {isMock ? amount : pay.make}
          </button>
        ) : (
          <p className="pay-look">
            <span className="muted">{pay.notYet}</span>{" "}
            <button type="submit" className="button button-quiet">
              {pay.look}
            </button>
          </p>
        )}
      </form>
      <OtherMethods view={view} words={pay} />
      {!isMock && (
        <p className="muted" data-pay-left={until - now} role="status" hidden>
          {pay.byItself}
        </p>
      )}
      {isMock && <p className="muted">{pay.mock}</p>}
    </div>
  );
}

/** Beside UPI: the gateway's own page, or for who has an account the tiles beside the cart. */
function OtherMethods({ view, words }: { readonly view: PayPageView; readonly words: ServerTexts["pay"] }) {
  if (view.upiLink === null || !(view.url !== null || view.isBuyer)) return null;
  return (
    <p>
      {view.url === null ? (
        <a href={paths.cart()}>{words.otherWay}</a>
      ) : (
        <a href={view.url} className="button button-quiet" rel="noreferrer">
          {words.cardOrBank}
        </a>
      )}
    </p>
  );
}
