import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { paths } from "#contract/paths.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { DocumentHead } from "#manage/frame/document-head.tsx";
import type { ClosedPageRequest } from "#server/links/link-page.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageButtons } from "#web/ui/language-buttons.tsx";
import { ShopLogo } from "#web/ui/shop-logo.tsx";

type LinkDocumentProps = {
  readonly title: string;
  /** That it is about: the six characters of it stand beside its number. */
  readonly order?: { readonly number: string; readonly shortId: string };
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  /** Before the shop's number, where there is one. */
  readonly call: string;
  /** A file of script that the page works without. */
  readonly script?: string;
  /** Money is about to move here. */
  readonly isCheckout?: boolean;
  readonly children: ReactNode;
};

/** A page that somebody holds the link of: the shop's logo and name, the other language, and nothing to sign in to. */
export function LinkDocument(props: LinkDocumentProps) {
  const { title, order, shell, nonce, path, call, script, isCheckout, children } = props;
  const { phone } = shell.shop.contact;
  return (
    <html lang={shell.lang}>
      <DocumentHead title={title} nonce={nonce} shell={shell} />
      <body className="pay">
        <header className="pay-top">
          <a href={paths.home()} className="pay-name">
            <ShopLogo logo={shell.shop.look.logo} className="pay-logo" />
            <span className="truncate">{shell.shop.name}</span>
          </a>
          {isCheckout && (
            <span className="pay-secure">
              <Icon name="lock" /> {textsOf(shell.lang).pay.secure}
            </span>
          )}
          <form method="post" action={paths.language()}>
            <input type="hidden" name="next" value={path} />
            <LanguageButtons now={shell.lang} className="language button button-bare button-small" />
          </form>
        </header>
        <div className="awning" />
        <main>
          <h1>
            {title}
            {order && order.number !== order.shortId && <small> #{order.shortId}</small>}
          </h1>
          {children}
          {script && <script nonce={nonce} type="module" src={script} />}
          {phone && (
            <p className="muted">
              {call} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phoneShown(phone)}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  );
}

/** What shoppers see in the place of every page while the owner works on the shop. */
export function closedPage(asked: ClosedPageRequest): string {
  return `<!doctype html>${renderToString(<ClosedDocument {...asked} />)}`;
}

function ClosedDocument({ shell, nonce, path, text }: ClosedPageRequest) {
  const { closed } = textsOf(shell.lang);
  return (
    <LinkDocument title={closed.title} call={closed.call} {...{ shell, nonce, path }}>
      <p>{text || closed.text}</p>
    </LinkDocument>
  );
}
