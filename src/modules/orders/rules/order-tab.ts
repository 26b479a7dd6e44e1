import { type OrderState, type StatusAndStep, statusAndStepOf } from "./order-step.ts";
import type { OrderTab } from "./staff-actions.ts";

/** Where an order lies for the staff; the index of the orders' table says the same in SQL. */
function tabOf({ status, step }: StatusAndStep): OrderTab {
  if (step === "packed" || step === "partSent") return "packed";
  if (status === "cancelled" || step === "returned") return "ended";
  if (status === "shipped" || step === "returning") return "onTheWay";
  if (status === "ordered" || status === "processing") return "toPack";
  return status === "pending" ? "unpaid" : "done";
}

/** By what the staff read of its state. */
export function tabOfState(state: string): OrderTab {
  if (state === "ready") return "packed";
  return state === "collected" ? "done" : tabOf(statusAndStepOf(state as OrderState, "shipped"));
}

/** What follows when nothing goes wrong. */
export function nextAction(
  order: StatusAndStep,
  { isCollected }: { readonly isCollected: boolean },
): "pack" | "send" | "handOver" | null {
  const tab = tabOf(order);
  if (tab === "toPack") return "pack";
  // What is collected has steps of its own, at the counter.
  if (tab === "packed") return isCollected ? null : "send";
  return tab === "onTheWay" && order.step === null ? "handOver" : null;
}
