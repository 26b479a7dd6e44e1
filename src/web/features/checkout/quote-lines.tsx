import { formatRupees } from "#contract/money.ts";
import type { OrderView } from "#contract/order-view.ts";
import { orders as ordersEnglish } from "#contract/texts/en/orders.ts";
import { useWords } from "#web/ui/words.ts";
import { useCheckoutTexts } from "./checkout-texts.ts";

type QuoteLinesProps = { readonly quote: OrderView["quote"]; readonly promoCode?: string | null };

/** All of the sum, line by line; what stands last is what is charged. */
export function QuoteLines({ quote, promoCode = null }: QuoteLinesProps) {
  const { checkout } = useCheckoutTexts();
  const orders = useWords("orders", ordersEnglish);
  const { bill } = orders;
  const rows: [string, string][] = [
    [bill.subtotal, formatRupees(quote.subtotal)],
    ...(quote.promo > 0
      ? [
          [promoCode ? checkout.confirm.promo(promoCode) : bill.promo, `−${formatRupees(quote.promo)}`] as [
            string,
            string,
          ],
        ]
      : []),
    [bill.shipping, quote.shipping === 0 ? bill.free : formatRupees(quote.shipping)],
    [bill.tax, formatRupees(quote.tax)],
  ];
  return (
    <dl className="grid gap-1.5 tabular-nums">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 border-line border-t pt-2.5 font-bold text-lg">
        <dt>{bill.total}</dt>
        <dd>{formatRupees(quote.total)}</dd>
      </div>
    </dl>
  );
}
