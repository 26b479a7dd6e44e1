import { type Lang, writtenIn as langOfLetters } from "#contract/texts/lang.ts";
import { useOffice } from "../frame/office-context.ts";

/** What somebody wrote, marked where that is in another language than the page. */
export function AsWritten({ text }: { readonly text: string }) {
  const { lang } = useOffice().shell;
  const other = otherLang(text, lang);
  return other ? <span lang={other}>{text}</span> : text;
}

/** For what takes no element within, like a choice in a list. */
export function otherLang(text: string, lang: Lang): Lang | undefined {
  const written = writtenIn(text);
  return written === lang ? undefined : written;
}

/** By its letters; figures, sizes and signs are read alike in both. */
export function writtenIn(text: string): Lang | undefined {
  const lang = langOfLetters(text);
  return lang === "en" && !/[a-z]{3}/i.test(text) ? undefined : lang;
}
