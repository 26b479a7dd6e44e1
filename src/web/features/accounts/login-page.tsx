import type { ReactNode } from "react";
import { useActionData, useLocation } from "react-router";
import type { LoginView } from "#contract/login-view.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import type { Texts } from "#contract/texts/en.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountFrame } from "./parts/account-frame.tsx";
import { CodeForm } from "./parts/code-form.tsx";
import { EmailForm } from "./parts/email-form.tsx";
import { FindOrderForm } from "./parts/find-order-form.tsx";
import { GoogleButton } from "./parts/google-button.tsx";
import { OrLine } from "./parts/or-line.tsx";
import { PhoneForm } from "./parts/phone-form.tsx";
import type { PasskeyButtonProps } from "./passkeys/passkey-button.tsx";
import { wherePasskeysAre } from "./passkeys/where-passkeys-are.tsx";

const PasskeyButton = wherePasskeysAre<PasskeyButtonProps>(
  async () => (await import("./passkeys/passkey-button.tsx")).PasskeyButton,
);

export function LoginPage({ view }: { readonly view: LoginView }) {
  const accounts = useWords("accounts", accountsWords);
  const { login } = accounts;
  const here = useTabAddress();
  const onwards = view.next === paths.home() ? {} : { next: view.next };
  return (
    <AccountFrame
      title={view.find?.title ?? (view.code ? login.codeTitle : login.title)}
      description={login.description}
      lead={view.find?.lead ?? leadOf(view, login)}
      {...(view.find && { calm: view.find.beside })}
    >
      {view.find && <FindOrderForm find={view.find} />}
      <Folded isFolded={view.find !== null} isBegun={view.email !== ""}>
        {view.code ? (
          <div className="grid gap-4">
            <CodeForm code={view.code} changeTo={here("phone")} />
          </div>
        ) : (
          <Tabs
            label={login.ways}
            selected={view.way}
            tabs={[
              { id: "email", label: login.byEmail, to: here("email") },
              { id: "phone", label: login.byPhone, to: here("phone") },
            ]}
          >
            <div className="grid gap-4 pt-1">
              {view.way === "email" ? <EmailForm email={view.email} /> : <PhoneForm phone={view.phone} />}
            </div>
          </Tabs>
        )}
        <OrLine />
        <GoogleButton next={view.next} />
        <p>
          {login.newHere}{" "}
          <ShopLink to={paths.register(onwards)} className="link">
            {login.toRegister}
          </ShopLink>
        </p>
        {/* Comes late, so nothing that one may press stands below it. */}
        <PasskeyButton words={view.passkey} way={view.way} />
      </Folded>
    </AccountFrame>
  );
}

type FoldedProps = {
  readonly isFolded: boolean;
  readonly isBegun: boolean;
  readonly children: ReactNode;
};

/** Behind one quiet line where the page asks for something else first; open for whoever is at it. */
function Folded({ isFolded, isBegun, children }: FoldedProps) {
  const { login, register } = useWords("accounts", accountsWords);
  const isChosen = useLocation().search.includes("tab=");
  const isAnswered = useActionData() !== undefined;
  if (!isFolded) return children;
  return (
    <details className="border-line border-t pt-4" open={isBegun || isChosen || isAnswered}>
      <summary>
        {register.haveOne} <span className="link">{login.title}</span>
      </summary>
      <div className="mt-6 grid gap-6">{children}</div>
    </details>
  );
}

/** Whoever is sent here from a page that needs an account is told which. */
function leadOf({ next, email }: LoginView, words: Texts["accounts"]["login"]): string {
  if (email) return words.leadNew;
  const place = placeOf(next);
  const byPlace: Readonly<Record<string, string>> = { ...words.leadTo, success: words.leadTo.order };
  return byPlace[place] ?? words.lead;
}

function placeOf(next: string): string {
  return next.slice(1).split(/[/?#]/)[0] ?? "";
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
