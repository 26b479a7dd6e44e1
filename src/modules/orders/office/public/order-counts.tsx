import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { CountField } from "#manage/parts/count-field.tsx";
import { variantName } from "#modules/catalogue/office/public/variant-name.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import type { OrderPart } from "./order-parts.ts";

type OrderCountsProps = OrderPart & {
  /** Lines are what a parcel holds, goods what money goes back for, once for each piece. */
  readonly of: "lines" | "goods";
  readonly label: string;
  readonly state: ActionState;
};

/** A number for each line of an order; of a parcel it begins with all that has not left. */
export function OrderCounts({ order, of, label, state }: OrderCountsProps) {
  const { order: words } = useOffice().words;
  const error = state.errorOf(of);
  const errorId = `${of}-error`;
  const mostOf = ({ left, owed = 0 }: (typeof order.lines)[number]) => (of === "lines" ? left : owed);
  if (error === undefined && order.lines.every((line) => mostOf(line) === 0)) return null;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="field-label">{label}</legend>
      {order.lines.map((one) => {
        const { line, title, colour, size } = one;
        const most = mostOf(one);
        const name = `${of}.${line}`;
        if (most === 0) return null;
        const choice = variantName({ colour: colour ?? "", size: size ?? "" });
        return (
          <CountField
            key={line}
            label={words.upTo([title, choice].filter(Boolean).join(", "), most)}
            name={name}
            most={most}
            begin={of === "lines" ? most : 0}
            state={state}
          />
        );
      })}
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
