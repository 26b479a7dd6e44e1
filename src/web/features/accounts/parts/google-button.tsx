import { useId } from "react";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";

export function GoogleButton({ ready, next }: { readonly ready: boolean; readonly next: string }) {
  const { login } = useWords("accounts", accountsWords);
  const reason = useId();
  if (ready)
    return (
      <a href={paths.googleStart({ next })} className={`${buttonClass("quiet", "large")} w-full`}>
        <Icon name="google" /> {login.google}
      </a>
    );
  return (
    <div className="grid gap-2">
      <Button look="quiet" size="large" disabled aria-describedby={reason}>
        <Icon name="google" /> {login.google}
      </Button>
      <p id={reason} className="text-sm text-muted">
        {login.googleMissing}
      </p>
    </div>
  );
}
