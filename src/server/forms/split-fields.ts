import type { Endpoint } from "#contract/endpoint.ts";

/** The names of the path are fields like any other, but no part of what the description cleans. */
export function splitFields({ path }: Endpoint, fields: object) {
  const all = Object.entries(fields);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const known: Readonly<Record<string, unknown>> = Object.fromEntries(all);
  return {
    params: Object.fromEntries(names.map((name) => [name, String(known[name] ?? "")])),
    given: Object.fromEntries(all.filter(([name]) => !names.includes(name))),
  };
}
