import { useState } from "react";
import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, EmailField, FormField, FormPassword } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";
import { PasswordStrength } from "./parts/password-strength.tsx";

export function RegisterPage({ next }: { readonly next: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { register } = accounts;
  const [password, setPassword] = useState("");
  return (
    <AccountFrame title={register.title} lead={register.lead}>
      <AccountForm
        intent="register"
        hidden={{ next }}
        submit={register.submit}
        pendingLabel={register.pending}
        noValidate
      >
        <FormField label={accounts.name} name="name" autoComplete="name" required />
        <EmailField />
        <FormPassword
          kind="new"
          label={accounts.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </AccountForm>
      <p>
        {register.haveOne}{" "}
        <Link to={paths.login(next === paths.home() ? {} : { next })} className="link">
          {register.toLogin}
        </Link>
      </p>
    </AccountFrame>
  );
}
