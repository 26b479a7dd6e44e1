import { paths } from "#contract/paths.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import type { FactorFirst } from "../rules/factor-first.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { AccountForm } from "./parts/account-form.tsx";
import { AccountFrame } from "./parts/account-frame.tsx";
import { FactorNotice } from "./parts/factor-notice.tsx";

type ConfirmEmailPageProps = { readonly token: string; readonly first: FactorFirst | null };

export function ConfirmEmailPage({ token, first }: ConfirmEmailPageProps) {
  const { confirm } = useWords("accounts", accountsWords);
  return (
    <AccountFrame title={confirm.title} lead={confirm.lead}>
      <FactorNotice first={first} />
      <AccountForm endpoint={accountsEndpoints.confirmEmail} hidden={{ token }} submit={confirm.submit} />
      <ShopLink to={paths.profile()} className="link at-start">
        {confirm.toProfile}
      </ShopLink>
    </AccountFrame>
  );
}
