import { useState } from "react";
import { paths } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { readEmail } from "../rules/email.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { AccountForm, EmailField, FormField, FormPassword } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";
import { GoogleButton } from "./parts/google-button.tsx";
import { PasswordStrength } from "./parts/password-strength.tsx";
import type { Faults } from "./parts/use-faults.ts";

export function RegisterPage({ next }: { readonly next: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { register } = accounts;
  const [password, setPassword] = useState("");
  const links = useShop().policies.links.filter(({ href }) => /(privacy|terms)$/.test(href));
  return (
    <AccountFrame title={register.title}>
      {/* A phone has the button in its first view instead. */}
      <p className="register-lead muted not-phone">{register.lead}</p>
      <div className="ways-pair stack">
        <LinkButton
          to={`${paths.login({ next })}&tab=phone`}
          look="quiet"
          size="small"
          className="way-button"
        >
          <Icon name="phone" /> {register.byPhone}
        </LinkButton>
        <GoogleButton next={next} />
      </div>
      <p className="or-line">{accounts.login.or}</p>
      <AccountForm
        endpoint={accountsEndpoints.register}
        submit={register.submit}
        pendingLabel={register.pending}
        noValidate
        check={(fields) => faultsOf(fields, register)}
      >
        <FormField label={accounts.name} name="name" autoComplete="name" required />
        <EmailField autoComplete="email" />
        <FormPassword
          kind="new"
          enterKeyHint="go"
          label={accounts.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </AccountForm>
      <p className="register-hint muted small">
        {register.rules}{" "}
        {links.map(({ href, name }, at) => (
          <span key={href}>
            {at > 0 && ", "}
            <ShopLink to={href} className="text-link">
              {name}
            </ShopLink>
          </span>
        ))}
      </p>
      <p>
        {register.haveOne}{" "}
        <ShopLink to={paths.login(next === paths.home() ? {} : { next })} className="link">
          {register.toLogin}
        </ShopLink>
      </p>
    </AccountFrame>
  );
}

const fewestLetters = 6;

/** What can be seen here; the shop looks again, and at more. */
function faultsOf(fields: FormData, words: Texts["accounts"]["register"]): Faults {
  const [name, email, password] = ["name", "email", "password"].map((field) =>
    String(fields.get(field) ?? ""),
  ) as [string, string, string];
  const missing = Object.entries({ name, email, password }).filter(([, typed]) => typed.trim() === "");
  return {
    ...(email.trim() !== "" && !readEmail(email) && { email: words.emailUnusable }),
    ...([...password].length < fewestLetters && { password: words.passwordShort }),
    ...Object.fromEntries(missing.map(([field]) => [field, words.missing])),
  };
}
