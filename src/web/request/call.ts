import type { AnswerOf, Call, SentTo } from "#contract/call.ts";
import { request } from "./request.ts";
import type { RequestOptions } from "./send-request.ts";

/** What a call comes to: the described answer, or why there is none. */
export type Answered<C extends Call> =
  | (AnswerOf<C> & { readonly success: true; readonly statusCode?: number; readonly error?: never })
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

type Options = Pick<RequestOptions, "headers" | "signal" | "byTokenAlone">;

/** Makes a described call: its address, and the kind of what is sent and answered, are those of the description. */
export function call<C extends Call>(
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
  const asked =
    method === "GET" && json
      ? request(`${address}?${new URLSearchParams(json)}`, options)
      : request(address, { method, json, ...options });
  return asked as Promise<unknown> as Promise<Answered<C>>;
}
