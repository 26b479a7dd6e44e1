import type { Lang } from "#contract/texts/lang.ts";
import latin from "./fonts/anek-latin.woff2?url";
import rupee from "./fonts/anek-rupee.woff2?url";

/** Those in the folder of each language. */
const own = import.meta.glob<string>("../../languages/*/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What a page begins with; a language without one of its own is shown in letters that the device has. */
export function fontFiles(lang: Lang): readonly string[] {
  const ofLang = Object.entries(own).filter(([file]) => file.includes(`/languages/${lang}/`));
  return [latin, rupee, ...ofLang.map(([, url]) => url)];
}
