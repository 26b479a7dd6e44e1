import account from "#web/styles/account.css?url";

/** What the profile looks like: most visits never see it. */
export function AccountStyle() {
  return <link rel="stylesheet" href={account} precedence="account" />;
}
