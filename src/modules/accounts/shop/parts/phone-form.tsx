import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, FormField } from "./account-form.tsx";

export function PhoneForm({ phone }: { readonly phone: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { login } = accounts;
  return (
    <>
      <AccountForm
        endpoint={accountsEndpoints.requestCode}
        submit={login.sendCode}
        pendingLabel={login.sending}
      >
        <FormField
          label={accounts.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="send"
          required
          hint={login.phoneHint}
          defaultValue={phone || "+91 "}
        />
      </AccountForm>
      <p className="small muted">{login.firstTime}</p>
    </>
  );
}
