import { moneyCalls } from "#contract/calls/money.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees } from "#contract/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm } from "./deed-form.tsx";
import { about, can, type OrderPart } from "./order-parts.ts";
import { RefundForm } from "./refund-form.tsx";
import { RefundList } from "./refund-list.tsx";
import { Section } from "./section.tsx";
import { minute } from "./when.ts";

export function OrderMoney({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const { money } = order;
  if (!money) return null;
  const { orders, charges } = textsOf(shell.lang);
  const methods: Readonly<Record<string, string>> = orders.method;
  const statuses: Readonly<Record<string, string>> = orders.payment;
  const { quote, payment } = money;
  return (
    <Section title={words.order.money}>
      <dl className="bill">
        <Sum name={words.order.subtotal} amount={formatRupees(quote.subtotal)} />
        {quote.charges.map((charge) => {
          const said = wordsOf(charge, charges);
          return <Sum key={said.name} {...said} />;
        })}
        <Sum name={words.order.total} amount={formatRupees(quote.total)} isTotal />
      </dl>
      <p>
        {words.order.payment}: <b>{statuses[payment.status] ?? payment.status}</b>,{" "}
        {methods[payment.method] ?? payment.method}
        {payment.paidAt !== null && `, ${minute(payment.paidAt, shell.lang)}`}
        {payment.failure && ` (${payment.failure})`}
      </p>
      {payment.heard.length > 0 && (
        <details className="fold">
          <summary>{words.order.heard}</summary>
          <ul className="history">
            {payment.heard.map(({ kind, paise, at }) => (
              <li key={`${kind}${at}`}>
                {kind} {paise !== null && formatRupees(paise)}{" "}
                <span className="row-facts">{minute(at, shell.lang)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {can(order, "ask") && (
        <DeedForm call={moneyCalls.ask} input={about(order)} className="mt-3">
          <button type="submit" className="button button-quiet button-small">
            {words.order.ask}
          </button>
        </DeedForm>
      )}
      <RefundList order={order} refunds={money.refunds} />
      {can(order, "refund") && <RefundForm order={order} leftPaise={money.leftPaise} />}
    </Section>
  );
}

type SumProps = { readonly name: string; readonly amount: string; readonly isTotal?: boolean };

function Sum({ name, amount, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? "font-bold" : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
