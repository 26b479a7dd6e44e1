import type { PictureView } from "#contract/picture-view.ts";
import type { Lang } from "#contract/texts/lang.ts";

/** What a page of this language says: the Hindi words, where somebody has written them, and their language then. */
export function toldIn<Text extends string | readonly string[]>(
  lang: Lang,
  text: Text,
  hindi: Text,
): { readonly text: Text; readonly lang?: Lang } {
  return lang === "hi" && hindi.length > 0 ? { text: hindi, lang } : { text };
}

/** As they are kept, with the words of this language. */
export function picturesIn(lang: Lang, json: string): PictureView[] {
  return (JSON.parse(json) as PictureView[]).map(({ altHi, ...picture }) =>
    lang === "hi" && altHi ? { ...picture, alt: altHi } : picture,
  );
}
