import {
  type Answer,
  hasSessionEnded,
  missingEndpoint,
  networkFailure,
  readReply,
} from "#contract/endpoints/request-failures.ts";
import { viewHeader } from "#contract/endpoints/view-header.ts";
import { apiBase } from "#contract/paths.ts";
import { failures } from "#contract/texts/en/failures.ts";
import { forgetPages } from "#web/navigation/back-cache.ts";
import { toast } from "#web/ui/toast-store.ts";
import { pageWords } from "./page-words.ts";
import { hadSession, storedToken } from "./stored-session.ts";

export type RequestOptions = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Leaves the other one out: what the stored token, or the cookie, is good for by itself. */
  readonly by?: "token" | "cookie";
  /** Asked by the page, and not by the shopper: nothing is said of a failure. */
  readonly isQuiet?: true;
};

const patience = 20_000;

/** Never throws: every failure is an answer. */
export async function sendRequest(
  endpoint: string | undefined,
  options: RequestOptions = {},
): Promise<Answer> {
  const words = pageWords("failures", failures);
  if (!endpoint) return missingEndpoint(words);
  const answer = await call(endpoint, options).then(
    (reply) => readReply(reply, words),
    (failure: unknown) => networkFailure(failure, words),
  );
  if (options.isQuiet) return answer;
  if (answer.error === "NETWORK_ERROR" && !options.signal?.aborted) toast.error(words.unreachable);
  if (hasSessionEnded({ answer, endpoint, page: location.pathname, hadSession: hadSession() }))
    (await import("./leave-ended-session.ts")).leaveEndedSession(words.sessionExpired);
  return answer;
}

async function call(endpoint: string, { method = "GET", json, headers, signal, by }: RequestOptions) {
  const forget = method === "GET" ? null : forgetPages;
  forget?.();
  const token = storedToken();
  const timeout = AbortSignal.timeout(patience);
  const response = await fetch(`${apiBase}/${endpoint.replace(/^\/+/, "")}`, {
    method,
    credentials: by === "token" ? "omit" : "same-origin",
    headers: {
      accept: "application/json",
      [viewHeader]: "1",
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(token === null || by === "cookie" ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).finally(forget);
  return { status: response.status, body: await response.text() };
}
