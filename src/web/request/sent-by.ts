/** What a form tells its call: all fields but the name of the call itself. */
export function sentBy(form: FormData): Record<string, string> {
  const { call: _, next: __, ...fields } = Object.fromEntries(form) as Record<string, string>;
  return fields;
}
