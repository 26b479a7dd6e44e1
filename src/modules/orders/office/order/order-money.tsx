import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { OrderLink } from "#manage/parts/order-link.tsx";
import { Section } from "#manage/parts/section.tsx";
import { formatPayment } from "#modules/payments/office/public/format-payment.ts";
import { RefundForm } from "#modules/payments/office/public/refund-form.tsx";
import { RefundList } from "#modules/payments/office/public/refund-list.tsx";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { Bill } from "#web/ui/bill.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { about, can, type OrderPart } from "../public/order-parts.ts";
import { formatGatewayEvent } from "./format-gateway-event.ts";
import { officeCharges } from "./office-charges.ts";

export function OrderMoney({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const { money } = order;
  if (!money) return null;
  const charges = officeCharges(textsOf(shell.lang));
  const { quote, payment } = money;
  const said = formatPayment(payment, shell.lang, { isCollected: order.collect !== null });
  return (
    <Section title={words.order.money}>
      <Bill bill={quote} names={words.order} charges={charges} />
      <SumsSince order={order} money={money} />
      <p>
        {words.order.payment}: <b>{said.status}</b>, {said.method}
        {payment.paidAt !== null && `, ${minute(payment.paidAt, shell.lang)}`}
        {payment.reference && `, ${words.order.paidReference(payment.reference)}`}
        {payment.failure && ` (${payment.failure})`}
      </p>
      {payment.link && can(order, "sendLink") && <OrderLink order={order} link={payment.link} />}
      {payment.heard.length > 0 && (
        <details className="fold">
          <summary>
            {words.order.heard} <Icon name="chevron-down" className="turns push" />
          </summary>
          <ul className="history">
            {payment.heard.map(({ kind, paise, at }) => (
              <li key={`${kind}${at}`}>
                {formatGatewayEvent({ kind, paise }, words.order)}{" "}
                <span className="row-facts">{minute(at, shell.lang)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {can(order, "ask") && (
        <ActionForm endpoint={paymentOfficeEndpoints.ask} input={about(order)} className="above-m">
          <button type="submit" className="button button-quiet button-small">
            {words.order.ask}
          </button>
        </ActionForm>
      )}
      <RefundList order={order} refunds={money.refunds} />
      {can(order, "refund") && <RefundForm order={order} leftPaise={money.leftPaise} />}
    </Section>
  );
}

type Money = NonNullable<OrderPart["order"]["money"]>;

/** What became of the total: each way down from it, and what it came to. */
function SumsSince({ order, money }: OrderPart & { readonly money: Money }) {
  const { order: words } = useOffice().words;
  const { quote, payment, leftPaise, refunds } = money;
  const isHere = payment.status === "captured" || payment.status === "refunded";
  const lessPaise = payment.method === "cash" ? quote.total - payment.paise : 0;
  const backPaise = isHere ? payment.paise - leftPaise : 0;
  if (lessPaise <= 0 && backPaise <= 0) return null;
  const paidOver = refunds.filter(({ reason }) => reason === "exchange");
  const movedPaise = paidOver.reduce((sum, { paise }) => sum + paise, 0);
  const { toCollect, toPay, paid, kept } = words.sums;
  const open = order.collect ? toPay : toCollect;
  return (
    <dl className="bill">
      {lessPaise > 0 && <SumBack name={words.sums.takenOff} paise={lessPaise} />}
      {movedPaise > 0 && <SumBack name={words.sums.moved} paise={movedPaise} />}
      {backPaise > movedPaise && <SumBack name={words.sums.refunded} paise={backPaise - movedPaise} />}
      {order.state !== "cancelled" && (
        <div className="bill-total">
          <dt>{backPaise > 0 ? kept : isHere ? paid : open}</dt>
          <dd>{formatRupees(payment.paise - backPaise)}</dd>
        </div>
      )}
    </dl>
  );
}

function SumBack({ name, paise }: { readonly name: string; readonly paise: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>−{formatRupees(paise)}</dd>
    </div>
  );
}
