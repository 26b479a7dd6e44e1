import type { CartView } from "#contract/cart-view.ts";
import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees, freeAboveSaid } from "#contract/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import { missingForFree } from "#shop/pricing/rules/missing-for-free.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCartWords } from "./cart-words.ts";

/** All that will be charged and why, in one sum; the documented three lines of the estimate are folded below it. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  const charges = useWords("charges", chargesEnglish);
  const { quote, estimate } = cart;
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, charges);
    return <Line key={name} name={name} amount={amount} />;
  };
  const freeAbove = freeAboveSaid(quote.freeShippingFrom);
  const shipsFree = quote.subtotal > 0 && quote.shipping === 0;
  const subtotal = <Line name={words.subtotal} amount={formatRupees(quote.subtotal)} />;
  return (
    <div>
      <dl className="summary-lines">
        {subtotal}
        {quote.charges.filter(({ inside }) => !inside).map(lineOf)}
        <div className="summary-total">
          <dt>{words.toPay}</dt>
          <dd>
            <Price now={formatRupees(quote.total)} size="large" />
          </dd>
        </div>
        {quote.charges.filter(({ inside }) => inside).map(lineOf)}
      </dl>
      {(shipsFree || freeAbove !== null) && (
        <p className="free-shipping" data-reached={shipsFree ? "" : undefined}>
          <Icon name="truck" />
          <span>
            <Amount of={shipsFree ? words.isFree : words.addForFree(formatRupees(missingForFree(quote)))} />
          </span>
          {!shipsFree && (
            <meter min={0} max={quote.freeShippingFrom} value={quote.subtotal} aria-hidden="true" />
          )}
        </p>
      )}
      <p className="text-xs text-muted">
        <Amount of={words.why(cart.terms.taxOnTop, freeAbove)} />
      </p>
      <details className="estimate">
        <summary>
          {words.estimate} <Icon name="chevron-down" className="turns size-4" />
        </summary>
        <dl className="summary-lines">
          {subtotal}
          <Line name={words.shipping} amount={formatRupees(estimate.shipping)} />
          <Line name={`${words.total} (${words.estimated})`} amount={formatRupees(estimate.total)} />
        </dl>
      </details>
    </div>
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
