import { choiceIn } from "#contract/choice-in.ts";
import { inEachLang } from "#contract/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Choice } from "#modules/returns/views.ts";

/** Of a colour and a size; the given words where there is neither. The back office reads what the owner wrote. */
export function choiceName(choice: Choice, otherwise: string, lang: Lang = "en"): string {
  return choiceIn(lang, choice) || otherwise;
}

/** A day such as 2026-11-24, as people say it. */
export function dayName(day: string, lang: Lang): string {
  return dayFormat(lang).format(Date.parse(day));
}

const dayFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" }),
);
