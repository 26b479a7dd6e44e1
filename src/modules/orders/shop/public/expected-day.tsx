import type { OrderView } from "#modules/orders/order-view.ts";
import { isComing } from "#modules/orders/rules/order-step.ts";
import { useDates } from "./order-dates.ts";
import { useOrderTexts } from "./order-texts.ts";

type ExpectedDayProps = {
  /** A list of orders does not know the step of each. */
  readonly order: Pick<OrderView, "status" | "expectedAt" | "isCollected"> & Partial<Pick<OrderView, "step">>;
  readonly className: string;
  /** Large below what it is called; else in one line with that. */
  readonly isLarge?: boolean;
};

/** When it arrives, while it is on its way. */
export function ExpectedDay({
  order: { step = null, ...order },
  className,
  isLarge = false,
}: ExpectedDayProps) {
  const { tracking } = useOrderTexts();
  const { weekday } = useDates();
  if (order.isCollected || !isComing({ ...order, step })) return null;
  return (
    <p className={className}>
      <span className={`muted small ${isLarge ? "block" : ""}`}>{tracking.estimated}</span>{" "}
      <span className={`expected-day ${isLarge ? "expected-day-large" : ""}`}>
        {weekday(order.expectedAt)}
      </span>
    </p>
  );
}
