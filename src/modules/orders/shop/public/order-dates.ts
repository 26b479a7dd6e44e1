import { inEachLang } from "#contract/format/in-each-lang.ts";
import { minuteParts } from "#contract/format/time-parts.ts";
import { useShell } from "#web/ui/shell-context.ts";

/** Dates as the shop tells them: in India's time, whoever reads them and wherever. */
export function useDates() {
  const lang = useShell().lang;
  return datesIn(lang);
}

export const datesIn = inEachLang((locale) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", ...options });
    return (at: number) => formatter.format(at);
  };
  // Hindi has no short names of months that anybody reads as such.
  const month = locale === "hi-IN" ? "long" : "short";
  const shortDay = format({ weekday: "short", day: "numeric", month });
  return {
    day: format({ day: "numeric", month: "long", year: "numeric" }),
    briefDay: format({ day: "numeric", month, year: "numeric" }),
    weekday: format({ weekday: "long", day: "numeric", month: "long" }),
    shortDay: (at: number) => shortDay(at).replace(",", ""),
    time: format(minuteParts(locale)),
  };
});
