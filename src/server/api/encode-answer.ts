import type { Endpoint } from "#contract/endpoint.ts";
import { viewHeader } from "#contract/endpoints/view-header.ts";
import type { Failure } from "#contract/outcome.ts";

/** The shop's own pages are answered with what the handler gives. */
export function wantsView(headers: Headers): boolean {
  return headers.has(viewHeader);
}

/** The fields of a success, in the documented shape. */
export function documentedAnswer({ documented }: Endpoint, value: object): Record<string, unknown> {
  if (!documented) return { ...value };
  const { message, ...view } = value as { readonly message?: string };
  return { message, ...documented(view as never) };
}

/** A refusal, with what it brings along in the documented shape. */
export function documentedRefusal({ documentedRefusal: encode }: Endpoint, no: Failure): Failure {
  return encode && no.data !== undefined ? { ...no, data: encode(no.data as never) } : no;
}
