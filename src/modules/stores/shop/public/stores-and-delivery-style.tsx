import places from "#web/styles/stores-and-delivery.css?url";

/** What the shop's places look like: it comes with their pages. */
export function PlacesStyle() {
  return <link rel="stylesheet" href={places} precedence="places" />;
}
