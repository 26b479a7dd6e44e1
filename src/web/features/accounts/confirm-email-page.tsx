import { accountsCalls } from "#contract/calls/accounts.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";

export function ConfirmEmailPage({ token }: { readonly token: string }) {
  const { confirm } = useWords("accounts", accountsWords);
  return (
    <AccountFrame title={confirm.title} lead={confirm.lead}>
      <AccountForm call={accountsCalls.confirmEmail} hidden={{ token }} submit={confirm.submit} />
      <ShopLink to={paths.profile()} className="link justify-self-start">
        {confirm.toProfile}
      </ShopLink>
    </AccountFrame>
  );
}
