import entry from "#web/styles/entry.css?url";

/** What a form looks like beside the market's picture. */
export function EntryStyle() {
  return <link rel="stylesheet" href={entry} precedence="entry" />;
}
