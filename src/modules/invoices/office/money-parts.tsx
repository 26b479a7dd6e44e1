import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MoneyReport } from "./money-report.ts";
import { MoneyTable } from "./money-table.tsx";

type Part = { readonly report: MoneyReport };

/** From the goods to what is left; what there was none of needs no line. */
export function MoneyMade({ report: { totals } }: Part) {
  const { money } = textsOf(useOffice().shell.lang);
  const hasRefunds = totals.credits > 0;
  const rows = [
    [money.goods, totals.goods],
    [money.delivery, totals.delivery],
    [money.other, totals.other],
    [money.sold, totals.sold],
    [money.creditNotes(totals.credits), -totals.credited],
    [money.left, hasRefunds ? totals.sold - totals.credited : 0],
    [money.tax, totals.tax - totals.creditedTax],
    [money.codes, totals.less],
  ] as const;
  const told = rows.filter(([, paise]) => paise !== 0);
  if (told.length === 0) return null;
  return (
    <Section title={money.made}>
      <dl className="bill">
        {told.map(([name, paise]) => (
          <div key={name} className={name === money.sold || name === money.left ? "bill-sum" : undefined}>
            <dt>{name}</dt>
            <dd>{formatRupees(paise)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function MoneyTaxes({ report: { taxes } }: Part) {
  const { money } = textsOf(useOffice().shell.lang);
  return (
    <Section title={money.taxes}>
      {taxes.length === 0 ? (
        <p className="muted">{money.noTaxes}</p>
      ) : (
        <MoneyTable
          name={[money.state, money.rate, money.taxSum].join(", ")}
          head={[money.state, money.rate, money.taxable, money.taxSum]}
          rows={taxes.map(({ place, state, percent, isBetweenStates, taxable, tax }) => ({
            key: `${place}${percent}${isBetweenStates}`,
            cells: [
              state || money.unknownState,
              `${percent}% ${isBetweenStates ? money.between : money.within}`,
              formatRupees(taxable),
              formatRupees(tax),
            ],
          }))}
        />
      )}
    </Section>
  );
}

export function MoneyOpen({ report: { cashDue, cashOwed, goingBack, toLookAt } }: Part) {
  const { shell, words } = useOffice();
  const { money, payments } = textsOf(shell.lang);
  const sums = [
    [money.openDue(cashDue.count), cashDue],
    [money.openOwed(cashOwed.count), cashOwed],
    [money.openBack(goingBack.count), goingBack],
  ] as const;
  const told = sums.filter(([, { count }]) => count > 0);
  return (
    <Section title={money.open}>
      <dl className="bill">
        {told.map(([name, { paise }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatRupees(paise)}</dd>
          </div>
        ))}
      </dl>
      {told.length === 0 && <p className="muted">{money.openNone}</p>}
      <p>
        <a href={officePath("cash")} className="out-link">
          {money.owedLink} <Icon name="chevron-right" />
        </a>
      </p>
      <p>
        <a href={officePath("payments")} className="out-link">
          {toLookAt.count > 0 ? money.look(words.count(toLookAt.count, toLookAt.isMore)) : payments.title}{" "}
          <Icon name="chevron-right" />
        </a>
      </p>
    </Section>
  );
}
