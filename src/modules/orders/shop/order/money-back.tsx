import { formatRupees } from "#contract/format/money.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { Amount } from "#web/ui/price.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

type MoneyBackProps = {
  readonly order: Pick<OrderView, "method" | "paymentStatus" | "totalPaise" | "refundPaise" | "movedPaise">;
};

/** What was paid in a store, or with goods that came back, goes back by hand: no bank's way and no bank's days. */
function isByHand(method: OrderView["method"]): boolean {
  return method === "manual" || method === "exchange";
}

type RefundedProps = {
  readonly order: Pick<OrderView, "method" | "refundPaise" | "refundDone">;
};

/** What was given back of an order, or is on its way, and how long banks take where one of them brings it. */
export function Refunded({ order: { method, refundPaise, refundDone } }: RefundedProps) {
  const { detail } = useOrderTexts();
  if (refundPaise === 0) return null;
  const refund = formatRupees(refundPaise);
  if (refundDone) return detail.refundDone(refund);
  return `${detail.refundDue(refund)}${isByHand(method) ? "" : ` ${detail.banks}`}`;
}

/** What one gets back of an order that is called off: how much, which way and when, as far as the shop knows. */
export function MoneyBack({ order }: MoneyBackProps) {
  const { method, paymentStatus, totalPaise, refundPaise, movedPaise } = order;
  const words = useOrderTexts();
  const { detail } = words;
  const methods: Readonly<Record<string, string>> = words.method;
  if (method === "none" || paymentStatus === "created" || paymentStatus === "failed")
    return <p>{detail.cancelUnpaid}</p>;
  const byHand = isByHand(method);
  return (
    <>
      <p>
        {detail.cancelPaid} {!byHand && detail.banks}
      </p>
      {paymentStatus === "captured" && (
        <dl className="money-back">
          <div className="sides baseline">
            <dt>{detail.cancelBack}</dt>
            <dd className="tabular-nums money-sum">
              <Amount of={formatRupees(totalPaise - refundPaise - movedPaise)} />
            </dd>
          </div>
          {!byHand && (
            <div className="sides muted">
              <dt>{detail.cancelWay}</dt>
              <dd>{methods[method] ?? method}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
