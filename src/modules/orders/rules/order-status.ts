import { type OrderStatus, type Stage, stages } from "../order-view.ts";

/** Forward only: each status and those that may follow it. */
const following: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ["ordered", "cancelled"],
  ordered: ["processing", "shipped", "cancelled"],
  processing: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return following[from].includes(to);
}

/** Until the parcel has left. */
export function canCancel(status: OrderStatus): boolean {
  return canMove(status, "cancelled");
}

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(following, text);
}

/** The place among the five stages, 0 to 4; undefined for pending, cancelled and what nobody knows. */
export function stageIndex(status: string): number | undefined {
  const at = stages.indexOf(status.trim().toLowerCase() as Stage);
  return at < 0 ? undefined : at;
}

/** What follows by itself in a demo shop. */
export function nextStage(status: OrderStatus): Stage | undefined {
  const at = stageIndex(status);
  return at === undefined ? undefined : stages[at + 1];
}
