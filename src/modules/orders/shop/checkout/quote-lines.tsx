import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/format/charge-words.ts";
import { formatRupees } from "#contract/format/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import type { BillView } from "#modules/orders/quote-view.ts";
import type { ChangedBill } from "#modules/orders/rules/changed-bill.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { Amount } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";

type QuoteLinesProps = {
  readonly quote: BillView;
  /** What became of it since. */
  readonly changed?: ChangedBill | undefined;
};

/** All of the sum, line by line; then what is charged, what of it the prices hold already, and what was changed since. */
export function QuoteLines({ quote: { subtotal, charges, total }, changed }: QuoteLinesProps) {
  const { bill } = useWords("orders", ordersEnglish);
  const words = useWords("charges", chargesEnglish);
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, words);
    return <Line key={name} name={name} amount={amount} />;
  };
  return (
    <dl className="tabular-nums quote-lines">
      <Line name={bill.subtotal} amount={formatRupees(subtotal)} />
      {charges.filter(({ inside }) => !inside).map(lineOf)}
      {changed ? (
        <Line name={bill.total} amount={formatRupees(total)} />
      ) : (
        <Total name={bill.total} amount={formatRupees(total)} />
      )}
      {charges.filter(({ inside }) => inside).map(lineOf)}
      {changed?.rows.map((row) => (
        <Line key={row.name} {...row} />
      ))}
      {changed && <Total {...changed.last} />}
    </dl>
  );
}

type LineProps = { readonly name: string; readonly amount: string };

function Total({ name, amount }: LineProps) {
  return (
    <div className="quote-total">
      <dt>{name}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
    </div>
  );
}

function Line({ name, amount }: LineProps) {
  return (
    <div className="sides">
      <dt className="muted">{name}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
    </div>
  );
}
