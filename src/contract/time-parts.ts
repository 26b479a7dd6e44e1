/** A day and a time by India's clock; Hindi has whole months, and parts of the day in place of am and pm. */
export function minuteParts(locale: string): Intl.DateTimeFormatOptions {
  const minute = { timeZone: "Asia/Kolkata", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return locale === "hi-IN"
    ? { ...minute, month: "long", dayPeriod: "short" }
    : { ...minute, month: "short" };
}
