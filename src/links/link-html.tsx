import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { pathIn } from "#contract/lang-address.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { translationIn } from "#web/ui/translation-in.ts";
import { TranslationContext } from "#web/ui/words.ts";

/** Such a page as it is sent, with the shop's parts in its language; where it leads is that language too. */
export function linkHtml(lang: Lang, page: ReactNode): string {
  const html = renderToString(<TranslationContext value={translationIn(lang)}>{page}</TranslationContext>);
  return `<!doctype html>${html.replace(ways, (_, name: string, path: string) => `${name}="${pathIn(lang, path)}"`)}`;
}

const ways = /(?<= )(href|action)="(\/[^"]*)"/g;
