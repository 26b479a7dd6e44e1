import type { Endpoint, SentTo, ViewOf } from "#contract/endpoint.ts";
import { type RequestOptions, sendRequest } from "./send-request.ts";

/** What a call comes to: the view, or why there is none. */
export type Answered<C extends Endpoint> =
  | (ViewOf<C> & {
      readonly success: true;
      readonly message: string;
      readonly statusCode?: number;
      readonly error?: never;
    })
  | Refused;

type Refused = {
  readonly success: false;
  readonly message?: string;
  readonly said?: string;
  readonly field?: string;
  readonly error?: string;
  readonly statusCode?: number;
  readonly data?: unknown;
};

type Options = Pick<RequestOptions, "headers" | "signal" | "by" | "isQuiet">;

/**
 * The one way from the browser to the API: a described endpoint, with the address and the kind of what is sent and answered
 * that its description has. It never throws: every failure is an answer.
 */
export async function call<C extends Endpoint>(
  { method, path }: C,
  ...[sent, options]: object extends SentTo<C>
    ? [sent?: SentTo<C>, options?: Options]
    : [sent: SentTo<C>, options?: Options]
): Promise<Answered<C>> {
  const rest = { ...sent } as Record<string, string>;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? "";
    delete rest[name];
    return encodeURIComponent(value);
  });
  const json = Object.keys(rest).length > 0 ? rest : undefined;
  const answer =
    method === "GET" && json
      ? sendRequest(`${address}?${new URLSearchParams(json)}`, options)
      : sendRequest(address, { method, json, ...options });
  return answer as Promise<unknown> as Promise<Answered<C>>;
}

/** The server gave no word of its own: what it says with any other status, also with 200, is a no. */
export function isBroken({ statusCode = 0, error }: Pick<Refused, "statusCode" | "error">): boolean {
  return error === "NETWORK_ERROR" || error === "INVALID_FORMAT" || statusCode >= 500;
}
