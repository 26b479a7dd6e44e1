import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/format/charge-words.ts";
import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import { Amount, Price } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";
import type { CartView } from "../cart-view.ts";
import { useCartWords } from "./public/cart-words.ts";

/** What will be charged, below the estimate: what that says already is not said again. */
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
      {quote.charges.filter(({ inside, kind }) => !inside && kind !== "shipping").map(lineOf)}
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

/** Three lines above what will be charged, with the delivery that will be, and why it is that sum. */
export function Estimate({ cart }: { readonly cart: CartView }) {
  const words = useCartWords().summary;
  const { free } = useWords("charges", chargesEnglish);
  const { quote } = cart;
  const { subtotal, shipping } = quote;
  return (
    <div className="estimate">
      <dl className="summary-lines">
        <Line name={words.subtotal} amount={formatRupees(subtotal)} />
        <Line name={words.shipping} amount={shipping === 0 ? free : formatRupees(shipping)} />
        <Line name={`${words.total} (${words.estimated})`} amount={formatRupees(subtotal + shipping)} />
      </dl>
      <p>
        <Amount of={words.why(cart.terms.taxOnTop, formatFreeAbove(quote.freeShippingFrom))} />
      </p>
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
