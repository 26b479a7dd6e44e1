import type { Lang } from "#contract/texts/lang.ts";
import { languages } from "#languages/languages.ts";

type LanguageButtonsProps = { readonly now: Lang; readonly className: string };

/** Of the form that chooses the language: each that the page is not in. */
export function LanguageButtons({ now, className }: LanguageButtonsProps) {
  return languages
    .filter(({ code }) => code !== now)
    .map(({ code, name }) => (
      <button key={code} type="submit" name="lang" value={code} lang={code} className={className}>
        {name}
      </button>
    ));
}
