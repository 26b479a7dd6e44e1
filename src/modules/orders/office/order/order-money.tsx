import { formatRupees } from "#contract/format/money.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { OrderLink } from "#manage/parts/order-link.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { ChangedBill } from "#modules/orders/rules/changed-bill.ts";
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
      <Bill bill={quote} names={words.order} charges={charges} changed={sumsSince(order, words.order)} />
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

/** What became of the total: each way down from it, and what it came to. */
function sumsSince(
  { money, state, collect }: OrderPart["order"],
  words: ServerTexts["manage"]["order"],
): ChangedBill | undefined {
  if (!money) return undefined;
  const { quote, payment, leftPaise, refunds } = money;
  const isHere = payment.status === "captured" || payment.status === "refunded";
  const lessPaise = payment.method === "cash" ? quote.total - payment.paise : 0;
  const backPaise = isHere ? payment.paise - leftPaise : 0;
  if (lessPaise <= 0 && backPaise <= 0) return undefined;
  const paidOver = refunds.filter(({ reason }) => reason === "exchange");
  const movedPaise = paidOver.reduce((sum, { paise }) => sum + paise, 0);
  const { takenOff, moved, refunded, toCollect, toPay, paid, kept } = words.sums;
  const changes = [
    [takenOff, lessPaise],
    [moved, movedPaise],
    [refunded, backPaise - movedPaise],
  ] as const;
  const unpaid = state === "cancelled" ? words.total : collect ? toPay : toCollect;
  return {
    rows: changes.flatMap(([name, paise]) =>
      paise > 0 ? [{ name, amount: `−${formatRupees(paise)}` }] : [],
    ),
    last: {
      name: backPaise > 0 ? kept : isHere ? paid : unpaid,
      amount: formatRupees(payment.paise - backPaise),
    },
  };
}
