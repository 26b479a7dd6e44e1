import type { Lang } from "../texts/lang.ts";

/** What a page of this language says: the words in it, where somebody has written them, and their language then. */
export function localised<Text extends string | readonly string[]>(
  lang: Lang,
  text: Text,
  told: Text,
): { readonly text: Text; readonly lang?: Lang } {
  return lang !== "en" && told.length > 0 ? { text: told, lang } : { text };
}
