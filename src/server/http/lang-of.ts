import type { IncomingMessage } from "node:http";
import { baseOf, type LangBase, langAddress } from "#contract/lang-address.ts";
import { isSharedPage } from "#contract/shared-pages.ts";
import { type Lang, langCookie, langOf } from "#contract/texts/lang.ts";
import type { Cookies } from "./cookies.ts";

const asked = new WeakMap<IncomingMessage, Lang>();

/** Takes what names its language off the address: all that follows knows one address of each page, and here its language. */
export function takeLang(request: IncomingMessage): void {
  const found = langAddress(request.url ?? "/");
  if (!found) return;
  request.url = found.plain;
  asked.set(request, found.lang);
}

/** Of its address; nothing where that is English, or one for all languages. */
export function langBaseOf(request: IncomingMessage): LangBase | undefined {
  return baseOf(asked.get(request) ?? "en");
}

/**
 * A page speaks the language of its address, whoever asks; what has one address for all, that of the page it is asked
 * from, or the one that was chosen.
 */
export function requestedLang(request: IncomingMessage, cookies: Cookies): Lang {
  const named = asked.get(request);
  if (named) return named;
  const { method, url = "/" } = request;
  const [path = ""] = url.split("?", 1);
  const isRead = method === "GET" || method === "HEAD";
  // Asked for by the script of a page in English.
  if (path.endsWith(".data") || (isRead && isSharedPage(path))) return "en";
  const from = pageBefore(request);
  if (from !== undefined && (!isRead || path.startsWith("/api/"))) {
    const before = langAddress(from);
    if (before) return before.lang;
    if (isSharedPage(from)) return "en";
  }
  return chosenLang(cookies);
}

export function chosenLang(cookies: Cookies): Lang {
  return langOf(cookies[langCookie]);
}

/** Of ours: another site's page says nothing of the language that is read here. */
function pageBefore({ headers }: IncomingMessage): string | undefined {
  const { referer, host, "sec-fetch-site": site } = headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const isOurs = site === undefined ? page.host === host : site === "same-origin";
  return isOurs ? page.pathname : undefined;
}
