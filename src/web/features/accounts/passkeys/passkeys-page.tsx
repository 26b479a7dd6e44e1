import { passkeysCalls } from "#contract/calls/passkeys.ts";
import type { FactorFirst } from "#contract/factor-first.ts";
import type { PasskeysView } from "#contract/passkeys-view.ts";
import { paths } from "#contract/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { AccountForm, FormPassword } from "../parts/account-form.tsx";
import { FactorNotice } from "../parts/factor-notice.tsx";
import type { AddPasskeyProps } from "./add-passkey.tsx";
import { wherePasskeysAre } from "./where-passkeys-are.tsx";

const AddPasskey = wherePasskeysAre<AddPasskeyProps>(
  async () => (await import("./add-passkey.tsx")).AddPasskey,
);

type PasskeysPageProps = { readonly view: PasskeysView; readonly first: FactorFirst | null };

export function PasskeysPage({ view, first }: PasskeysPageProps) {
  const { title, lead, back, none, passkeys, removing, adding, asksPassword } = view;
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} />
      <PlainLink href={paths.profile()} className="inline-flex min-h-11 items-center">
        ‹ {back}
      </PlainLink>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      <FactorNotice first={first} />
      {passkeys.length === 0 && <p className="mb-4">{none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="card mb-4 p-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <h2 className="text-xl break-words">{passkey.name}</h2>
                <p className="text-muted">{passkey.facts}</p>
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
        <section className="card p-5" aria-labelledby="add-passkey">
          <h2 id="add-passkey" className="text-xl">
            {adding.title}
          </h2>
          <p className="mt-1 text-muted">{adding.text}</p>
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
    <div className="mt-3 grid max-w-md gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted">{text}</p>
      <AccountForm call={passkeysCalls.remove} hidden={{ id }} submit={remove} look="danger">
        {asksPassword && <FormPassword kind="current" enterKeyHint="go" />}
      </AccountForm>
      <PlainLink href={paths.passkeys()} className={buttonClass("bare")}>
        {cancel}
      </PlainLink>
    </div>
  );
}
