import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatPeriod, type MoneyReport, moneyPath } from "./money-report.ts";

/** Which time is shown: how long, the one before and the one after. */
export function MoneyPeriod({ report }: { readonly report: MoneyReport }) {
  const { lang } = useOffice().shell;
  const { money } = textsOf(lang);
  const { period, today, previous, following } = report;
  // Today, as far as it is one of these days.
  const [, end = today] = [period.from, today, period.to].sort();
  const names = { day: end, month: end.slice(0, 7), year: yearOf(end) };
  return (
    <>
      <nav aria-label={money.kinds} className="tabs">
        <ul>
          {(["day", "month", "year"] as const).map((kind) => (
            <li key={kind}>
              <a
                href={moneyPath(kind === period.kind ? period.name : names[kind])}
                aria-current={kind === period.kind ? "page" : undefined}
              >
                {money.kind[kind]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="money-when">
        <a
          href={moneyPath(previous)}
          className="icon-button"
          aria-label={money.previous}
          title={money.previous}
        >
          <Icon name="chevron-left" />
        </a>
        <h2>{formatPeriod(period, lang)}</h2>
        {period.to < today ? (
          <a
            href={moneyPath(following)}
            className="icon-button"
            aria-label={money.following}
            title={money.following}
          >
            <Icon name="chevron-right" />
          </a>
        ) : (
          <span className="icon-button" />
        )}
      </div>
    </>
  );
}

/** Of taxes. */
function yearOf(day: string): string {
  const year = Number(day.slice(0, 4));
  return String(day.slice(5, 7) < "04" ? year - 1 : year);
}
