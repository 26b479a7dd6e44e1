import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { linkHtml } from "#links/link-html.tsx";
import type { GuestCheckoutView } from "#modules/orders/guest-checkout-view.ts";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { Icon } from "#web/ui/icon.tsx";
import script from "./guest-checkout.ts?worker&url";
import { GuestFields } from "./guest-fields.tsx";
import { GuestPay } from "./guest-pay.tsx";
import { GuestStores } from "./guest-stores.tsx";
import { GuestSums } from "./guest-sums.tsx";

/** Where somebody buys without an account: one form, posted whole. */
export function guestCheckoutPage(request: LinkPageRequest<GuestCheckoutView>): string {
  return linkHtml(request.shell.lang, <GuestCheckout {...request} />);
}

function GuestCheckout({ view, shell, nonce, path, problem }: LinkPageRequest<GuestCheckoutView>) {
  const { guestCheckout: words, refusals } = textsOf(shell.lang);
  const { policies } = shell.shop;
  return (
    <LinkDocument title={words.title} call={words.help} {...{ shell, nonce, path, script }} isCheckout>
      <p className="guest-sign-in">
        <a href={paths.login({ next: paths.cart() })}>{words.signIn}</a>
      </p>
      {problem && (problem.field === undefined || problem.field === "quantity") && (
        <p role="alert" tabIndex={-1} className="strip strip-error">
          <Icon name="alert" /> {problem.message}
        </p>
      )}
      {view.isClosed ? (
        <p className="strip strip-error">
          <Icon name="alert" /> {refusals.paymentsClosed}
        </p>
      ) : (
        <form method="post" action={paths.guestCheckout()} className="guest-form" noValidate>
          <input type="hidden" name="key" value={view.key} />
          <GuestStores view={view} lang={shell.lang} problem={problem} />
          <GuestFields view={view} lang={shell.lang} problem={problem} />
          <GuestPay view={view} lang={shell.lang} problem={problem} />
          <GuestSums view={view} shell={shell} />
        </form>
      )}
      <nav aria-label={policies.label} className="guest-about">
        {policies.links.map(({ href, name }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </LinkDocument>
  );
}
