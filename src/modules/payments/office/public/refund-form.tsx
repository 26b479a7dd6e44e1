import { formatRupees } from "#contract/format/money.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { OrderCounts } from "#modules/orders/office/public/order-counts.tsx";
import { about } from "#modules/orders/office/public/order-parts.ts";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { minute } from "#web/ui/format-dates.ts";

type RefundFormProps = { readonly order: OfficeOrder; readonly leftPaise: number };

export function RefundForm({ order, leftPaise }: RefundFormProps) {
  const { words: office, problem } = useOffice();
  const { order: words } = office;
  return (
    <ActionFold
      title={words.refund}
      endpoint={paymentOfficeEndpoints.refund}
      input={about(order)}
      look="danger"
    >
      {(state) => (
        <>
          <p className="muted">{words.leftToRefund(formatRupees(leftPaise))}</p>
          <ActionKey state={state} />
          <SelectField label={words.refundSum} name="sum" required defaultValue={state.typedOf("sum")}>
            {(["all", "amount", "goods", "delivery"] as const).map((sum) => (
              <option key={sum} value={sum}>
                {words.refundSums[sum]}
              </option>
            ))}
          </SelectField>
          <ActionField
            state={state}
            name="rupees"
            label={words.rupees}
            inputMode="decimal"
            className="refund-rupees"
          />
          <div className="refund-goods">
            <OrderCounts order={order} of="goods" label={words.refundGoods} state={state} />
          </div>
          {state.isRefused && <ReturnInTheWay order={order} id={problem?.returnId} />}
          <Restock state={state} label={words.restock} />
          <ActionField state={state} name="reason" label={words.reason} required />
        </>
      )}
    </ActionFold>
  );
}

/** It pays for these pieces itself; returns have no number, so it is called by when it was asked for. */
function ReturnInTheWay({ order, id }: { readonly order: OfficeOrder; readonly id: string | undefined }) {
  const { shell, words } = useOffice();
  const one = order.returns?.find((asked) => asked.id === id);
  if (!one) return null;
  return (
    <p>
      <a href={officePath(`returns/${one.id}`)} className="link">
        {words.order.openReturn(minute(one.askedAt, shell.lang))}
      </a>
    </p>
  );
}

function Restock({ state, label }: { readonly state: ActionState; readonly label: string }) {
  const error = state.errorOf("restock");
  return (
    <>
      <Checkbox
        name="restock"
        value="1"
        label={label}
        defaultChecked={state.typedOf("restock") === "1"}
        {...(error !== undefined && {
          "aria-invalid": true,
          "aria-describedby": "restock-error",
          autoFocus: true,
        })}
      />
      {error !== undefined && <FieldError id="restock-error" text={error} />}
    </>
  );
}
