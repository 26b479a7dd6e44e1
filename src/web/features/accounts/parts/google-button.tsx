import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { type ButtonSize, buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useWords } from "#web/ui/words.ts";

type GoogleButtonProps = { readonly next: string; readonly size?: ButtonSize };

/** Where the shop has not set it up, the way in leads back and says so. */
export function GoogleButton({ next, size = "large" }: GoogleButtonProps) {
  const { login } = useWords("accounts", accountsWords);
  return (
    <PlainLink href={paths.googleStart({ next })} className={`${buttonClass("quiet", size)} min-h-12`}>
      <Icon name="google" /> {login.google}
    </PlainLink>
  );
}
