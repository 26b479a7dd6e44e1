import type { Lang } from "#contract/texts/lang.ts";
import devanagari from "./fonts/anek-devanagari.woff2?url";
import latin from "./fonts/anek-latin.woff2?url";
import rupee from "./fonts/anek-rupee.woff2?url";

/** What a page begins with; a language without one of its own is shown in letters that the device has. */
export function fontFiles(lang: Lang): readonly string[] {
  return [latin, rupee, ...(own[lang] ?? [])];
}

const own: { readonly [lang in Lang]?: readonly string[] } = { hi: [devanagari] };
