import account from "#web/styles/account.css?url";

/** What profile and support look like: most visits see neither. */
export function AccountStyle() {
  return <link rel="stylesheet" href={account} precedence="account" />;
}
