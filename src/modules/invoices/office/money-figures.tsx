import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { type MoneyReport, said } from "./money-report.ts";

export function MoneyFigures({ report }: { readonly report: MoneyReport }) {
  const { lang } = useOffice().shell;
  const { money } = textsOf(lang);
  const { totals, totalsBefore, before, cashDue, cashOwed } = report;
  const left = totals.sold - totals.credited;
  const difference = left - (totalsBefore.sold - totalsBefore.credited);
  const days = money.days(said(before.from, "shortDay", lang), said(before.to, "shortDay", lang));
  const change =
    difference === 0
      ? money.same
      : (difference > 0 ? money.more : money.less)(formatRupees(Math.abs(difference)));
  const figures = [
    [money.left, formatRupees(left)],
    [money.sales, String(totals.sales)],
    [money.back, formatRupees(totals.credited)],
    [money.due, formatRupees(cashDue.paise + cashOwed.paise)],
  ] as const;
  return (
    <>
      <ul className="figures money-figures">
        {figures.map(([name, value]) => (
          <li key={name} className="figure">
            <p>
              <span className="figure-value">{value}</span> <span className="figure-name">{name}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="above-m">
        <b>{change}</b> <span className="muted">{money.compared(days)}</span>
      </p>
      <p className="muted">{money.counted}</p>
    </>
  );
}
