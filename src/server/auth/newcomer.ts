import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { readCookies } from "../http/cookies.ts";
import { requestedLang } from "../http/lang-of.ts";
import { isAskedHere } from "../http/metrics-access.ts";
import { type CachedResponse, cachedResponseWith, wholeBody } from "../page-cache/cached-response.ts";

/** What leads the first owner of a shop, in a browser on the machine that it runs on, to the back office. */
export interface Newcomer {
  /** The home page with a line more; anybody else's, and any other page, as it is. */
  addSetUpLink(answer: CachedResponse, request: IncomingMessage): CachedResponse | Promise<CachedResponse>;
  /** From the door of the back office to the page where one becomes the owner; nothing for whoever is no newcomer. */
  lead(request: IncomingMessage): Promise<Response | undefined>;
}

export function createNewcomer({
  hasOwner,
  makeLink,
}: {
  readonly hasOwner: () => Promise<boolean>;
  readonly makeLink: () => Promise<string | undefined>;
}): Newcomer {
  /** An owner stays: there is always one from then on. */
  let isOwned = false;
  const linked = new WeakMap<CachedResponse, CachedResponse>();

  return {
    addSetUpLink(answer, request) {
      const isFor = !isOwned && answer.status === 200 && isHome(request.url) && isNewcomer(request);
      return isFor ? addToUnowned(answer, request) : answer;
    },
    async lead(request) {
      const isDoor = request.method === "GET" && /^\/manage\/?$/.test(request.url ?? "");
      if (isOwned || !isDoor || !isNewcomer(request)) return undefined;
      const link = await makeLink();
      if (!link) return undefined;
      const { pathname, search } = new URL(link);
      const headers = { location: pathname + search, "cache-control": "no-store" };
      return new Response(null, { status: 303, headers });
    },
  };

  async function addToUnowned(answer: CachedResponse, request: IncomingMessage): Promise<CachedResponse> {
    isOwned = await hasOwner();
    if (isOwned) return answer;
    const known =
      linked.get(answer) ??
      (await withLine(answer, requestedLang(request, readCookies(request.headers.cookie, false))));
    linked.set(answer, known);
    return known;
  }
}

/** Somebody who opens a page in a browser of this machine, and is not sent by another site. */
function isNewcomer(request: IncomingMessage): boolean {
  const isPage = isOpened(request.headers) || isForwarded(request.headers);
  return isPage && isAskedHere(request) && isOwnConnection(request);
}

function isOpened({ "sec-fetch-dest": dest, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  return dest === "document" && (site === "none" || site === "same-origin");
}

/**
 * A page that the shop's own service worker asks for, which browsers send without saying for what. No script can
 * send this mode, and whoever was sent by another site is shown a page that this site cannot read.
 */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  const { "sec-fetch-dest": dest, "sec-fetch-mode": mode, "sec-fetch-site": site } = headers;
  return dest === "empty" && mode === "navigate" && site === "same-origin";
}

/** As every browser opens one. A proxy that names itself nowhere asks by an older protocol, or keeps none open. */
function isOwnConnection({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && headers.connection === "keep-alive";
}

function isHome(url = ""): boolean {
  return url === "/" || url.startsWith("/?");
}

const main = '<main id="main"';

async function withLine(answer: CachedResponse, lang: Lang): Promise<CachedResponse> {
  const { line, go } = textsOf(lang).setUp.newcomer;
  const html = (await wholeBody(answer)).toString("utf8");
  const at = html.indexOf(main);
  if (at < 0) return answer;
  const text = `<aside aria-label="${go}" class="demo-line">${line} <a href="/manage" class="text-link">${go}</a></aside>`;
  return cachedResponseWith(answer, html.slice(0, at) + text + html.slice(at));
}
