import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { LinkDocument } from "#links/link-document.tsx";
import { linkHtml } from "#links/link-html.tsx";
import { findOrderPath } from "#modules/orders/rules/order-links.ts";
import type { FindOrderView } from "#modules/orders/track-page-view.ts";
import { trackingEndpoints } from "#modules/orders/tracking/endpoints.ts";
import type { LinkPageRequest } from "#server/links/link-page.ts";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Where somebody who has lost the link asks for it anew. */
export function findOrderPage(request: LinkPageRequest<FindOrderView>): string {
  return linkHtml(request.shell.lang, <FindOrder {...request} />);
}

function FindOrder({ view, shell, nonce, path, problem }: LinkPageRequest<FindOrderView>) {
  const { track: words } = textsOf(shell.lang);
  const isOfCode = view.awaitsCode && problem?.call !== trackingEndpoints.sendCode.name;
  const typed = problem?.values;
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <LinkDocument title={words.find} call={words.help} {...{ shell, nonce, path }}>
      <p>{isOfCode ? words.codeLead : words.findLead}</p>
      {problem && problem.field === undefined && (
        <p role="alert" tabIndex={-1} className="strip strip-error">
          <Icon name="alert" /> {problem.message}
        </p>
      )}
      <form method="post" action={findOrderPath()} className="track-form" noValidate>
        {isOfCode ? (
          <>
            <input type="hidden" name="call" value={trackingEndpoints.open.name} />
            <TextField
              label={words.code}
              error={errorOf("code")}
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus={errorOf("code") !== undefined}
            />
            <button type="submit" className="button button-primary button-large">
              {words.open}
            </button>
            <a href={findOrderPath({ again: "" })} className="button button-bare">
              {words.again}
            </a>
          </>
        ) : (
          <>
            <input type="hidden" name="call" value={trackingEndpoints.sendCode.name} />
            <TextField
              label={words.number}
              hint={words.numberHint}
              placeholder={words.numberExample}
              error={errorOf("number")}
              name="number"
              required
              defaultValue={typed?.number}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              autoFocus={errorOf("number") !== undefined}
            />
            <TextField
              label={words.phoneAsked}
              error={errorOf("phone")}
              name="phone"
              type="tel"
              required
              defaultValue={typed?.phone ?? "+91 "}
              autoComplete="tel"
              inputMode="tel"
              maxLength={40}
              autoFocus={errorOf("phone") !== undefined}
            />
            <button type="submit" className="button button-primary button-large">
              {words.send}
            </button>
          </>
        )}
      </form>
      <p className="muted">
        <a href={paths.login({ next: paths.orders() })}>{words.signIn}</a>
      </p>
    </LinkDocument>
  );
}
