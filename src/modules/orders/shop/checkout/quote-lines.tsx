import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/format/charge-words.ts";
import { formatRupees } from "#contract/format/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import type { BillView } from "#modules/orders/quote-view.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { Amount } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";

/** All of the sum, line by line; then what is charged, and what of it the prices hold already. */
export function QuoteLines({ quote: { subtotal, charges, total } }: { readonly quote: BillView }) {
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
      <div className="quote-total">
        <dt>{bill.total}</dt>
        <dd>
          <Amount of={formatRupees(total)} />
        </dd>
      </div>
      {charges.filter(({ inside }) => inside).map(lineOf)}
    </dl>
  );
}

function Line({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div className="sides">
      <dt className="muted">{name}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
    </div>
  );
}
