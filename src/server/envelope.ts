import { failureCode, failureStatus } from "#contract/failures.ts";
import type { Failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { closedPolicy } from "./security-headers.ts";

const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": closedPolicy,
};

const sharedHeaders = { ...jsonHeaders, "cache-control": "private, no-cache" };

/** A success in the documented envelope; one that is the same for every visitor may be asked after again. */
export function answer(
  body: object,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
  isShared = false,
): Response {
  const text = JSON.stringify({ success: true, ...body });
  if (isShared && status === 200 && !headers) return new Response(text, { headers: sharedHeaders });
  // Plain headers are written as they are; Headers cost as much again as the whole answer.
  return new Response(text, { status, headers: headers ? withCookies(headers) : jsonHeaders });
}

function withCookies(given: HeadersInit): Headers {
  const headers = new Headers(jsonHeaders);
  for (const [name, value] of new Headers(given)) headers.append(name, value);
  return headers;
}

/** A refusal in the documented envelope, in the reader's language. */
export function refuse({ reason, message, field, retryAfter, data }: Failure, lang: "en" | "hi"): Response {
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
