import { failureCode, failureStatus } from "#contract/failures.ts";
import type { Failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { closedPolicy } from "./security-headers.ts";

const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": closedPolicy,
};

/** A success in the documented envelope. */
export function answer(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
): Response {
  const response = new Response(JSON.stringify({ success: true, ...body }), { status, headers: jsonHeaders });
  for (const [name, value] of new Headers(headers)) response.headers.append(name, value);
  return response;
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
