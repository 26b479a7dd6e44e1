import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { useWords } from "#web/ui/words.ts";

/** Between one way in and another. */
export function OrLine() {
  const { login } = useWords("accounts", accountsWords);
  return <p className="or-line">{login.or}</p>;
}
