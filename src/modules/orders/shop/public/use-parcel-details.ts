import type { OrderView } from "#modules/orders/order-view.ts";
import { stageIndex } from "#modules/orders/rules/order-status.ts";
import { useDates } from "./order-dates.ts";
import { useOrderTexts } from "./order-texts.ts";

/** What is whole and on its way needs no list of parcels. */
export const isInParts = ({ parcels, step }: Pick<OrderView, "parcels" | "step">): boolean =>
  parcels.length > 1 || step !== null;

/** When its buyer got it; of an order that was sent in parts, the last of them. */
export function deliveredAt({ status, events }: Pick<OrderView, "status" | "events">): number | undefined {
  const isThere = ["delivered", "completed"].includes(status.toLowerCase());
  return isThere ? events.findLast((event) => event.status === "delivered")?.at : undefined;
}

/** Who has it, under which number, and what was heard of it last. */
export function useParcelDetails(order: OrderView): readonly (readonly [string, string])[] {
  const { tracking: words, status: names } = useOrderTexts();
  const { weekday, time } = useDates();
  const known: Readonly<Record<string, string>> = names;
  const delivered = deliveredAt(order);
  const last = order.events.at(-1);
  const facts: [string, string][] = [];
  if (delivered) facts.push([words.deliveredOn, weekday(delivered)]);
  // Beside a step stands when it was reached.
  else if (last && stageIndex(last.status) === undefined)
    facts.push([words.lastUpdate, `${known[last.status] ?? last.status}, ${time(last.at)}`]);
  if (isInParts(order)) return facts;
  if (order.carrier) facts.push([words.carrier, order.carrier]);
  if (order.trackingNumber) facts.push([words.number, order.trackingNumber]);
  return facts;
}
