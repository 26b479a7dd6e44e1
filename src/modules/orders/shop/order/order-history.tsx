import type { OrderView } from "#modules/orders/order-view.ts";
import { useDates } from "../public/order-dates.ts";
import { useOrderTexts } from "../public/order-texts.ts";

export function OrderHistory({ events }: Pick<OrderView, "events">) {
  const words = useOrderTexts();
  const { time } = useDates();
  const names: Readonly<Record<string, string>> = words.status;
  // To be paid for is what it was until it was ordered: told only of one that never was.
  const isOrdered = events.some(({ status }) => status === "ordered");
  const told = isOrdered ? events.filter(({ status }) => status !== "pending") : events;
  // The head of the page says when it was ordered.
  if (isOrdered && told.length === 1) return null;
  return (
    <section className="card padded" aria-labelledby="order-history">
      <h2 id="order-history" className="below-m title-3">
        {words.detail.history}
      </h2>
      <ol className="stack gap-s">
        {told.map(({ status, at }) => (
          <li key={`${status} ${at}`} className="sides">
            <span>{names[status] ?? status}</span>
            <time dateTime={new Date(at).toISOString()} className="tabular-nums muted">
              {time(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
