import type { Standing } from "./order-step.ts";
import type { OrderTab } from "./staff-actions.ts";

/** Where an order lies for the staff; the index of the orders' table says the same in SQL. */
function tabOf({ status, step }: Standing): OrderTab {
  if (step === "packed" || step === "partSent") return "packed";
  if (status === "cancelled" || step === "returned") return "ended";
  if (status === "shipped" || step === "returning") return "onTheWay";
  if (status === "ordered" || status === "processing") return "toPack";
  return status === "pending" ? "unpaid" : "done";
}

/** What follows when nothing goes wrong. */
export function nextAction(standing: Standing): "pack" | "send" | "handOver" | null {
  const tab = tabOf(standing);
  if (tab === "toPack") return "pack";
  if (tab === "packed") return "send";
  return tab === "onTheWay" && standing.step === null ? "handOver" : null;
}
