import { inEachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";

/** Until when what is ordered leaves on the same day; nothing where all of it does, or none. */
export function formatDispatch(cutOffHour: number, lang: Lang): string | null {
  if (cutOffHour === 0 || cutOffHour === 24) return null;
  return textsOf(lang).goods.leaves(hourFormat(lang).format(cutOffHour * 3_600_000));
}

const hourFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      hour: "numeric",
      ...(locale === "hi-IN" && { dayPeriod: "short" }),
    }),
);
