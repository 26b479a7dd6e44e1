import { moneyCalls } from "#contract/calls/money.ts";
import type { DeskOrder } from "#contract/desk-view.ts";
import { formatRupees } from "#contract/money.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedField, DeedKey } from "./deed-field.tsx";
import { DeedFold } from "./deed-fold.tsx";
import { OrderCounts } from "./order-counts.tsx";
import { about } from "./order-parts.ts";

type RefundFormProps = { readonly order: DeskOrder; readonly leftPaise: number };

export function RefundForm({ order, leftPaise }: RefundFormProps) {
  const { order: words } = useOffice().words;
  return (
    <DeedFold title={words.refund} call={moneyCalls.refund} input={about(order)} look="danger">
      {(state) => (
        <>
          <p className="text-muted">{words.leftToRefund(formatRupees(leftPaise))}</p>
          <DeedKey state={state} />
          <SelectField label={words.refundSum} name="sum" required defaultValue={state.typedOf("sum")}>
            {(["all", "amount", "goods", "delivery"] as const).map((sum) => (
              <option key={sum} value={sum}>
                {words.refundSums[sum]}
              </option>
            ))}
          </SelectField>
          <DeedField
            state={state}
            name="rupees"
            label={words.rupees}
            inputMode="decimal"
            className="refund-rupees"
          />
          <div className="refund-goods">
            <OrderCounts order={order} of="goods" label={words.refundGoods} state={state} />
          </div>
          <Checkbox name="restock" value="1" label={words.restock} />
          <DeedField state={state} name="reason" label={words.reason} required />
        </>
      )}
    </DeedFold>
  );
}
