import type { OrderView } from "#contract/order-view.ts";
import { useDates } from "./order-dates.ts";
import { useOrderTexts } from "./order-texts.ts";

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
    <section className="card p-5 sm:p-6" aria-labelledby="order-history">
      <h2 id="order-history" className="mb-3 text-xl">
        {words.detail.history}
      </h2>
      <ol className="grid gap-2">
        {told.map(({ status, at }) => (
          <li key={`${status} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{names[status] ?? status}</span>
            <time dateTime={new Date(at).toISOString()} className="text-muted tabular-nums">
              {time(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
