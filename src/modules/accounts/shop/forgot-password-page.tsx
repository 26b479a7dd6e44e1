import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { AccountForm, EmailField } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";

export function ForgotPasswordPage({ sent }: { readonly sent: boolean }) {
  const accounts = useWords("accounts", accountsWords);
  const { calm, calmText } = accounts.forgot;
  const beside = { title: calm, text: calmText };
  if (sent)
    return (
      <AccountFrame title={accounts.forgot.title} calm={beside}>
        <AlertPanel kind="success" title={accounts.forgot.sentTitle} live>
          {accounts.said.resetSent}
        </AlertPanel>
        <LinkButton to={paths.login()} look="quiet">
          {accounts.forgot.backToLogin}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={accounts.forgot.title} lead={accounts.forgot.lead} calm={beside}>
      <AccountForm
        endpoint={accountsEndpoints.forgotPassword}
        submit={accounts.forgot.submit}
        pendingLabel={accounts.login.sending}
      >
        <EmailField />
      </AccountForm>
      <p className="small muted">{accounts.forgot.life}</p>
      <p>
        {accounts.forgot.byPhone}{" "}
        <ShopLink to={`${paths.login()}?tab=phone`} className="link">
          {accounts.forgot.toCode}
        </ShopLink>
      </p>
      <ShopLink to={paths.login()} className="link at-start">
        {accounts.forgot.backToLogin}
      </ShopLink>
    </AccountFrame>
  );
}
