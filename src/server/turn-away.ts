import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { isPrefetch } from "./admission/is-prefetch.ts";
import { readCookies } from "./cookies.ts";
import { langAsked } from "./lang-of.ts";
import type { Metrics } from "./metrics.ts";
import type { Place, RenderLine } from "./render-line.ts";
import { pathOf } from "./served-file.ts";
import { placeOf } from "./shared-question.ts";
import { sorryHeaders, sorryHtml } from "./sorry-page.ts";

/** Tells who would wait too long for a page to come again; each gives false when there is room. */
export interface TurnAway {
  isFull(place: Place | "ahead"): boolean;
  fromLine(response: ServerResponse, lang: Lang, place: Place | "ahead"): boolean;
  /** Before anything is made of the request. */
  atDoor(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Nobody waits in the line for these. */
const noPage = /^\/(?:api\/|healthz$|readyz$|metrics$|robots\.txt$|sitemap[./]|\.well-known\/)/;

const retryAfterSeconds = 2;
/** Who asks again before that hears it so much later: told thousands of times a second, nobody else got a page. */
const holdMs = 900;

/** Said to many, it must cost next to nothing: the words are ready. */
export function createTurnAway({
  line,
  metrics,
  common,
  https,
  now = () => performance.now(),
  later = setTimeout,
}: {
  line: Pick<RenderLine, "isTooLong">;
  metrics: Pick<Metrics, "count">;
  common: Readonly<Record<string, string>>;
  https: boolean;
  now?: () => number;
  later?: (call: () => void, milliseconds: number) => unknown;
}): TurnAway {
  const no = failure("unavailable", { retryAfter: retryAfterSeconds });
  const toldAt = new WeakMap<Socket, number>();
  const bodies = { en: Buffer.from(sorryHtml(no, "en")), hi: Buffer.from(sorryHtml(no, "hi")) };
  const headers = { ...common, ...sorryHeaders(no) };

  const tell = (response: ServerResponse, lang: Lang): true => {
    // Nobody reads it who would ask again, and a press that comes next on the line waits for nobody.
    if (isPrefetch(response.req)) {
      write(response, lang);
      return true;
    }
    const { socket } = response.req;
    const before = toldAt.get(socket) ?? Number.NEGATIVE_INFINITY;
    const say = () => {
      toldAt.set(socket, now());
      write(response, lang);
    };
    if (now() - before < retryAfterSeconds * 1_000) later(say, holdMs);
    else say();
    return true;
  };

  const write = (response: ServerResponse, lang: Lang) => {
    if (response.destroyed) return;
    metrics.count(isPrefetch(response.req) ? "ahead" : "page", 503, 0);
    const body = bodies[lang];
    response
      .writeHead(503, { ...headers, "x-request-id": randomUUID(), "content-length": body.length })
      .end(response.req.method === "HEAD" ? undefined : body);
  };

  return {
    isFull: (place) => line.isTooLong(place),
    fromLine: (response, lang, place) => line.isTooLong(place) && tell(response, lang),
    atDoor(request, response) {
      const { method, headers: given } = request;
      const address = pathOf(request);
      if ((method !== "GET" && method !== "HEAD") || noPage.test(address)) return false;
      if (!line.isTooLong(isPrefetch(request) ? "ahead" : placeOf({ address }, false))) return false;
      return tell(response, langAsked(request, readCookies(given.cookie, https)));
    },
  };
}
