import type { OrderCard } from "#contract/order-view.ts";
import { isUnderWay } from "./is-under-way.ts";
import { useDates } from "./order-dates.ts";
import { useOrderTexts } from "./order-texts.ts";

/** When it arrives, while it is on its way. */
export function ExpectedDay({ order, className }: { readonly order: OrderCard; readonly className: string }) {
  const { tracking } = useOrderTexts();
  const { weekday } = useDates();
  if (!isUnderWay(order.status)) return null;
  return (
    <p className={className}>
      <span className="text-muted text-sm">{tracking.estimated}</span>{" "}
      <span className="inline-block font-semibold">{weekday(order.expectedAt)}</span>
    </p>
  );
}
