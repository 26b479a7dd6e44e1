import type { OrderView } from "#modules/orders/order-view.ts";
import { changedBill } from "#modules/orders/rules/changed-bill.ts";
import { QuoteLines } from "../checkout/quote-lines.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

/** What was ordered, line by line, and what became of it since. */
export function OrderSums({ order }: { readonly order: OrderView }) {
  const { bill } = useOrderTexts();
  const changed = changedBill({ ...order, total: order.totalPaise }, bill);
  return <QuoteLines quote={order.quote} changed={changed} />;
}
