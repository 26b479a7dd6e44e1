import type { ReactNode } from "react";
import type { CartView } from "#contract/cart-view.ts";
import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees } from "#contract/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import { missingForFree } from "#shop/pricing/rules/missing-for-free.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCartWords } from "./cart-words.ts";

/** The documented three lines, and under them all that will be charged and why. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  const charges = useWords("charges", chargesEnglish);
  const { quote, estimate } = cart;
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, charges);
    return <Line key={name} name={name} amount={amount} />;
  };
  const shipsFree = quote.subtotal > 0 && quote.shipping === 0;
  return (
    <div>
      <dl className="summary-lines mt-3">
        <Line name={words.subtotal} amount={formatRupees(quote.subtotal)} />
        <Line name={words.shipping} amount={formatRupees(estimate.shipping)} />
        <Line
          name={
            <>
              {words.total} <span className="text-sm font-normal text-muted">({words.estimated})</span>
            </>
          }
          amount={formatRupees(estimate.total)}
          strong
        />
      </dl>
      <p className="free-shipping" data-reached={shipsFree ? "" : undefined}>
        <Icon name="truck" />
        <span>{shipsFree ? words.isFree : words.addForFree(formatRupees(missingForFree(quote)))}</span>
        {!shipsFree && (
          <meter min={0} max={quote.freeShippingFrom} value={quote.subtotal} aria-hidden="true" />
        )}
      </p>
      <section className="quote-box" aria-labelledby="quote-title">
        <h3 id="quote-title" className="text-base font-semibold">
          {words.quoteTitle}
        </h3>
        <dl className="summary-lines mt-2 text-sm">
          <Line name={words.subtotal} amount={formatRupees(quote.subtotal)} />
          {quote.charges.filter(({ inside }) => !inside).map(lineOf)}
          <Line name={words.toPay} amount={formatRupees(quote.total)} strong />
          {quote.charges.filter(({ inside }) => inside).map(lineOf)}
        </dl>
        <p className="mt-2 text-xs text-muted">
          {words.why(cart.terms.taxOnTop, formatRupees(quote.freeShippingFrom))}
        </p>
      </section>
    </div>
  );
}

type LineProps = { readonly name: ReactNode; readonly amount: string; readonly strong?: boolean };

function Line({ name, amount, strong = false }: LineProps) {
  return (
    <div className={strong ? "summary-total" : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
