import { langBase, pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { isSharedPage } from "#contract/shared-pages.ts";
import type { RequestContext } from "../auth/caller.ts";
import { chosenLang } from "./lang-of.ts";

/**
 * Who chose another language is led to it from the home page, and from what is theirs alone, such as an order that a mail leads to.
 * Any other address shows everybody the same.
 */
export function leadToLang(
  { method, url }: Request,
  { base, cookies }: RequestContext,
): Response | undefined {
  if (base || (method !== "GET" && method !== "HEAD")) return undefined;
  const { pathname, search } = new URL(url);
  if (pathname.endsWith(".data")) return undefined;
  const plain = pathname.replace(langBase, "");
  // The router of a page in another language puts its base before whatever it leads on to.
  if (plain !== pathname && /^\/manage(?:\/|$)/.test(plain)) return led(plain + search);
  const lang = chosenLang(cookies);
  if (lang === "en" || pathname === paths.language()) return undefined;
  if (pathname !== paths.home() && isSharedPage(pathname)) return undefined;
  const chosen = pathIn(lang, pathname);
  return chosen === pathname ? undefined : led(chosen + search);
}

/** Where a page leads on to is a page in its language. */
export function ledInLang(answer: Response, path: string, { lang }: RequestContext): Response {
  const to = answer.headers.get("location");
  // The choice itself leads to the address in the language that was chosen.
  if (lang === "en" || to === null || path === paths.language()) return answer;
  const location = pathIn(lang, to);
  if (location === to) return answer;
  const headers = new Headers(answer.headers);
  headers.set("location", location);
  return new Response(answer.body, { status: answer.status, headers });
}

/** The next who asks may have chosen otherwise. */
function led(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
