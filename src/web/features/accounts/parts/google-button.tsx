import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useWords } from "#web/ui/words.ts";

/** Where the shop has not set it up, the way in leads back and says so. */
export function GoogleButton({ next }: { readonly next: string }) {
  const { login } = useWords("accounts", accountsWords);
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        {login.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <PlainLink href={paths.googleStart({ next })} className={`${buttonClass("quiet", "large")} w-full`}>
        <Icon name="google" /> {login.google}
      </PlainLink>
    </>
  );
}
