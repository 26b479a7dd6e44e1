import type { AnswerOf } from "#contract/endpoint.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { booksEndpoints } from "../endpoints.ts";

export type MoneyReport = Omit<AnswerOf<typeof booksEndpoints.see>, "success" | "message">;

export function moneyPath(period: string): string {
  return officePath(`money?period=${period}`);
}

const formatsIn = inEachLang((locale) => {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
  // Short, Hindi's months end in what looks like a zero.
  const month = locale === "hi-IN" ? "long" : "short";
  return {
    day: format({ day: "numeric", month, year: "numeric" }),
    shortDay: format({ day: "numeric", month }),
    month: format({ month: "long", year: "numeric" }),
    shortMonth: format({ month }),
  };
});

/** A day or a month as people say it. */
export function said(name: string, how: keyof ReturnType<typeof formatsIn>, lang: Lang): string {
  const at = Date.parse(name.length === 7 ? `${name}-01` : name);
  return formatsIn(lang)[how].format(at);
}

export function formatPeriod({ name, kind, from, to }: MoneyReport["period"], lang: Lang): string {
  if (kind === "year") return textsOf(lang).money.year(from.slice(0, 4), to.slice(0, 4));
  return said(name, kind === "day" ? "day" : "month", lang);
}

/** As a bar of the chart is called. */
export function formatBar(name: string, lang: Lang): string {
  return said(name, name.length === 7 ? "month" : "shortDay", lang);
}
