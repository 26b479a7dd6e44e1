import buying from "#web/styles/buying.css?url";

/** What the cart looks like: most visits do not see it, and wait for none of it. */
export function BuyingStyle() {
  return <link rel="stylesheet" href={buying} precedence="buying" />;
}
