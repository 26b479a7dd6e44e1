import type { Endpoint } from "#contract/endpoint.ts";
import { callEndpoint } from "#server/api/call-endpoint.ts";
import type { ScreenRequest } from "../screen.ts";

/** What a described endpoint answers; nothing where there is no such thing, or not for this caller. */
export async function askEndpoint<C extends Endpoint>(
  endpoint: C,
  given: object,
  { page }: Pick<ScreenRequest, "page">,
) {
  const done = await callEndpoint(endpoint, given, page);
  return done.ok ? done.value : undefined;
}

/** Of an address's query the names that are asked for, as far as they are there. */
export function filterOf(query: URLSearchParams, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
