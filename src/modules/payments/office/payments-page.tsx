import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { Section } from "#manage/parts/section.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { paymentOfficeEndpoints } from "../office-endpoints.ts";
import { formatPayment } from "./public/format-payment.ts";

/** What waits for somebody. */
export type OfficeTask = AnswerOf<typeof paymentOfficeEndpoints.tasks>["tasks"][number];
/** How one of the newest orders is paid. */
export type OfficePayment = AnswerOf<typeof paymentOfficeEndpoints.tasks>["latest"][number];

type PaymentsPageProps = { readonly tasks: readonly OfficeTask[]; readonly latest: readonly OfficePayment[] };

export function PaymentsPage({ tasks, latest }: PaymentsPageProps) {
  const { shell } = useOffice();
  const { payments } = textsOf(shell.lang);
  return (
    <>
      <BackTo to="money" name={textsOf(shell.lang).money.nav} />
      <h1>{payments.title}</h1>
      {latest.length === 0 && tasks.length === 0 && (
        <NothingHere scene="done" title={payments.nothing} text={payments.nothingHint} />
      )}
      {latest.length > 0 && tasks.length === 0 && (
        <p className="strip above-m">
          <Icon name="check" /> {payments.none}
        </p>
      )}
      {tasks.length > 0 && (
        <Section title={payments.needs}>
          <ul className="rows">
            {tasks.map((task) => (
              <Task key={`${task.kind}${task.orderId}${task.refundId}`} task={task} />
            ))}
          </ul>
        </Section>
      )}
      {latest.length > 0 && (
        <Section title={payments.latest}>
          <ul className="rows">
            {latest.map((payment) => (
              <LatestPayment key={payment.orderId} payment={payment} />
            ))}
          </ul>
          {latest.length >= 20 && <p className="field-hint">{payments.latestHint}</p>}
        </Section>
      )}
    </>
  );
}

function LatestPayment({ payment }: { readonly payment: OfficePayment }) {
  const { lang } = useOffice().shell;
  const { number, name, paise, status, since } = payment;
  const said = formatPayment(payment, lang);
  return (
    <li className="row">
      <a href={officePath(`orders/${number}`)} className="row-link line gap-s" data-row>
        <span className="row-link">
          <span className="row-head">
            <b className="number">{number}</b>
            <span className="truncate">
              <AsWritten text={name} />
            </span>
            <b className="sum push">{formatRupees(paise)}</b>
          </span>
          <span className="row-facts">
            <span className={status === "captured" ? "order-paid" : ""}>{said.status}</span> · {said.method} ·{" "}
            {minute(since, lang)}
          </span>
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}

function Task({ task }: { readonly task: OfficeTask }) {
  const { lang } = useOffice().shell;
  const { payments: words } = textsOf(lang);
  const { kind, misfit, number, paise, since, said: text } = task;
  const why = [misfit && words.misfit[misfit], text, words.since(minute(since, lang))];
  return (
    <li className="row task">
      <a href={officePath(`orders/${number}`)} className="row-link" data-row>
        <span className="row-head">
          <b className="number">{number}</b> <span>{formatRupees(paise)}</span>
        </span>
        <span className="block">{words.kind[kind]}</span>
        <span className="row-facts">{why.filter(Boolean).join(" · ")}</span>
      </a>
      <TaskAction task={task} />
    </li>
  );
}

/** What one's role does not include is left to the order's own page. */
function TaskAction({ task: { deed: action, orderId, refundId } }: { readonly task: OfficeTask }) {
  const { shell, role, words } = useOffice();
  const endpoint = paymentOfficeEndpoints[action === "open" ? "tasks" : action];
  const id = action === "ask" ? orderId : refundId;
  if (action === "open" || id === null || !roleHolds(role, endpoint.right)) return null;
  const title = textsOf(shell.lang).payments.action[action];
  if (action === "byHand")
    return (
      <ActionFold title={title} endpoint={endpoint} input={{ id }}>
        {(state) => <ActionField state={state} name="reference" label={words.order.reference} required />}
      </ActionFold>
    );
  return (
    <ActionForm endpoint={endpoint} input={{ id }} next={officePath("payments")}>
      {(state) => (
        <>
          {action === "retry" && <ActionKey state={state} />}
          <button type="submit" className="button button-primary button-small">
            {title}
          </button>
        </>
      )}
    </ActionForm>
  );
}
