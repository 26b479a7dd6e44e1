import { inEachLang } from "#contract/format/in-each-lang.ts";

/** A day by India's clock, whole. */
export const dayIn = inEachLang((locale) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", dateStyle: "long" });
  return (at: number) => format.format(at);
});
