import { accountsEndpoints } from "#contract/endpoints/accounts.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, EmailField, FormPassword, RememberBox } from "./account-form.tsx";

export function EmailForm({ email }: { readonly email: string }) {
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
