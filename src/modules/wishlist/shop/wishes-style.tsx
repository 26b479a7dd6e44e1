import wishes from "#web/styles/wishes.css?url";

/** What wishes look like: it comes with their page. */
export function WishesStyle() {
  return <link rel="stylesheet" href={wishes} precedence="wishes" />;
}
