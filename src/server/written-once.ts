/** What many answers show, with its JSON. */
const written = new WeakMap<object, string>();

/** Written as JSON now, and not again for each answer that shows it: it must not change. */
export function writtenOnce<T extends object>(one: T): T {
  written.set(one, JSON.stringify(one));
  return one;
}

/** The same text as of JSON.stringify, of an answer whose lists may hold what is written already. */
export function jsonOf(body: object): string {
  const fields = Object.entries(body).flatMap(([name, value]) => {
    const json = Array.isArray(value) ? listOf(value) : JSON.stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${fields.join(",")}}`;
}

function listOf(list: readonly unknown[]): string {
  const texts: string[] = [];
  for (const one of list) {
    const text = typeof one === "object" && one !== null ? written.get(one) : undefined;
    if (text === undefined) return JSON.stringify(list);
    texts.push(text);
  }
  return `[${texts.join(",")}]`;
}
