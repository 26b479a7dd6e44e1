import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/format/charge-words.ts";
import { formatRupees } from "#contract/format/money.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";

type BillProps = {
  readonly bill: {
    readonly subtotal: number;
    readonly total: number;
    readonly charges: readonly ChargeView[];
  };
  readonly names: { readonly subtotal: string; readonly total: string };
  readonly charges: ServerTexts["charges"];
  /** Rows below the total, the last of which is what it comes to. */
  readonly changed?: { readonly rows: readonly SumProps[]; readonly last: SumProps } | undefined;
};

/** What goods cost, line by line. */
export function Bill({ bill, names, charges, changed }: BillProps) {
  return (
    <dl className="bill">
      <Sum name={names.subtotal} amount={formatRupees(bill.subtotal)} />
      {bill.charges.map((charge) => {
        const said = wordsOf(charge, charges);
        return <Sum key={said.name} {...said} />;
      })}
      <Sum name={names.total} amount={formatRupees(bill.total)} isTotal={!changed} />
      {changed?.rows.map((row) => (
        <Sum key={row.name} {...row} />
      ))}
      {changed && <Sum {...changed.last} isTotal />}
    </dl>
  );
}

type SumProps = { readonly name: string; readonly amount: string; readonly isTotal?: boolean };

function Sum({ name, amount, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? "bill-total" : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
