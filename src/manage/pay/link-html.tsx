import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { TranslationContext } from "#web/ui/words.ts";

/** Such a page as it is sent, with the shop's parts in its language. */
export function linkHtml(lang: Lang, page: ReactNode): string {
  return `<!doctype html>${renderToString(
    <TranslationContext value={lang === "hi" ? textsOf("hi") : null}>{page}</TranslationContext>,
  )}`;
}
