import type { CartView } from "#contract/cart-view.ts";
import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees, freeAboveSaid } from "#contract/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCartWords } from "./cart-words.ts";

/** All that will be charged, in one sum. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  const charges = useWords("charges", chargesEnglish);
  const { quote } = cart;
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, charges);
    return <Line key={name} name={name} amount={amount} />;
  };
  return (
    <dl className="summary-lines">
      <Line name={words.subtotal} amount={formatRupees(quote.subtotal)} />
      {quote.charges.filter(({ inside }) => !inside).map(lineOf)}
      <div className="summary-total">
        <dt>{words.toPay}</dt>
        <dd>
          <Price now={formatRupees(quote.total)} size="large" />
        </dd>
      </div>
      {quote.charges.filter(({ inside }) => inside).map(lineOf)}
    </dl>
  );
}

/** The documented three lines, above what will be charged: folded until one asks how that comes about. */
export function Estimate({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  const { quote, estimate } = cart;
  return (
    <details className="estimate">
      <summary>
        {words.estimate} <Icon name="info" />
      </summary>
      <dl className="summary-lines">
        <Line name={words.subtotal} amount={formatRupees(quote.subtotal)} />
        <Line name={words.shipping} amount={formatRupees(estimate.shipping)} />
        <Line name={`${words.total} (${words.estimated})`} amount={formatRupees(estimate.total)} />
      </dl>
      <p>{words.onTop}</p>
    </details>
  );
}

/** Why it is that sum: below the way to pay, which stays in sight. */
export function SumExplained({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  return (
    <p className="mt-4 text-xs text-muted">
      <Amount of={words.why(cart.terms.taxOnTop, freeAboveSaid(cart.quote.freeShippingFrom))} />
    </p>
  );
}

function Line({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
    </div>
  );
}
