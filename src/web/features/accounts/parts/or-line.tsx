import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { useWords } from "#web/ui/words.ts";

/** Between one way in and another. */
export function OrLine() {
  const { login } = useWords("accounts", accountsWords);
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      <span className="h-px flex-1 bg-line" />
      {login.or}
      <span className="h-px flex-1 bg-line" />
    </p>
  );
}
