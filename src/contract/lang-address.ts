import { type Lang, langs } from "./texts/lang.ts";

type OtherLang = Exclude<Lang, "en">;

/** Before the path of each page in another language than English, whose pages have no such thing. */
export type LangBase = `/${OtherLang}`;

const others = langs.filter((lang): lang is OtherLang => lang !== "en");
const eachOther = others.join("|");

export function baseOf(lang: Lang): LangBase | undefined {
  return lang === "en" ? undefined : `/${lang}`;
}

export const langBases = others.map((lang): LangBase => `/${lang}`);

/** Where an address begins with the base of a language. */
export const langBase = new RegExp(`^/(?:${eachOther})(?![^/?#])`);

/** What has one address for all languages: calls, the staff's pages, files, what machines read. */
const oneForAll = new RegExp(
  `^/(?:(?:api|manage|assets|pictures|sitemap|healthz|readyz|metrics|\\.well-known|${eachOther})(?:[/?#.]|$)|[^/?#]+\\.(?!data(?:[?#]|$))\\w+(?:[?#]|$))`,
);

/** The address of a page in this language. */
export function pathIn(lang: Lang, path: string): string {
  if (lang === "en" || !path.startsWith("/") || oneForAll.test(path)) return path;
  return `/${lang}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

export interface LangAddress {
  readonly lang: OtherLang;
  /** The address of the same page in English. */
  readonly plain: string;
}

/** What an address of a page in another language says; nothing for every other address. */
export function langAddress(address: string): LangAddress | undefined {
  const found = inOther.exec(address);
  if (!found) return undefined;
  const [, code, isData, rest = ""] = found;
  const lang = code as OtherLang;
  if (isData) return { lang, plain: `/_.data${rest}` };
  const plain = rest.startsWith("/") ? rest : `/${rest}`;
  return plain.startsWith("//") || oneForAll.test(plain) ? undefined : { lang, plain };
}

const inOther = new RegExp(`^/(${eachOther})(?:(\\.data)(?=[?#]|$)|(?=[/?#]|$))(.*)$`, "s");

/** Path and query of a page as the shop knows them, in whichever language it was asked for, or as data alone. */
export function pageAddress(url: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = new URL(url);
  return { pathname: (langAddress(pathname)?.plain ?? pathname).replace(/(?:_)?\.data$/, ""), search };
}
