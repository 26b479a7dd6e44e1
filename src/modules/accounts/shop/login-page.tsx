import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import type { LoginView } from "../login-view.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { AccountForm, EmailField, FormPassword, RememberBox } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";
import { CodeForm } from "./parts/code-form.tsx";
import { FindOrderForm } from "./parts/find-order-form.tsx";
import { GoogleButton } from "./parts/google-button.tsx";
import { PhoneForm } from "./parts/phone-form.tsx";
import type { PasskeyButtonProps } from "./passkeys/passkey-button.tsx";
import { wherePasskeysAre } from "./passkeys/where-passkeys-are.tsx";

const PasskeyButton = wherePasskeysAre<PasskeyButtonProps>(
  async () => (await import("./passkeys/passkey-button.tsx")).PasskeyButton,
);

export function LoginPage({ view }: { readonly view: LoginView }) {
  const { login } = useWords("accounts", accountsWords);
  const { kept } = view;
  const here = useTabAddress();
  return (
    <AccountFrame {...view.head} toldBy={kept ? "kept" : undefined}>
      {view.code ? (
        <div className="stack gap-l">
          <CodeForm code={view.code} changeTo={here("phone")} />
        </div>
      ) : (
        <>
          {/* Nothing went wrong: what was pressed waits for the login. */}
          {kept && (
            <div id="kept" className="kept" role="status">
              {kept.picture && <img src={kept.picture} alt="" />}
              <p>
                <b>{kept.text}</b> {kept.more}
              </p>
            </div>
          )}
          <Tabs
            label={login.ways}
            selected={view.way}
            tabs={[
              { id: "email", label: login.byEmail, to: here("email") },
              { id: "phone", label: login.byPhone, to: here("phone") },
            ]}
          >
            <div className="way-in-form stack gap-l">
              {view.way === "email" ? <EmailForm email={view.email} /> : <PhoneForm phone={view.phone} />}
            </div>
          </Tabs>
          <p className="or-line">{login.or}</p>
          {/* The passkeys come late: their half of the row is kept for them. */}
          <div className="ways-in ways-pair stack">
            <GoogleButton next={view.next} />
            <PasskeyButton words={view.passkey} way={view.way} />
          </div>
          <p>
            {login.newHere}{" "}
            <ShopLink to={view.register} className="link">
              {login.toRegister}
            </ShopLink>
          </p>
        </>
      )}
      {view.find && (
        <details className="ruled ruled-room">
          <summary className="link summary-link">{view.find.title}</summary>
          <p className="more-ways muted">{view.find.lead}</p>
          <FindOrderForm find={view.find} />
        </details>
      )}
    </AccountFrame>
  );
}

function useTabAddress(): (tab: LoginView["way"]) => string {
  const { pathname, search } = useLocation();
  return (tab) => {
    const query = new URLSearchParams(search);
    query.set("tab", tab);
    query.delete("step");
    return `${pathname}?${query}`;
  };
}

function EmailForm({ email }: { readonly email: string }) {
  const { login, password } = useWords("accounts", accountsWords);
  return (
    <AccountForm endpoint={accountsEndpoints.login} submit={login.submit} pendingLabel={login.pending}>
      <EmailField autoComplete="username webauthn" defaultValue={email} />
      <div className="anchor">
        <FormPassword kind="current" label={password} enterKeyHint="go" />
        {/* After the field, so that Tab goes from address to password. */}
        <ShopLink to={paths.forgotPassword()} className="link field-aside">
          {login.forgot}
        </ShopLink>
      </div>
      <RememberBox />
    </AccountForm>
  );
}
