import account from "#web/styles/account.css?url";

/** What a profile and what hangs on it look like: most visits see none of it. */
export function AccountStyle() {
  return <link rel="stylesheet" href={account} precedence="account" />;
}
