/** What many answers show, with its JSON. */
const written = new WeakMap<object, string>();

/** Written as JSON now, and not again for each answer that shows it: it must not change. */
export function writtenOnce<T extends object>(one: T): T {
  written.set(one, JSON.stringify(one));
  return one;
}

/** The same text as of JSON.stringify, of an answer whose lists may hold what is written already. */
export function jsonOf(body: object): string {
  if (!Object.values(body).some(isWritten)) return JSON.stringify(body);
  const fields = Object.entries(body).flatMap(([name, value]) => {
    const json = isWritten(value) ? `[${value.map(textOf).join(",")}]` : JSON.stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${fields.join(",")}}`;
}

function isWritten(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => textOf(one) !== undefined);
}

function textOf(one: unknown): string | undefined {
  return typeof one === "object" && one !== null ? written.get(one) : undefined;
}
