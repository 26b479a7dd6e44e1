import type { Lang } from "./texts/lang.ts";

/** What a page of this language says: the Hindi words, where somebody has written them, and their language then. */
export function localised<Text extends string | readonly string[]>(
  lang: Lang,
  text: Text,
  hindi: Text,
): { readonly text: Text; readonly lang?: Lang } {
  return lang === "hi" && hindi.length > 0 ? { text: hindi, lang } : { text };
}
