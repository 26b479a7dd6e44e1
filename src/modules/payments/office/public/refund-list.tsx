import { formatRupees } from "#contract/format/money.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";

type Refunds = NonNullable<OfficeOrder["money"]>["refunds"];
type RefundListProps = { readonly order: OfficeOrder; readonly refunds: Refunds };

export function RefundList({ order, refunds }: RefundListProps) {
  const { shell, words } = useOffice();
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="above-l">{words.order.refunds}</h3>
      <ul className="history below-m">
        {refunds.map(({ id, paise, state, reason, by, at, refusal, can }) => (
          <li key={id}>
            <b>{formatRupees(paise)}</b> {words.order.refundState[state]}
            <span className="row-facts">
              {[
                words.order.refundWhy[reason] ?? reason,
                refusal,
                minute(at, shell.lang),
                actorName(by, words.order),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {can === "retry" && (
              <ActionForm
                endpoint={paymentOfficeEndpoints.retry}
                input={{ id }}
                next={officePath(`orders/${order.number}`)}
              >
                {(form) => (
                  <>
                    <ActionKey state={form} />
                    <button type="submit" className="button button-quiet button-small">
                      {words.order.retry}
                    </button>
                  </>
                )}
              </ActionForm>
            )}
            {can !== null && (
              <ActionFold title={words.order.byHand} endpoint={paymentOfficeEndpoints.byHand} input={{ id }}>
                {(form) => (
                  <ActionField state={form} name="reference" label={words.order.reference} required />
                )}
              </ActionFold>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
