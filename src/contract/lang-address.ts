import type { Lang } from "./texts/lang.ts";

/** Before the path of each page in Hindi; its other half is the page in English. */
export const hindiBase = "/hi";

/** What has one address for both languages: calls, the staff's pages, files, what machines read. */
const oneForBoth =
  /^\/(?:(?:api|manage|assets|pictures|sitemap|healthz|readyz|metrics|\.well-known|hi)(?:[/?#.]|$)|[^/?#]+\.(?!data(?:[?#]|$))\w+(?:[?#]|$))/;

/** The address of a page in this language. */
export function pathIn(lang: Lang, path: string): string {
  if (lang === "en" || !path.startsWith("/") || oneForBoth.test(path)) return path;
  return hindiBase + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The address that a page in Hindi has in English; nothing for every other address. */
export function withoutHindi(address: string): string | undefined {
  const found = /^\/hi(?:(\.data)(?=[?#]|$)|(?=[/?#]|$))(.*)$/s.exec(address);
  if (!found) return undefined;
  const [, isData, rest = ""] = found;
  if (isData) return `/_.data${rest}`;
  const plain = rest.startsWith("/") ? rest : `/${rest}`;
  return plain.startsWith("//") || oneForBoth.test(plain) ? undefined : plain;
}

/** Path and query of a page as the shop knows them, however it was asked for: in Hindi, or as data alone. */
export function pageAddress(url: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = new URL(url);
  return { pathname: (withoutHindi(pathname) ?? pathname).replace(/(?:_)?\.data$/, ""), search };
}
