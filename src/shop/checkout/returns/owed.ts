import type { OrderLine, OrderRecord } from "#shop/orders/order-record.ts";
import { shareOf } from "#shop/orders/rules/refund-share.ts";
import type { Payment, Refund } from "#shop/payments/payments-service.ts";
import type { RefundLine } from "#shop/payments/refunds-service.ts";
import { linesLeft, restOf } from "#shop/payments/rules/refund-state.ts";
import type { ReturnRecord } from "#shop/returns/returns-service.ts";
import { goodsAt } from "../shelve-again.ts";
import { takenOf } from "./pieces.ts";

/** What the pieces that were taken are worth, as far as neither they nor the payment went back already. */
export function owedOf(
  order: OrderRecord,
  one: Pick<ReturnRecord, "lines" | "feePaise">,
  { payment, refunds }: { readonly payment: Payment; readonly refunds: readonly Refund[] },
) {
  const paid = refunds.flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
  const notPaid = linesLeft(order.lines, paid);
  const taken = goodsAt(order, takenOf(one));
  const goods = withPrices(taken, linesLeft(taken, linesLeft(taken, notPaid)));
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  const rest = restOf(payment.amount_paise, own);
  // The way back costs no more than what came that way.
  const worth = Math.max(0, shareOf(order.quote, goods) - one.feePaise);
  return { goods, notPaid, rest, paise: Math.min(rest, worth) };
}

function withPrices(taken: readonly OrderLine[], left: readonly { productId: string; quantity: number }[]) {
  const rest = [...left] as {
    productId: string;
    colour: string | null;
    size: string | null;
    quantity: number;
  }[];
  return taken.flatMap((line) => {
    const at = rest.findIndex(
      (one) => one.productId === line.productId && one.colour === line.colour && one.size === line.size,
    );
    const found = at < 0 ? undefined : rest[at];
    if (!found) return [];
    const quantity = Math.min(line.quantity, found.quantity);
    rest[at] = { ...found, quantity: found.quantity - quantity };
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
