import { formatRupees } from "#contract/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import type { MoneyReport } from "./money-report.ts";
import { MoneyTable } from "./money-table.tsx";
import { Section } from "./section.tsx";

type Part = { readonly report: MoneyReport };

/** From the goods to what is left. */
export function MoneyMade({ report: { totals } }: Part) {
  const { money } = textsOf(useOffice().shell.lang);
  const rows = [
    [money.goods, totals.goods],
    [money.delivery, totals.delivery],
    [money.other, totals.other],
    [money.sold, totals.sold],
    [money.creditNotes(totals.credits), -totals.credited],
    [money.left, totals.sold - totals.credited],
    [money.tax, totals.tax - totals.creditedTax],
    [money.codes, totals.less],
  ] as const;
  return (
    <Section title={money.made}>
      <dl className="bill">
        {rows.map(([name, paise]) => (
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
        <p className="text-muted">{money.noTaxes}</p>
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
  const { money } = textsOf(shell.lang);
  return (
    <Section title={money.open}>
      <dl className="bill">
        <div>
          <dt>{money.openDue(cashDue.count)}</dt>
          <dd>{formatRupees(cashDue.paise)}</dd>
        </div>
        <div>
          <dt>{money.openOwed(cashOwed.count)}</dt>
          <dd>{formatRupees(cashOwed.paise)}</dd>
        </div>
        <div>
          <dt>{money.openBack(goingBack.count)}</dt>
          <dd>{formatRupees(goingBack.paise)}</dd>
        </div>
      </dl>
      <p>
        <a href={officePath("cash")} className="out-link">
          {money.owedLink} <Icon name="chevron-right" />
        </a>
      </p>
      <p>
        <a href={officePath("payments")} className="out-link">
          {money.look(words.count(toLookAt.count, toLookAt.isMore))} <Icon name="chevron-right" />
        </a>
      </p>
    </Section>
  );
}
