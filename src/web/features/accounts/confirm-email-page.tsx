import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";

export function ConfirmEmailPage({ token }: { readonly token: string }) {
  const { confirm } = useWords("accounts", accountsWords);
  return (
    <AccountFrame title={confirm.title} lead={confirm.lead}>
      <AccountForm intent="confirm" hidden={{ token }} submit={confirm.submit} />
      <LinkButton to={paths.profile()} look="bare" className="justify-self-start">
        {confirm.toProfile}
      </LinkButton>
    </AccountFrame>
  );
}
