import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useWords } from "#web/ui/words.ts";

/** Where the shop has not set it up, the way in leads back and says so. */
export function GoogleButton({ next }: { readonly next: string }) {
  const { login } = useWords("accounts", accountsWords);
  return (
    <PlainLink href={paths.googleStart({ next })} className={`${buttonClass("quiet", "small")} way-button`}>
      <Icon name="google" /> {login.google}
    </PlainLink>
  );
}
