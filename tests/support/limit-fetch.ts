import { patience } from "./within.ts";

/**
 * For all tests: what is fetched is there in time, with its body, or says what it was. Node itself waits five minutes
 * for an answer, which is as long as a test may take. A limit or an end of one's own holds as well.
 */
const { setTimeout, fetch } = globalThis;

// One process runs many files, and each begins here.
if (!("isLimited" in fetch)) globalThis.fetch = Object.assign(limited, { isLimited: true });

function limited(asked: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  const method = options.method ?? (asked instanceof Request ? asked.method : "GET");
  const address = asked instanceof Request ? asked.url : asked;
  const own = options.signal ?? (asked instanceof Request ? asked.signal : undefined);
  // Made here, it knows who asks.
  const late = new Error(`Waited ${patience / 1000} s for the whole answer to ${method} ${address}.`);
  const limit = new AbortController();
  setTimeout(() => limit.abort(late), patience).unref();
  return fetch(asked, { ...options, signal: own ? AbortSignal.any([own, limit.signal]) : limit.signal });
}
