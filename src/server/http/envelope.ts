import { failureCode, failureStatus } from "#contract/failures.ts";
import type { Failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { closedPolicy } from "./security-headers.ts";
import { jsonOf } from "./written-once.ts";

const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": closedPolicy,
};

const longText = 4_000;

const sharedHeaders = { ...jsonHeaders, "cache-control": "private, no-cache" };

/** A success in the documented envelope; one that is the same for every visitor may be asked after again. */
export function answer(
  body: object,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
  isForCache = false,
): Response {
  const text = jsonOf({ success: true, ...body });
  if (isForCache && status === 200 && !headers) {
    const shared = new Response(text, { headers: sharedHeaders });
    texts.set(shared, text);
    return shared;
  }
  // Plain headers are written as they are; Headers cost as much again as the whole answer.
  return new Response(bodyOf(text), { status, headers: headers ? withCookies(headers) : jsonHeaders });
}

/** A text is counted, put behind its head and written in one; what is long is copied for that more often than it is worth. */
function bodyOf(text: string): string | Uint8Array<ArrayBuffer> {
  return text.length < longText ? text : Buffer.from(text);
}

/** What a shared answer says. A Response gives it as a stream, which takes several times as long as making it did. */
export function textOf(shared: Response): string | undefined {
  return texts.get(shared);
}

const texts = new WeakMap<Response, string>();

function withCookies(given: HeadersInit): Headers {
  const headers = new Headers(jsonHeaders);
  for (const [name, value] of new Headers(given)) headers.append(name, value);
  return headers;
}

/** A refusal in the documented envelope, in the reader's language. */
export function refuse({ reason, message, field, retryAfter, data }: Failure, lang: Lang): Response {
  const statusCode = failureStatus[reason];
  const body = {
    success: false,
    message: message ?? textsOf(lang).refusals[reason],
    error: failureCode(reason),
    statusCode,
    ...(field !== undefined && { field }),
    ...(data !== undefined && { data }),
  };
  const headers = { ...jsonHeaders, ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) };
  return new Response(JSON.stringify(body), { status: statusCode, headers });
}
