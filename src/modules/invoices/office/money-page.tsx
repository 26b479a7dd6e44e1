import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MoneyChart } from "./money-chart.tsx";
import { MoneyFigures } from "./money-figures.tsx";
import { MoneyFiles } from "./money-files.tsx";
import { MoneyMade, MoneyOpen, MoneyTaxes } from "./money-parts.tsx";
import { MoneyPeriod } from "./money-period.tsx";
import { formatBar, type MoneyReport, moneyPath } from "./money-report.ts";
import { MoneyTable } from "./money-table.tsx";

export function MoneyPage({ report }: { readonly report: MoneyReport }) {
  const { shell, role } = useOffice();
  const { lang } = shell;
  const { money } = textsOf(lang);
  return (
    <>
      <h1>{money.title}</h1>
      <MoneyPeriod report={report} />
      {report.isBehind && (
        <p className="changed" role="status">
          {money.behind}
        </p>
      )}
      <MoneyFigures report={report} />
      <MoneyChart report={report} />
      <details className="fold" hidden={report.bars.every(({ paise }) => paise === 0)}>
        <summary>
          {money.asTable} <Icon name="chevron-down" className="turns push" />
        </summary>
        <MoneyTable
          name={money.asTable}
          head={[money.when, money.sum]}
          rows={report.bars.map(({ name, paise }) => ({
            key: name,
            cells: [
              <a key={name} href={moneyPath(name)}>
                {formatBar(name, lang)}
              </a>,
              formatRupees(paise),
            ],
          }))}
        />
      </details>
      <div className="order-columns">
        <MoneyMade report={report} />
        <MoneyOpen report={report} />
      </div>
      <details className="fold above-l" open={role === "accountant"}>
        <summary>
          {money.forAccountant} <Icon name="chevron-down" className="turns push" />
        </summary>
        <div className="order-columns">
          <MoneyTaxes report={report} />
          <MoneyFiles report={report} />
        </div>
      </details>
    </>
  );
}
