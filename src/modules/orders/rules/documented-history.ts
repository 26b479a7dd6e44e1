import type { OrderEventView } from "../order-view.ts";
import { isOrderStatus } from "./order-status.ts";
import { isStep, statusAndStepOf } from "./order-step.ts";

/** What a shopper is told of an order's way: its documented statuses, each once until another follows. */
export function documentedHistory(events: readonly OrderEventView[]): OrderEventView[] {
  const told: OrderEventView[] = [];
  for (const { status: named, at } of events) {
    const last = told.at(-1)?.status ?? "pending";
    if (!isOrderStatus(named) && !isStep(named)) continue;
    const { status } = statusAndStepOf(named, isOrderStatus(last) ? last : "pending");
    if (status !== told.at(-1)?.status) told.push({ status, at });
  }
  return told;
}
