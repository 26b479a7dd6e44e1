import type { OrderEventView, OrderStatus, OrderStep, ParcelState } from "../order-view.ts";
import { underWay } from "./erasure.ts";
import { isOrderStatus } from "./order-status.ts";

/** What the staff see: the step where there is one, else the documented status. */
export type OrderState = OrderStatus | OrderStep;

export interface StatusAndStep {
  readonly status: OrderStatus;
  readonly step: OrderStep | null;
}

export function stateOf({ status, step }: StatusAndStep): OrderState {
  return step ?? status;
}

/** The documented status of each step, and the step itself; what came back keeps the status it had. */
const statusOf: Readonly<Record<OrderStep, (status: OrderStatus) => OrderStatus>> = {
  packed: () => "processing",
  partSent: () => "shipped",
  returning: (status) => status,
  returned: (status) => status,
};

export function statusAndStepOf(state: OrderState, status: OrderStatus): StatusAndStep {
  return isStep(state) ? { status: statusOf[state](status), step: state } : { status: state, step: null };
}

function isStep(state: string): state is OrderStep {
  return Object.hasOwn(statusOf, state);
}

/** From where each action of the staff may be done. */
const allowed = {
  pack: ["ordered", "processing"],
  send: ["ordered", "processing", "packed", "partSent", "shipped", "returned"],
  correct: ["shipped", "partSent", "returning"],
  deliver: ["shipped", "partSent", "returning"],
  comeBack: ["shipped", "partSent", "delivered", "completed"],
  takeBack: ["shipped", "partSent", "delivered", "completed", "returning"],
  stepBack: [
    "processing",
    "packed",
    "shipped",
    "partSent",
    "delivered",
    "completed",
    "returning",
    "returned",
  ],
} as const satisfies Record<string, readonly OrderState[]>;

export type OrderAction = keyof typeof allowed;

export function mayDo(action: OrderAction, order: StatusAndStep): boolean {
  // What was handed over and came back does not leave again as the same order.
  if (action === "send" && order.step === "returned" && order.status !== "shipped") return false;
  return (allowed[action] as readonly OrderState[]).includes(stateOf(order));
}

/** It never arrived and is here again: nothing is in the way of ending it. */
export function isHereAgain({ status, step }: StatusAndStep): boolean {
  return step === "returned" && status === "shipped";
}

/** The day that was promised holds: it is still to come, and does not travel back. */
export function isComing({ status, step }: { readonly status: string; readonly step: OrderStep | null }) {
  return (underWay as readonly string[]).includes(status) && !isBackward(step);
}

/** Something of it is on its way back, or is here again. */
export function isBackward(step: OrderStep | null): step is "returning" | "returned" {
  return step === "returning" || step === "returned";
}

interface OutParcel {
  readonly state: ParcelState;
}

/** Where an order stands when one of its parcels has moved. Of a delivered one nothing is on its way. */
export function stateAfter(
  parcels: readonly OutParcel[],
  { isAllSent, status }: { readonly isAllSent: boolean; readonly status: OrderStatus },
): OrderState {
  const is = (state: ParcelState) => (parcel: OutParcel) => parcel.state === state;
  if (parcels.some(is("returning"))) return "returning";
  if (parcels.length > 0 && parcels.every(is("returned"))) return "returned";
  if (!isAllSent) return "partSent";
  if (parcels.some(is("sent"))) return "shipped";
  return status === "completed" ? "completed" : "delivered";
}

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
