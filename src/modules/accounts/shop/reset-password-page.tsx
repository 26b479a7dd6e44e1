import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { AccountForm, FormPassword } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";

export function ResetPasswordPage({ token, good }: { readonly token: string; readonly good: boolean }) {
  const accounts = useWords("accounts", accountsWords);
  if (!good)
    return (
      <AccountFrame title={accounts.reset.title}>
        <AlertPanel kind="error">{accounts.reset.dead}</AlertPanel>
        <LinkButton to={paths.forgotPassword()}>{accounts.reset.again}</LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={accounts.reset.title}>
      <AccountForm
        endpoint={accountsEndpoints.resetPassword}
        hidden={{ token }}
        submit={accounts.reset.submit}
      >
        <FormPassword kind="new" hint={accounts.reset.hint} />
      </AccountForm>
    </AccountFrame>
  );
}
