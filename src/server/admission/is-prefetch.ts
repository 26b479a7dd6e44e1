import type { IncomingMessage } from "node:http";

/**
 * Asked for a page that somebody may open next, or may not. Such a request is the first to be refused, and its answer
 * is no visit: it sets no cookie.
 *
 * `Sec-Purpose` may say more after the word, such as `prefetch;prerender`. Older Chromium, and WebKit, say `Purpose` in
 * its place with `<link rel="prefetch">`. Safari leaves that link alone unless a flag of its developers is set:
 * there a page is fetched when it is opened.
 */
export function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const { "sec-purpose": purpose = headers.purpose } = headers;
  return typeof purpose === "string" && purpose.startsWith("prefetch");
}
