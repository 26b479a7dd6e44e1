import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { eachLang } from "#contract/format/in-each-lang.ts";
import { failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { readCookies } from "../http/cookies.ts";
import { requestedLang } from "../http/lang-of.ts";
import type { Metrics } from "../http/metrics.ts";
import { pathOf } from "../http/served-file.ts";
import { sorryHeaders, sorryHtml } from "../http/sorry-page.ts";
import { isPrefetch } from "./is-prefetch.ts";
import { createLoadShedding, type LoadShedding } from "./load-shedding.ts";
import { createPageQueue, type PageQueue, type Priority } from "./page-queue.ts";

/** How much a process takes on at once, and what it says to everybody else. */
export interface Admission {
  readonly calls: LoadShedding;
  readonly pages: PageQueue;
  /** Refuses a page before anything is made of its request, where the queue is full; false lets it in. */
  refuseEarly(request: IncomingMessage, response: ServerResponse): boolean;
  /** The page that says so, for next to nothing. */
  refusePage(response: ServerResponse, lang: Lang): void;
  figures(): Readonly<Record<string, number>>;
}

const retryAfterSeconds = 2;
/** What a program or a page is told that cannot be served now. */
export const overloaded = failure("unavailable", { retryAfter: retryAfterSeconds });

/** Nobody waits in the queue for these. */
const noPage = /^\/(?:api\/|healthz$|readyz$|metrics$|robots\.txt$|sitemap[./]|\.well-known\/)/;
/** Who asks again before the time that was said is refused so much later: else refusals alone take the processor. */
const holdMs = 900;

export function createAdmission({
  metrics,
  common,
  https,
  calls = createLoadShedding(),
  pages = createPageQueue(),
}: {
  metrics: Pick<Metrics, "count">;
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  https: boolean;
  calls?: LoadShedding | undefined;
  pages?: PageQueue | undefined;
}): Admission {
  const refusedAt = new WeakMap<Socket, number>();
  const bodies = eachLang((lang) => Buffer.from(sorryHtml(overloaded, lang)));
  const headers = { ...common, ...sorryHeaders(overloaded) };

  return {
    calls,
    pages,
    refusePage,
    refuseEarly(request, response) {
      const { method } = request;
      const address = pathOf(request);
      if ((method !== "GET" && method !== "HEAD") || noPage.test(address)) return false;
      const cookies = readCookies(request.headers.cookie, https);
      // Who holds the session is found out later: whoever is not of the staff is refused then.
      const isStaff = address.startsWith("/manage") && cookies["haat-session"] !== undefined;
      if (!pages.isFull(priorityOf({ address, isPrefetch: isPrefetch(request), isStaff }))) return false;
      refusePage(response, requestedLang(request, cookies));
      return true;
    },
    figures: () => ({ haat_pages_waiting: pages.waiting, haat_requests_within: calls.running }),
  };

  function refusePage(response: ServerResponse, lang: Lang): void {
    const { req: request } = response;
    // Nobody reads it who would ask again, and a press that comes next on the connection waits for nobody.
    if (isPrefetch(request)) {
      write(response, lang, "ahead");
      return;
    }
    const { socket } = request;
    const refuse = () => {
      refusedAt.set(socket, performance.now());
      write(response, lang, "page");
    };
    const isAgain = performance.now() - (refusedAt.get(socket) ?? -Infinity) < retryAfterSeconds * 1_000;
    if (isAgain) setTimeout(refuse, holdMs);
    else refuse();
  }

  function write(response: ServerResponse, lang: Lang, group: "ahead" | "page"): void {
    if (response.destroyed) return;
    metrics.count(group, 503, 0);
    const body = bodies[lang];
    response
      .writeHead(503, { ...headers, "x-request-id": randomUUID(), "content-length": body.length })
      .end(response.req.method === "HEAD" ? undefined : body);
  }
}

/**
 * The staff, whose work the shop waits for; data without their page, which are made in a quarter of the time; and a page
 * that was in the cache, for which many may be waiting.
 */
export function priorityOf({
  address,
  isPrefetch = false,
  isStaff = false,
  wasCached = false,
}: {
  address: string;
  isPrefetch?: boolean;
  isStaff?: boolean;
  wasCached?: boolean;
}): Priority {
  if (isPrefetch) return "low";
  const [path = ""] = address.split("?", 1);
  return isStaff || wasCached || path.endsWith(".data") ? "high" : "normal";
}
