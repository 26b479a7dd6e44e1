/** A day and a time by India's clock; Hindi has whole months. */
export function minuteParts(locale: string): Intl.DateTimeFormatOptions {
  return { ...clockParts(locale), day: "numeric", month: locale === "hi-IN" ? "long" : "short" };
}

/** A time by India's clock; Hindi has parts of the day in place of am and pm. */
export function clockParts(locale: string): Intl.DateTimeFormatOptions {
  return {
    timeZone: "Asia/Kolkata",
    hour: "numeric",
    minute: "2-digit",
    ...(locale === "hi-IN" && { dayPeriod: "short" }),
  };
}
