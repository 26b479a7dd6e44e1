import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { hintCookie, sessionTagOfHint } from "#contract/profile-hint.ts";
import { holders } from "#contract/rights.ts";
import { sharedPages } from "#contract/shared-pages.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { isSharedEnough } from "../auth/profile-hint.ts";
import { readCookies } from "../http/cookies.ts";
import { chosenLang, langBaseOf, requestedLang } from "../http/lang-of.ts";

/** The cache key of an answer that is the same for all: nothing else of the request reaches who makes it. */
export interface CacheKey {
  readonly lang: Lang;
  /** Path and query, of described names alone. */
  readonly address: string;
  readonly kind: "page" | "call";
}

/** Asks for what a page shows without the page; calls and data themselves have none. */
export function dataKeyOf(key: CacheKey): CacheKey | undefined {
  if (key.kind !== "page" || isDataAddress(key.address)) return undefined;
  const [path = "", query] = key.address.split("?", 2);
  return { ...key, address: dataPath(path) + (query === undefined ? "" : `?${query}`) };
}

function isDataAddress(address: string): boolean {
  const [path = ""] = address.split("?", 1);
  return path.endsWith(".data");
}

interface Described {
  readonly pattern: RegExp;
  readonly kind: CacheKey["kind"];
  readonly isShared: boolean;
  /** Also for who is signed in, where the browser knows how to show it. */
  readonly isForShoppers: boolean;
  readonly names: ReadonlySet<string>;
}

const longestUrl = 400;
/** Whoever carries any other cookie may see something of their own; of a guest no shared page shows anything. */
const harmlessCookie =
  /^(?:lang|haat-browser|haat-guest|haat-kept|haat-pin|haat-passkey|_ga(?:_\w+)?|_gid|_gcl_\w+|_fb[pc]|__cf_bm|__cflb|cf_clearance|AWSALB\w*)$/;
/** Whence somebody came: no page of ours looks at these. */
const campaignName = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|igshid)$/;

export function cacheKeyOf(request: IncomingMessage, https: boolean, now: number): CacheKey | undefined {
  const { method, url = "/", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || url.length > longestUrl) return undefined;
  // Another origin's script needs to be told that it may read the answer.
  if (headers.authorization !== undefined || headers.origin !== undefined) return undefined;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const described = describedAt(path);
  if (!described) return undefined;
  const query = at < 0 ? "" : describedQuery(url.slice(at + 1), described.names);
  if (query === undefined) return undefined;
  const { "haat-session": session, [hintCookie]: hint, ...cookies } = readCookies(headers.cookie, https);
  const sessionTag = sessionTagOfHint(hint);
  if (!Object.keys(cookies).every((name) => harmlessCookie.test(name))) return undefined;
  // A session without its hint, or a hint of another session: the script would complete the page for the wrong person.
  if (session !== undefined || sessionTag !== undefined) {
    if (!session || !sessionTag || !described.isForShoppers) return undefined;
    if (!isSharedEnough({ sessionTag, session }, path, now)) return undefined;
  }
  const lang = requestedLang(request, cookies);
  // Who chose another language is led from here to the home page in it.
  if (path === "/" && lang !== chosenLang(cookies) && !langBaseOf(request)) return undefined;
  return { lang, address: path + query, kind: described.kind };
}

/** What is read there is no more somebody's than anybody's, however it is asked for. */
export function isPublicPath(path: string): boolean {
  return path.startsWith("/sitemap") || describedAt(path) !== undefined;
}

/** Asked with a name that is not described, a page may look at it: then it is nobody else's answer. */
function describedQuery(given: string, names: ReadonlySet<string>): string | undefined {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(given)) {
    if (names.has(name)) kept.append(name, value);
    else if (!campaignName.test(name)) return undefined;
  }
  return kept.size === 0 ? "" : `?${kept}`;
}

/** As the router finds it: whole names before placeholders; what is found first decides. */
function describedAt(path: string): Described | undefined {
  // Whatever could be read in two ways, such as dots, doubled slashes or escapes, is no cached address.
  if (!/^(?:\/[\w-][\w.~-]*)*\/?$/.test(path)) return undefined;
  const known = exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path));
  return known?.isShared ? known : undefined;
}

const described: readonly (Described & { readonly path: string })[] = [
  ...allEndpoints
    .filter(({ method }) => method === "GET")
    .map((one) => ({
      path: `/api${one.path}`,
      pattern: patternOf(`/api${one.path}`),
      kind: "call" as const,
      isShared: one.isShared === true && holders[one.right] === "anyone",
      isForShoppers: false,
      names: new Set(queryNames(one)),
    })),
  ...sharedPages.flatMap(({ path, query, isForVisitors }) => {
    const page = { kind: "page" as const, isShared: true, isForShoppers: !isForVisitors };
    return [
      { ...page, path, pattern: patternOf(path), names: new Set(query) },
      {
        ...page,
        path: dataPath(path),
        pattern: patternOf(dataPath(path)),
        names: new Set([...query, "_routes"]),
      },
    ];
  }),
];
const exact = new Map(described.filter(({ path }) => !path.includes("{")).map((one) => [one.path, one]));
/** An address of data also looks like a page's whose last part ends so: it comes first. */
const patterns = described
  .filter(({ path }) => path.includes("{"))
  .sort((a, b) => dataFirst(b) - dataFirst(a));

function dataFirst({ path }: { path: string }): number {
  return Number(path.endsWith(".data"));
}

/** Where the browser fetches what a page shows. */
function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}

function queryNames({ input }: Endpoint): string[] {
  if (!input) return [];
  return Object.keys(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {});
}
