/** With the order's id behind it the name of its box: a form says each name once. */
export const tickName = "tick-";

/** Those that were ticked, with the version that was seen, as calls read them. */
export function tickedIn(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(tickName))
    .map(([name, version]) => `${name.slice(tickName.length)}:${version}`)
    .join(",");
}
