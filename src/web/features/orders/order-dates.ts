import { useRouteLoaderData } from "react-router";
import type { ShellView } from "#contract/shell-view.ts";

/** Dates as the shop tells them: in India's time, whoever reads them and wherever. */
export function useDates() {
  const lang = useRouteLoaderData<ShellView>("root")?.lang ?? "en";
  const locale = lang === "hi" ? "hi-IN" : "en-IN";
  const known = datesIn[locale] ?? datesOf(locale);
  datesIn[locale] = known;
  return known;
}

type Dates = Readonly<Record<"day" | "weekday" | "time", (at: number) => string>>;

/** Made once for a language: making one costs as much as telling a hundred dates. */
const datesIn: Record<string, Dates> = {};

function datesOf(locale: string): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", ...options });
    return (at: number) => formatter.format(at);
  };
  return {
    day: format({ day: "numeric", month: "long", year: "numeric" }),
    weekday: format({ weekday: "long", day: "numeric", month: "long" }),
    time: format({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }),
  };
}
