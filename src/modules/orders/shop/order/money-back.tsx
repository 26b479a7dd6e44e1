import { formatRupees } from "#contract/format/money.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { Amount } from "#web/ui/price.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

type MoneyBackProps = {
  readonly order: Pick<OrderView, "method" | "paymentStatus" | "finalPaise" | "isBackByHand">;
};

type RefundedProps = {
  readonly order: Pick<OrderView, "refundPaise" | "movedPaise" | "refundDone" | "isBackByHand">;
};

/** What was given back of an order, is on its way (with how long banks take), or pays for the same goods in another choice. */
export function Refunded({ order }: RefundedProps) {
  const { refundPaise, movedPaise, refundDone, isBackByHand } = order;
  const { detail } = useOrderTexts();
  const refund = formatRupees(refundPaise);
  const due = [detail.refundDue(refund), ...(isBackByHand ? [] : [detail.banks])];
  return [
    ...(refundPaise === 0 ? [] : refundDone ? [detail.refundDone(refund)] : due),
    ...(movedPaise === 0 ? [] : [detail.movedOn(formatRupees(movedPaise))]),
  ].join(" ");
}

/** What one gets back of an order that is called off: how much, which way and when, as far as the shop knows. */
export function MoneyBack({ order }: MoneyBackProps) {
  const { method, paymentStatus, finalPaise, isBackByHand } = order;
  const words = useOrderTexts();
  const { detail } = words;
  const methods: Readonly<Record<string, string>> = words.method;
  if (method === "none" || paymentStatus === "created" || paymentStatus === "failed")
    return <p>{detail.cancelUnpaid}</p>;
  return (
    <>
      <p>
        {detail.cancelPaid} {!isBackByHand && detail.banks}
      </p>
      {paymentStatus === "captured" && (
        <dl className="money-back">
          <div className="sides baseline">
            <dt>{detail.cancelBack}</dt>
            <dd className="tabular-nums money-sum">
              <Amount of={formatRupees(finalPaise)} />
            </dd>
          </div>
          {!isBackByHand && method !== "exchange" && (
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
