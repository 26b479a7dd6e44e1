import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import type { QuoteView } from "#modules/orders/quote-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useCartWords } from "./cart-words.ts";

/** Below the goods, of which it takes more. Half of the way it says nothing: so much more tempts nobody. */
export function FreeShipping({ quote }: { readonly quote: QuoteView }) {
  const words = useCartWords().summary;
  const { subtotal, shipping, freeShippingFrom } = quote;
  const isReached = subtotal > 0 && shipping === 0;
  if (!isReached && (formatFreeAbove(freeShippingFrom) === null || subtotal * 2 < freeShippingFrom))
    return null;
  return (
    <p className="free-shipping" data-reached={isReached ? "" : undefined}>
      <Icon name="truck" />
      <span>
        <Amount of={isReached ? words.isFree : words.addForFree(formatRupees(missingForFree(quote)))} />
      </span>
      {!isReached && <meter min={0} max={freeShippingFrom} value={subtotal} aria-hidden="true" />}
    </p>
  );
}

/** How much more makes shipping free, in whole rupees: the sum has to be passed, not reached. */
export function missingForFree({ subtotal, freeShippingFrom: sum }: QuoteView): number {
  return Math.max(0, Math.ceil((sum - subtotal + 1) / 100) * 100);
}
