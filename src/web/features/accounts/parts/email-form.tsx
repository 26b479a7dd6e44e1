import { accountsCalls } from "#contract/calls/accounts.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, EmailField, FormPassword, RememberBox } from "./account-form.tsx";

export function EmailForm({ email }: { readonly email: string }) {
  const { login, password } = useWords("accounts", accountsWords);
  return (
    <>
      <AccountForm call={accountsCalls.login} submit={login.submit} pendingLabel={login.pending}>
        <EmailField autoComplete="username webauthn" defaultValue={email} />
        <FormPassword kind="current" label={password} enterKeyHint="go" />
        <RememberBox />
      </AccountForm>
      <ShopLink to={paths.forgotPassword()} className="link justify-self-start">
        {login.forgot}
      </ShopLink>
    </>
  );
}
