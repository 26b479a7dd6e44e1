import buying from "#web/styles/buying.css?url";

/** What cart and wishlist look like: most visits see neither, and wait for none of it. */
export function BuyingStyle() {
  return <link rel="stylesheet" href={buying} precedence="buying" />;
}
