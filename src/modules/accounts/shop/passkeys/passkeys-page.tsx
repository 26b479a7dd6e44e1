import { paths } from "#contract/paths.ts";
import { passkeysEndpoints } from "#modules/accounts/passkeys/endpoints.ts";
import type { PasskeysView } from "#modules/accounts/passkeys-view.ts";
import type { FactorFirst } from "#modules/accounts/rules/factor-first.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { AccountForm, FormPassword } from "../parts/account-form.tsx";
import { FactorNotice } from "../parts/factor-notice.tsx";
import { AccountStyle } from "../public/account-style.tsx";
import type { AddPasskeyProps } from "./add-passkey.tsx";
import { wherePasskeysAre } from "./where-passkeys-are.tsx";

const AddPasskey = wherePasskeysAre<AddPasskeyProps>(
  async () => (await import("./add-passkey.tsx")).AddPasskey,
);

type PasskeysPageProps = { readonly view: PasskeysView; readonly first: FactorFirst | null };

export function PasskeysPage({ view, first }: PasskeysPageProps) {
  const { title, lead, back, none, passkeys, removing, adding, asksPassword } = view;
  return (
    <div className="page-width page-narrow page-room">
      <AccountStyle />
      <PageHead title={title} />
      <PlainLink href={paths.profile()} className="target">
        ‹ {back}
      </PlainLink>
      <h1 className="title-1">{title}</h1>
      <p className="above-s below-xl muted">{lead}</p>
      <FactorNotice first={first} />
      {passkeys.length === 0 && <p className="below-l">{none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="card room below-l">
            <div className="passkey-line">
              <div className="shrinks">
                <h2 className="title-3 breaks">{passkey.name}</h2>
                <p className="muted">{passkey.facts}</p>
              </div>
              {removing?.id !== passkey.id && (
                <PlainLink href={passkey.away.to} className={buttonClass("quiet")}>
                  {passkey.away.name} <span className="sr-only">{passkey.name}</span>
                </PlainLink>
              )}
            </div>
            {removing?.id === passkey.id && <RemoveForm view={removing} asksPassword={asksPassword} />}
          </li>
        ))}
      </ul>
      {!removing && (
        <section className="card room" aria-labelledby="add-passkey">
          <h2 id="add-passkey" className="title-3">
            {adding.title}
          </h2>
          <p className="above-xs muted">{adding.text}</p>
          <AddPasskey words={adding} asksPassword={asksPassword} otherwise={<p>{adding.otherwise}</p>} />
        </section>
      )}
    </div>
  );
}

type RemoveFormProps = Pick<PasskeysView, "asksPassword"> & {
  readonly view: NonNullable<PasskeysView["removing"]>;
};

function RemoveForm({ view: { id, title, text, remove, cancel }, asksPassword }: RemoveFormProps) {
  return (
    <div className="passkey-form stack above-m">
      <h3 className="large">{title}</h3>
      <p className="muted">{text}</p>
      <AccountForm endpoint={passkeysEndpoints.remove} hidden={{ id }} submit={remove} look="danger">
        {asksPassword && <FormPassword kind="current" enterKeyHint="go" />}
      </AccountForm>
      <PlainLink href={paths.passkeys()} className={buttonClass("bare")}>
        {cancel}
      </PlainLink>
    </div>
  );
}
