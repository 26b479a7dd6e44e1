import { renderToString } from "react-dom/server";
import { formatRupees } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import type { PayPageAsked } from "#server/pay-door.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DocumentHead } from "../frame/document-head.tsx";
import { Bill } from "../parts/bill.tsx";
import { Thumb } from "../parts/thumb.tsx";
import { minute } from "../parts/when.ts";

/** What a customer sees behind a payment link. */
export function payPage(asked: PayPageAsked): string {
  return `<!doctype html>${renderToString(<PayDocument {...asked} />)}`;
}

function PayDocument({ view, shell, nonce, path, problem }: PayPageAsked) {
  const words = textsOf(shell.lang);
  const { pay } = words;
  const other = shell.lang === "hi" ? "en" : "hi";
  const { phone } = shell.shop.contact;
  return (
    <html lang={shell.lang}>
      <DocumentHead title={pay.title(view.number)} nonce={nonce} shell={shell} />
      <body className="pay">
        <header className="pay-top">
          <a href={paths.home()} className="top-name">
            <span className="truncate">{shell.shop.name}</span>
          </a>
          <form method="post" action={paths.language()}>
            <input type="hidden" name="next" value={path} />
            <button
              type="submit"
              name="lang"
              value={other}
              lang={other}
              className="language button button-bare button-small"
            >
              {other === "en" ? "English" : "हिन्दी"}
            </button>
          </form>
        </header>
        <main>
          <h1>{pay.title(view.number)}</h1>
          <Standing view={view} problem={problem} words={words} lang={shell.lang} />
          <h2>{pay.goods}</h2>
          <ul className="rows">
            {view.lines.map(({ title, colour, size, quantity, unitPaise, picture }) => (
              <li key={`${title}${colour}${size}`} className="row goods">
                <Thumb picture={picture as PictureView | null} />
                <span className="min-w-0 flex-1">
                  <b>
                    {quantity} × {title}
                  </b>
                  <span className="row-facts">{[colour, size].filter(Boolean).join(" · ")}</span>
                </span>
                <span className="sum">{formatRupees(unitPaise * quantity)}</span>
              </li>
            ))}
          </ul>
          <Bill bill={view.bill} names={pay} charges={words.charges} />
          {phone && (
            <p className="text-muted">
              {pay.call} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  );
}

type StandingProps = Pick<PayPageAsked, "view" | "problem"> & {
  readonly words: ServerTexts;
  readonly lang: "en" | "hi";
};

/** Where it stands, and the one button. */
function Standing({ view, problem, words: { pay }, lang }: StandingProps) {
  const { state, url, isMock, bill, until } = view;
  if (state !== "open")
    return (
      <div className={`pay-state pay-${state}`} role="status">
        <p>
          <Icon name={state === "paid" ? "done" : "alert"} /> <b>{pay[state]}</b>
        </p>
        <p>{pay[`${state}Hint`]}</p>
      </div>
    );
  const amount = pay.pay(formatRupees(bill.total));
  return (
    <div className="pay-open">
      {problem && (
        <p role="alert" className="strip strip-error">
          <Icon name="alert" /> {problem}
        </p>
      )}
      <p>{pay.open(minute(until, lang))}</p>
      {url !== null && (
        <a href={url} className="button button-primary button-large" rel="noreferrer">
          {amount}
        </a>
      )}
      <form method="post">
        {url === null ? (
          <button type="submit" className="button button-primary button-large">
            {isMock ? amount : pay.make}
          </button>
        ) : (
          <p className="pay-look">
            <span className="text-muted">{pay.notYet}</span>{" "}
            <button type="submit" className="button button-quiet button-small">
              {pay.look}
            </button>
          </p>
        )}
      </form>
      {isMock && <p className="text-muted">{pay.mock}</p>}
    </div>
  );
}
