import bought from "#web/styles/bought.css?url";

/** What orders look like: it comes with their pages. */
export function BoughtStyle() {
  return <link rel="stylesheet" href={bought} precedence="bought" />;
}
